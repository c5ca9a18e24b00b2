// Which way the code points. CONTRIBUTING draws the same picture.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { pathNot: [...allowed, "^node_modules/", "node_modules"], dependencyTypesNot: ["core"] },
});

/** What stands in no room of the core: words, dice, budgets. */
const CORE_FLOOR = "^lib/core/(?!game\\.ts)[^/]+\\.ts$";

module.exports = {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    only("core-imports-nothing", "^lib/core/", ["^lib/core/"], "the core imports nothing"),
    only("words-dice-and-budget-lie-lowest", "^lib/core/(?!game\\.ts)[^/]+\\.ts$", ["^lib/core/[^/]+\\.ts$"]),
    only("cards-lie-below-the-judge", "^lib/core/card/", ["^lib/core/card/", CORE_FLOOR]),
    only("the-judge-imports-cards", "^lib/core/judge/", ["^lib/core/(judge|card)/", CORE_FLOOR]),
    only("looks-import-cards", "^lib/core/look/", ["^lib/core/(look|card)/", CORE_FLOOR]),
    only("the-table-imports-cards-and-rules", "^lib/core/table/", ["^lib/core/(table|judge|card)/", CORE_FLOOR]),
    only("texts-import-the-table", "^lib/core/text/", ["^lib/core/(text|table|judge|card)/", CORE_FLOOR]),
    only("planners-stand-alone", "^lib/core/plan/", ["^lib/core/plan/"]),
    only("art-imports-core", "^lib/art/", ["^lib/core/", "^lib/art/"]),
    only(
      "games-import-core-and-themselves",
      "^lib/games/([^/]+)/(?!art/)",
      ["^lib/core/", "^lib/games/$1/"],
      "a game knows no other game",
    ),
    only(
      "pictures-of-games-import-forms",
      "^lib/games/([^/]+)/art/",
      ["^lib/art/", "^lib/games/$1/art/"],
      "how a game's cards look is told in the forms of lib/art, and by nothing else of the game",
    ),
    {
      name: "only-their-list-imports-pictures-of-games",
      comment: "so that no page loads what draws: there a card is a picture with an address",
      severity: "error",
      from: { pathNot: ["^lib/games/art\\.ts$", "^lib/games/[^/]+/art/", "^tests/"] },
      to: { path: "^lib/games/[^/]+/art/" },
    },
    only("query-imports-core", "^lib/query/", ["^lib/core/", "^lib/query/"]),
    only("odds-import-core-and-query", "^lib/odds/", ["^lib/core/", "^lib/query/", "^lib/odds/"]),
    only("trials-import-core-and-pilots", "^lib/trials/", ["^lib/core/", "^lib/pilots/", "^lib/trials/"]),
    only("pilots-import-core", "^lib/pilots/", ["^lib/core/", "^lib/pilots/"]),
    only("contract-imports-core-and-deck", "^lib/contract/", ["^lib/core/", "^lib/contract/", "^lib/deck/"]),
    only("cards-import-core", "^lib/cards/", ["^lib/core/", "^lib/cards/"]),
    only("sheets-import-core-cards-and-contract", "^lib/sheets/", [
      "^lib/core/",
      "^lib/cards/",
      "^lib/contract/",
      "^lib/sheets/",
    ]),
    only("deck-imports-core-and-cards", "^lib/deck/", ["^lib/core/", "^lib/cards/", "^lib/deck/"]),
    only("desk-imports-core-cards-and-deck", "^lib/desk/", ["^lib/core/", "^lib/cards/", "^lib/deck/", "^lib/desk/"]),
    only("db-imports-core", "^db/", ["^lib/core/", "^db/"]),
    {
      name: "a-feature-knows-no-other-feature-and-no-server",
      comment: "what two features share stands in _ui or _client; routes ask the server and hand over what it says",
      severity: "error",
      from: { path: "^app/(_[^/]+)/", pathNot: "^app/_server/" },
      to: { path: "^app/", pathNot: ["^app/$1/", "^app/_(ui|client)/", "\\.svg$"] },
    },
    {
      name: "ui-and-client-know-no-feature",
      severity: "error",
      from: { path: "^app/_(ui|client)/" },
      to: { path: "^app/", pathNot: ["^app/_(ui|client)/"] },
    },
    {
      name: "the-server-knows-no-feature",
      severity: "error",
      from: { path: "^app/_server/" },
      to: { path: "^app/", pathNot: ["^app/_(ui|client|server)/"] },
    },
    {
      name: "routes-import-no-routes",
      severity: "error",
      from: { path: "^app/(?!_)" },
      to: { path: "^app/(?!_)[^/]+/" },
    },
    {
      name: "nobody-reaches-past-the-list-of-games",
      severity: "error",
      from: { pathNot: ["^lib/games/", "^(tests|bench|tools)/"] },
      to: { path: "^lib/games/", pathNot: "^lib/games/(index|art)\\.ts$" },
    },
    {
      name: "only-edges-choose-the-game",
      severity: "error",
      from: { pathNot: ["^app/", "^lib/cli/", "^(tests|bench|tools)/"] },
      to: { path: "^lib/games/(index|art)\\.ts$" },
    },
    {
      name: "lib-and-db-know-no-app",
      severity: "error",
      from: { path: "^(lib|db)/" },
      to: { path: "^(app|tests|bench|tools)/" },
    },
    {
      name: "no-sql-outside-db",
      severity: "error",
      from: { pathNot: "^(db|tests|bench|tools)/|^drizzle\\.config\\.ts$" },
      to: { path: "node_modules/(better-sqlite3|drizzle-orm)" },
    },
    {
      name: "pure-rooms-have-no-node-and-no-page",
      comment: "what the browser runs too, and the rules, know no Node module, no React, no zod",
      severity: "error",
      from: { path: "^lib/(core|games|query|odds|deck|desk|pilots|trials)/" },
      to: { path: ["^node:", "node_modules/(react|next|zod)/"], dependencyTypes: ["core", "npm"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|node_modules/(?!zod|react|next|better-sqlite3|drizzle-orm))" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};
