// CONTRACT, "Command line": a deck a line in, a verdict a line out.
import { describe, expect, test } from "vitest";
import { verdictSchema } from "../../lib/contract/answers.ts";
import { drydock, fileOf, run } from "./run.ts";

const DECK = { sections: { player: [["Exploit", 54]] } };
const line = (id: unknown, more: object = {}) => JSON.stringify({ id, game: "open-worlds", deck: DECK, ...more });
const answers = (out: string) =>
  out
    .split("\n")
    .filter(Boolean)
    .map((text) => JSON.parse(text));

test("each line has id, status, findings as in --json, and the ids of what held", async () => {
  const deck = {
    sections: {
      player: [
        ["Exploit", 52],
        ["City 20", 2],
      ],
    },
  };
  const { status, out } = await run("check", "--jsonl", fileOf(line("a", { deck })));
  const [verdict] = answers(out);
  expect([status, Object.keys(verdict)]).toEqual([1, ["id", "status", "findings", "held"]]);
  const whole = verdictSchema.parse(
    JSON.parse((await run("check", "--json", fileOf("Game: Open Worlds\n52 Exploit\n2 City 20"))).out),
  );
  expect(verdict).toEqual({
    id: "a",
    status: whole.status,
    findings: whole.findings,
    held: whole.held.map(({ rule }) => rule),
  });
});

test("format, options and house may be there or not, and flags override", async () => {
  const fates = { game: "conquest-of-fates", house: { copies: 2 }, deck: { sections: { main: [["Moss Grazer", 3]] } } };
  const spur = {
    game: "orions-spur",
    format: "points",
    options: { points: 2, vp: 12 },
    deck: { sections: { flagship: [["Ceres Picket", 1]] } },
  };
  const { out } = await run("check", "--jsonl", fileOf([line(1), line(2, fates), line(3, spur)].join("\n")));
  expect(answers(out).map(({ id, status }) => [id, status])).toEqual([
    [1, "legal"],
    [2, "illegal"],
    [3, "legal"],
  ]);
  const over = await run("check", "--jsonl", "--format", "introductory", fileOf(line(1)));
  expect(answers(over.out)[0].status).toBe("illegal");
});

test.each([
  ["blank lines", `\n\n${line(1)}\n\n${line(2)}\n\n`],
  ["no end of the last line", `${line(1)}\n${line(2)}`],
  ["Windows lines and a byte-order mark", `\ufeff${line(1)}\r\n${line(2)}\r\n`],
])("%s are no matter", async (_, text) =>
  expect(answers((await run("check", "--jsonl", fileOf(text))).out).map(({ id }) => id)).toEqual([1, 2]),
);

test("20,000 decks from standard input come out in order, with the status of all", async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => line(i, i === 7 ? { deck: { sections: {} } } : {}));
  const { status, out, err } = await drydock(["check", "--jsonl"], `${lines.join("\n")}\n`);
  expect([status, err]).toEqual([1, ""]);
  expect(answers(out).map(({ id }) => id)).toEqual(lines.map((_, i) => i));
});

describe("a bad line has its fault in its place, and the lines behind it are judged", () => {
  test.each<[string, string, RegExp]>([
    ["broken JSON", '{"id":3', /it ends too early/],
    ["a list", "2 Exploit", /This is not JSON: “Exploit” is not expected at character 3/],
    ["two decks on a line", line(3) + line(4), /“{” is not expected at character 78/],
    [
      "no id",
      JSON.stringify({ game: "open-worlds", deck: DECK }),
      /id: expected a text of at most 200 characters or a number/,
    ],
    ["no deck", JSON.stringify({ id: 3, game: "open-worlds" }), /deck: expected an object, got nothing/],
    [
      "sections that are none",
      line(3, { deck: { sections: { player: "Exploit" } } }),
      /deck\.sections\.player: expected a list, got a text/,
    ],
    [
      "a line of a deck that is none",
      line(3, { deck: { sections: { player: [["Exploit"]] } } }),
      /deck\.sections\.player\[0\]: expected a line such as/,
    ],
    [
      "a count as text",
      line(3, { deck: { sections: { player: [["Exploit", "5"]] } } }),
      /player\[0\]\[1\]: expected a number, got a text/,
    ],
    [
      "too many lines",
      line(3, { deck: { sections: { player: Array(1001).fill(["Exploit", 1]) } } }),
      /at most 1000 lines/,
    ],
    ["an unknown game", line(3, { game: "chess" }), /there is no game “chess”/],
    ["an unknown format", line(3, { format: "vintage" }), /has no format “vintage”/],
    ["an unknown option", line(3, { options: { points: 12 } }), /has no option “points”/],
    ["an unknown house rule", line(3, { house: { copies: 3 } }), /has no house rule “copies”/],
    ["what nobody asked for", line(3, { price: 1 }), /“price” is not expected here/],
    [
      "a trap as a key",
      '{"id":3,"game":"open-worlds","deck":{"sections":{"__proto__":[]}}}',
      /“__proto__” is not allowed/,
    ],
    ["a key twice", '{"id":3,"id":4}', /“id” appears twice/],
    ["brackets without end", "[".repeat(100_000), /nested more than 16 levels/],
    ["a line of 2 MiB", line("x".repeat(2 ** 21)), /the line is longer than 1 MiB/],
  ])("%s", async (_, bad, says) => {
    const { status, out, err } = await run("check", "--jsonl", fileOf([line(1), line(2), bad, line(4)].join("\n")));
    const [first, second, fault, last] = answers(out);
    expect([status, first.id, second.id, last.id, last.status]).toEqual([2, 1, 2, 4, "legal"]);
    expect(fault).toEqual({ id: fault.id === 3 ? 3 : null, line: 3, error: expect.stringMatching(says) });
    expect(err).toMatch(/^\S+, line 3: [^\n]+\n$/);
    expect(err).toMatch(says);
  });
});

test("a line may have a list, a code or a link as text, and a game only if the text does not say it", async () => {
  const code = (await run("encode", fileOf("Game: Open Worlds\n54 Exploit\n"))).out.trim();
  const texts = ["Game: Open Worlds\n54 Exploit", code, `https://decks.example/d/${code}/play#1.a`];
  const lines = [
    ...texts.map((text, id) => ({ id, text })),
    { id: 3, game: "open-worlds", format: "introductory", text: "54 Exploit" },
  ];
  const { status, out, err } = await run(
    "check",
    "--jsonl",
    fileOf(lines.map((one) => JSON.stringify(one)).join("\n")),
  );
  expect(answers(out).map(({ id, status }) => [id, status])).toEqual([
    [0, "legal"],
    [1, "legal"],
    [2, "legal"],
    [3, "illegal"],
  ]);
  expect([status, err]).toEqual([1, ""]);
});

test("names that mean something to a program mean nothing here", async () => {
  const deck = {
    sections: {
      toString: [["hasOwnProperty", 1]],
      player: [
        ["__proto__", 1],
        ["constructor", 1],
      ],
    },
  };
  const { out } = await run("check", "--jsonl", fileOf(line(1, { deck })));
  const rules = answers(out)[0].findings.map(({ rule }: { rule: string }) => rule);
  expect(rules.slice(0, 3)).toEqual(["deck/unknown-card", "deck/unknown-card", "deck/wrong-section"]);
});
