import { type Box, box, column, drawing, picture } from "./box.ts";
import type { Colours, PicturedCard } from "./picture.ts";

const WIDTH = 202;
const HEIGHT = 286;
/** As high as its width asks for. */
const ART = 141;
/** Numbers of more letters than this are smaller. */
const ROOMY = 5;
const CORNERS = { craft: "34px 34px 8px 8px", order: "8px 46px 8px 8px", place: "30px", stands: "8px" } as const;

/** How a value looks that is no fact, as on the pages: slanted and dotted. The bundled font has no italics. */
const PLACEHOLDER = { transform: "skewX(-12deg)", textDecoration: "underline dotted", marginLeft: 4 };

/** A key card of a deck: large enough to be known by its name and its drawing. */
export function cardOf({ name, outline, art, numbers }: PicturedCard, colours: Colours): Box {
  const { ground, sheet, ink } = colours;
  const frame = { ...column, width: WIDTH, height: HEIGHT, overflow: "hidden", borderRadius: CORNERS[outline] };
  const isDense = numbers.length > 2 || numbers.reduce((sum, { text }) => sum + text.length, 0) > ROOMY;
  const title = { fontSize: name.length > 22 ? 22 : 26, fontWeight: 700, lineHeight: 1.1, letterSpacing: "-0.02em" };
  return box({ ...frame, background: sheet, color: ink }, [
    box({ height: 86, alignItems: "center", padding: outline === "order" ? "0 40px 0 14px" : "0 14px" }, [
      box({ ...title, display: "block", lineClamp: 3, overflow: "hidden" }, name),
    ]),
    picture(art, WIDTH, ART),
    box({ flexGrow: 1, alignItems: "center", justifyContent: "space-around", padding: "0 8px" }, [
      ...numbers.map(({ text, isFact, line, fill }) =>
        box({ alignItems: "center", gap: 5, fontSize: isDense ? 29 : 36, fontWeight: 700 }, [
          ...(line + fill === "" ? [] : [symbol(line, fill, ground)]),
          box(isFact ? {} : PLACEHOLDER, text),
        ]),
      ),
    ]),
  ]);
}

function symbol(line: string, fill: string, colour: string): Box {
  return drawing(
    [16, 16],
    26,
    26,
    `<path d="${line}" stroke="${colour}" stroke-width="1.7"/><path d="${fill}" fill="${colour}"/>`,
  );
}
