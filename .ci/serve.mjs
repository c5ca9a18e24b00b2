// `npm run serve`: tries the port, installs, builds what is not built yet, and starts the server. One line a step.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { isBuilt } from "./build.mjs";
import { install } from "./install.mjs";
import { step, tell } from "./step.mjs";

const { HOST: host = "127.0.0.1", PORT: port = "3000" } = process.env;

/** Why the server could not listen, before anything is installed or built. What else is wrong it says itself. */
function portFault() {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code }) => resolve(code === "EADDRINUSE" ? code : undefined));
    server.listen(Number(port), host, () => server.close(() => resolve(undefined)));
  });
}

async function serve() {
  if (/^\d+$/.test(port) && (await portFault())) {
    tell(
      `Port ${port} of ${host} is in use by another program. Stop that program, or choose another port: PORT=3001 npm run serve`,
    );
    return 1;
  }
  const installed = await install();
  if (installed !== 0) return installed;
  if (!isBuilt()) {
    const says = "Building the pages. This takes a minute or two, and again only when the code has changed.";
    const built = await step(says, "npm", ["run", "-s", "build"], "The pages could not be built.");
    if (built !== 0) return built;
  }
  tell("Starting the server. Ctrl+C stops it.");
  const server = spawn("npm", ["run", "-s", "start"], { stdio: "inherit", shell: process.platform === "win32" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => signal === "SIGTERM" && server.kill(signal));
  return new Promise((resolve) => server.once("exit", (code) => resolve(code ?? 1)));
}

process.exitCode = await serve();
