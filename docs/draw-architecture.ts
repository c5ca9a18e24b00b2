// `npm run picture`: draws docs/architecture.svg from the imports of the code. Rooms are folders, arrows point at what a room
// imports, and a room stands above everything that it imports. An arrow that a longer way implies is left out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const HOME = join(import.meta.dirname, "..");
const BOX = { width: 236, height: 62, gapX: 28, gapY: 58, margin: 28 };

interface Room {
  readonly name: string;
  /** The folders inside it. */
  readonly inside: readonly string[];
  readonly imports: ReadonlySet<string>;
}

/** The room of a file: a folder of lib or one of app's private folders. Route folders together are the pages. */
function roomOf(file: string): string {
  const [top = "", next = ""] = file.split("/");
  if (top === "lib") return `lib/${next}`;
  if (top === "app") return next.startsWith("_") ? `app/${next}` : "app: pages and API";
  return top;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(HOME, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : /\.tsx?$/.test(path) ? [path] : [];
  });
}

/** The files that a file imports. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(HOME, file), "utf8");
  return [...text.matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g)].map(([, to = ""]) =>
    relative(HOME, resolve(HOME, dirname(file), to)),
  );
}

function insideOf(room: string): readonly string[] {
  if (room.startsWith("app:")) return [];
  if (room === "lib/games") return ["one folder a game"];
  const folders = readdirSync(join(HOME, room), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

function roomsOf(files: readonly string[]): readonly Room[] {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const own = imports.get(roomOf(file)) ?? new Set();
    imports.set(roomOf(file), own);
    for (const to of importsOf(file).map(roomOf)) if (to !== roomOf(file)) own.add(to);
  }
  return [...imports]
    .map(([name, all]) => ({
      name,
      inside: insideOf(name),
      imports: new Set([...all].filter((to) => imports.has(to))),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** How far a room stands above the ground: one more than the highest that it imports. */
function levelsOf(rooms: readonly Room[]): ReadonlyMap<string, number> {
  const byName = new Map(rooms.map((room) => [room.name, room]));
  const levels = new Map<string, number>();
  const levelOf = (name: string, above: readonly string[]): number => {
    if (above.includes(name)) throw new Error(`rooms import each other in a circle: ${[...above, name].join(" → ")}`);
    const known = levels.get(name);
    if (known !== undefined) return known;
    const below = [...(byName.get(name)?.imports ?? [])].map((to) => levelOf(to, [...above, name]) + 1);
    const level = Math.max(0, ...below);
    levels.set(name, level);
    return level;
  };
  for (const { name } of rooms) levelOf(name, []);
  return levels;
}

/** The imports of a room that no other of its imports implies. */
function direct(room: Room, rooms: readonly Room[]): readonly string[] {
  const byName = new Map(rooms.map((one) => [one.name, one]));
  const reaches = (from: string, to: string): boolean =>
    [...(byName.get(from)?.imports ?? [])].some((next) => next === to || reaches(next, to));
  return [...room.imports]
    .filter((to) => ![...room.imports].some((other) => other !== to && reaches(other, to)))
    .sort();
}

/** The picture as SVG: the same text for the same imports. */
export function picture(): string {
  const rooms = roomsOf(["lib", "db", "app"].flatMap(filesIn));
  const levels = levelsOf(rooms);
  const top = Math.max(...levels.values());
  const floors = Array.from({ length: top + 1 }, (_, i) => rooms.filter(({ name }) => levels.get(name) === top - i));
  const widest = Math.max(...floors.map(({ length }) => length));
  const width = 2 * BOX.margin + widest * (BOX.width + BOX.gapX) - BOX.gapX;
  const height = 2 * BOX.margin + floors.length * (BOX.height + BOX.gapY) - BOX.gapY;
  const places = new Map(
    floors.flatMap((floor, row) => {
      const left = (width - floor.length * (BOX.width + BOX.gapX) + BOX.gapX) / 2;
      return floor.map(({ name }, column) => {
        const x = left + column * (BOX.width + BOX.gapX);
        return [name, { x, y: BOX.margin + row * (BOX.height + BOX.gapY) }] as const;
      });
    }),
  );
  const arrows = rooms.flatMap((room) =>
    direct(room, rooms).map((to) => {
      const [a, b] = [places.get(room.name), places.get(to)];
      if (!a || !b) throw new Error(`no place for ${room.name} or ${to}`);
      const [x1, y1, x2, y2] = [a.x + BOX.width / 2, a.y + BOX.height, b.x + BOX.width / 2, b.y - 7];
      const middle = (y1 + y2) / 2;
      return `  <path class="arrow" d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}"/>`;
    }),
  );
  const boxes = rooms.map(({ name, inside }) => {
    const { x = 0, y = 0 } = places.get(name) ?? {};
    const lines = inside.length === 0 ? [] : wrapped(inside.join(", "));
    const said = lines.map((line, i) => `<text class="inside" x="${x + 10}" y="${y + 38 + 14 * i}">${line}</text>`);
    return `  <rect class="room" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}"/><text class="name" x="${x + 10}" y="${y + 20}">${name}</text>${said.join("")}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The rooms of the code and what imports what">
  <style>
    .ground { fill: #f7f4ec } .room { fill: #fdfbf6; stroke: #17222f; stroke-width: 1.5 }
    .arrow { fill: none; stroke: #566170; stroke-width: 1.25; marker-end: url(#head) }
    text { font-family: ui-sans-serif, system-ui, sans-serif; fill: #17222f } .name { font-size: 14px; font-weight: 650 } .inside { font-size: 11px; fill: #566170 }
  </style>
  <defs><marker id="head" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#566170"/></marker></defs>
  <rect class="ground" width="${width}" height="${height}"/>
${[...arrows, ...boxes].join("\n")}
</svg>
`;
}

const MOST_LETTERS = 40;

/** A text on at most two lines. */
function wrapped(text: string): readonly string[] {
  if (text.length <= MOST_LETTERS) return [text];
  const cut = text.lastIndexOf(" ", MOST_LETTERS);
  const rest = text.slice(cut + 1);
  return [text.slice(0, cut), rest.length > MOST_LETTERS ? `${rest.slice(0, MOST_LETTERS - 1)}…` : rest];
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, "architecture.svg"), picture());
