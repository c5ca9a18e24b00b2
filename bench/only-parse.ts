// The least possible work: read the same file in the same way, parse each line, and do nothing with it.
import { createReadStream } from "node:fs";

let rest = "";
let ids = 0;
const stream = createReadStream(process.argv[2] ?? "");
stream.setEncoding("utf8");
for await (const chunk of stream) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) ids += JSON.parse(line).id;
}
process.stdout.write(`${ids}\n`);
