// An audit is only a success where npm really answered.
import { expect, test } from "vitest";
import { audited } from "../../tools/audit.ts";

const metadata = { dependencies: { total: 52 } };
const hole = { next: { severity: "high", range: "<16.3.3", via: [] } };

test.each<[string, string, ReturnType<typeof audited>["outcome"], RegExp]>([
  ["nothing known", JSON.stringify({ vulnerabilities: {}, metadata }), "clean", /^Checked: .* in 52 packages\.$/],
  ["a known hole", JSON.stringify({ vulnerabilities: hole, metadata }), "vulnerable", /\n {2}next <16\.3\.3: high$/],
  ["a registry that refuses", '{"message": "405 Method Not Allowed", "method": "POST"}', "not checked", /405/],
  ["an error", '{"error": {"code": "ENOTFOUND"}}', "not checked", /^Not checked: npm could not ask/],
  ["a page instead", "<html>Sign in</html>", "not checked", /no answer that can be read/],
  ["silence", "", "not checked", /^Not checked/],
  ["an empty object", "{}", "not checked", /^Not checked/],
])("%s", (_, output, outcome, says) => {
  expect(audited(output)).toEqual({ outcome, says: expect.stringMatching(says) });
});
