import { games } from "../games/index.ts";

const DECK_FLAGS = `
  --game G          the game; it goes before the list's own "Game:" line and what its cards say
  --format F        the format; it goes before the list's own "Format:" line
  --house K[=V]     a house rule in force, as one-faction or copies=3; again for another
  --points N        the total of a points fleet; --vp N the victory points played for
  --cards SET.json  these cards instead of the built-in ones; again for more sets, "built-in" to keep
                    those too, db:ID for a set that was imported
`;

const VERBS: Readonly<Record<string, string>> = {
  check: `drydock check [FILE…] [--json | --jsonl]
  Says whether decks are legal, why, and what is not known. Without a file, or with "-", it reads standard input.
${DECK_FLAGS}
  --json            the verdict as JSON: one object for one list, an array for several
  --jsonl           a deck a line in, a verdict a line out, in order, at any size

  Exit status: 0 all legal, 1 some illegal, 3 some undetermined, 2 bad input.
`,
  show: `drydock show CODE|FILE [--json]
  Prints a deck as text, its verdict and its code. The exit status is that of the verdict, as in check.
${DECK_FLAGS}`,
  encode: `drydock encode FILE
  Prints the code of a list, and nothing else.
${DECK_FLAGS}`,
  decode: `drydock decode CODE
  Prints the list of a code as text, with its header lines. With "-" it reads the code from standard input.
${DECK_FLAGS}`,
  play: `drydock play CODE|FILE [--seed S] [--moves FILE] [--auto N] [--json | --stdio]
  Deals a deck and plays it alone, by the game's own setup and turn. The same deck, seed and moves are the same game.
${DECK_FLAGS}
  --seed S          up to 64 letters, digits and -; 1 if left out
  --moves FILE      plays these moves first, one on a line: {"do":"deploy","card":17,"to":"L1"}; "-" is standard input
  --auto N          then the autopilot plays N turns, the one that has begun included; before the first, the setup too
  --json            prints the state, the moves that are allowed now and the log as JSON; of the counters of a card, those
                    that are 0 are left out
  --stdio           prints the state as a line of JSON, reads a move a line and prints the state again:
                    one of the state's moves, a free move, {"undo":true} or {"redo":true};
                    a move that is not allowed answers {"error":"…"} and changes nothing

  Empty lines are no moves. Free moves do by hand what a card's own text says; they wait while something is being paid or
  chosen:
  {"free":"move","card":17,"to":"discard"}       to a zone, or onto a card as "under:12"; with "bottom":true below what is there
  {"free":"counter","to":"energy","by":-2}       a number of the game, or with "card" one that the card carries; by 1 if left out
  {"free":"exhaust","card":17}                   likewise "ready", "turn" (over) and "reveal"
  {"free":"note","card":17,"text":"till turn 4"} one line; without "text" the note goes
  {"free":"look","to":"draw","by":3}             the top cards of a zone, 1 if left out
  {"free":"search","to":"draw"}                  likewise "shuffle"

  Exit status: 0, or 2 if the deck, the moves or the command cannot be read or a move of --moves is not allowed. What is
  no card of the game stays in the box; whether the deck is legal is for drydock check.
`,
  samples: `drydock samples [NAME] [--game G]
  Prints the names of the built-in sample decks, one a line, or one of them as text.
`,
  cards: `drydock cards --game G ['QUERY'] [--json] [--cards SET.json]
  Prints the cards that a query matches. Words match names and texts; k:orbital a kind, c<=3 a cost or Class,
  defense>=10 a number, is:prohibited a flag, set:practice a set, has:class and unknown:class what is known;
  - is not, or, parentheses and quotes join.
`,
  import: `drydock import SET.json|SET.csv [--game G] [--id ID] [--name NAME] [--source WORDS] [--dry-run]
  Checks a card set and puts it into the database, where pages and API see it: the whole set or nothing.
  A CSV file needs --game. --id, --name and --source say what the set is called.
  --dry-run writes nothing and says what the import would do: add, replace or change nothing.
`,
  sets: `drydock sets [--json]
drydock sets remove ID
  Lists the card sets in the database: id, game, number of cards, name, and whether it is built in or imported.
  remove takes an imported set out of the database. Built-in sets stay.
`,
  backup: `drydock backup FILE [--force]
  Copies the database into FILE and checks the copy row by row. The server may be running. Only you can read the copy.
  An existing FILE is kept unless you add --force.
`,
  restore: `drydock restore FILE
  Checks a backup and puts its card sets in place of those in the database: all of them or nothing. The data that was
  there before is kept beside the database, under a name with the date and time.
  The server may be running and shows the restored sets at once. If the database was damaged, start the server again.
`,
};

const HELP = `drydock: decks of ${games.map(({ name }) => name).join(", ")}

  drydock check    says whether decks are legal, and why
  drydock show     prints a deck, its verdict and its code
  drydock encode   prints the code of a list
  drydock decode   prints the list of a code
  drydock play     deals a deck and plays it alone
  drydock samples  prints sample decks
  drydock cards    finds cards
  drydock import   puts a card set into the database
  drydock sets     lists the card sets in the database, and removes imported ones
  drydock backup   copies the database into a file, while the server runs
  drydock restore  brings a backup back

  drydock COMMAND --help says more. Games: ${games.map(({ id }) => id).join(", ")}.
`;

export function helpOf(verb: string): string {
  return (Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined) ?? HELP;
}
