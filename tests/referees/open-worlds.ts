// A second reading of the rulebook of Open Worlds, which shares nothing with the table but cards and JSON.
import type { Dealt } from "../../lib/core/table/board.ts";
import { NotJudged, type Reading, type View } from "./board.ts";
import { Offers, PLACES, UNITS, type Which } from "./open-worlds/offers.ts";
import type { Play } from "./referee.ts";

const HAND = 10;
const LEAST_DRAWN = 2;
const STEPS = ["install", "station", "deploy", "trigger"] as const;

/** What lies in the zones of units, in their order. */
const KINDS = ["facility", "orbital", "ground"];

type Step = (typeof STEPS)[number];
type Phase = "adjust" | "beginning" | "stage" | "move" | "reveal" | "trash";

class Sector extends Offers {
  /** The state that followed, in the view of whoever made the move. */
  after: View | undefined;

  /** A phase of one side, unless there is nothing to do in it. */
  enter(phase: Phase, which: Which): void {
    this.lookAs(which);
    if (phase === "beginning") Object.assign(this.counters, { priorIncome: this.get("income"), supported: 0 });
    if (phase === "reveal") this.reveal();
    if (phase === "move")
      for (const place of PLACES) for (const id of this.in(`orbitals:${place}`)) delete this.at(id).memory.moved;
    if (this.isIdle(phase) && !this.isStop(phase)) this.leave(phase, which);
    else this.stack = [{ phase, args: {}, isTheirs: false }];
  }

  /** Who holds a card that is played in this phase may be asked, if the card has anything to do. */
  isStop(phase: Phase): boolean {
    const top = this.after?.stack.at(-1);
    const isTheirs = (top?.theirs === true) !== this.isTurned;
    return this.holdsFor(phase) && top?.phase === phase && !isTheirs;
  }

  isIdle(phase: Phase): boolean {
    if (phase === "move") return this.voyages().length === 0;
    if (phase === "reveal") return !this.isOverClass();
    if (phase !== "beginning") return false;
    if (this.get("final") > 0 && this.isReplacing("")) throw new NotJudged("replacing");
    return true;
  }

  leave(phase: Phase, which: Which): void {
    if (phase === "adjust") this.draw("draw", "hand", this.get("adjusted"));
    if (which === "first" && this.isOpposed) this.enter(phase, "second");
    else this.next(phase);
  }

  next(phase: Phase): void {
    if (phase === "adjust") this.begin();
    else if (phase === "beginning") this.enter("stage", "first");
    else if (phase === "stage") this.enter("move", "first");
    else if (phase === "move") this.enter("reveal", "first");
    else if (phase === "reveal") this.resolution();
    else this.drawStep();
  }

  begin(): void {
    this.turn++;
    if (this.get("last") > 0) this.counters.final = 1;
    if (this.get("final") > 0) this.ban();
    this.enter("beginning", "first");
  }

  /** Prohibited cards leave play, and those in hand may be replaced. (p.13) */
  ban(): void {
    for (const side of ["", "enemy-"]) {
      for (const zone of UNITS)
        for (const place of PLACES)
          for (const id of [...this.in(`${side}${zone}:${place}`)])
            if (this.card(id).prohibited === true) this.move(id, `${side}trash`);
      if (this.isReplacing(side)) throw new NotJudged("replacing");
    }
  }

  isReplacing(side: string): boolean {
    return this.in(`${side}hand`).some((id) => this.card(id).prohibited === true);
  }

  reveal(): void {
    for (const place of PLACES)
      for (const id of [...this.in(`staged:${place}`)]) if (this.card(id).kind === "utility") this.move(id, "trash");
  }

  resolution(): void {
    this.lookAs("first");
    if (this.pending().length === 0) this.count();
    else this.stack = [{ phase: "resolve", args: {}, isTheirs: false }];
  }

  /** The sub-steps at a world from one of them on, each for both sides. Stops where a side may choose. */
  resolve(place: number, from = 0): void {
    const sides: Which[] = this.isOpposed ? ["first", "second"] : ["first"];
    const steps = STEPS.flatMap((step) => sides.map((which) => ({ step, which })));
    for (const [at, { step, which }] of steps.entries()) {
      if (at < from) continue;
      if (at === sides.length) this.installAll(place);
      this.lookAs(which);
      if (!this.asks(step, place)) {
        this.step(step, place);
        continue;
      }
      const left = steps.slice(at).reverse();
      this.stack = [
        { phase: "resolve", args: {}, isTheirs: which !== "first" },
        ...left.map((one) => ({ phase: one.step, args: { place: place - 1 }, isTheirs: one.which !== which })),
      ];
      return;
    }
    this.trigger(place);
    this.lookAs("first");
    this.stack = [{ phase: "resolve", args: {}, isTheirs: false }];
  }

  asks(step: Step, place: number): boolean {
    const [id] = this.in(`staged:${place}`);
    if (step !== "install" || id === undefined || this.card(id).kind !== "facility") return false;
    return this.isAllowed(id, place) && this.swaps(place).length > 0;
  }

  step(step: Step, place: number): void {
    const [id] = this.in(`staged:${place}`);
    if (id === undefined) return;
    const { kind } = this.card(id);
    if (step === "install" && kind === "facility" && !this.isAllowed(id, place)) this.move(id, "trash");
    if (step === "station" && kind === "orbital")
      this.move(id, this.isShip(id) || this.isAllowed(id, place) ? `orbitals:${place}` : "trash");
    if (step === "deploy" && kind === "ground") this.move(id, this.isAllowed(id, place) ? `ground:${place}` : "trash");
  }

  /** Of what comes from both sides, all finds room or none of it. (p.10) */
  installAll(place: number): void {
    const coming = ["", "enemy-"].flatMap((side) =>
      this.in(`${side}staged:${place}`).flatMap((id) => (this.card(id).kind === "facility" ? [{ id, side }] : [])),
    );
    const isRoom = this.facilitiesAt(place) + coming.length <= this.h2o(place);
    for (const { id, side } of coming) this.move(id, isRoom ? `${side}facilities:${place}` : `${side}trash`);
  }

  /** What is triggered hits the units of both sides, and its damage is added up. (p.11) */
  trigger(place: number): void {
    const events = ["", "enemy-"].flatMap((side) => this.in(`${side}staged:${place}`).map((id) => ({ id, side })));
    for (const side of ["", "enemy-"]) {
      const units = UNITS.flatMap((zone, at) =>
        this.in(`${side}${zone}:${place}`).map((unit) => ({ unit, kind: KINDS[at] ?? "" })),
      );
      for (const { unit, kind } of units) {
        const { defense } = this.card(unit);
        const hits = events.flatMap(({ id }) => {
          const { hits: one } = this.card(id);
          return one?.kinds?.some((each) => each === kind) ? [one.damage ?? 0] : [];
        });
        const damage = hits.reduce((sum, one) => sum + one, 0);
        if (damage > 0 && typeof defense === "number" && damage >= defense) this.move(unit, `${side}trash`);
      }
    }
    for (const { id, side } of events) this.move(id, `${side}trash`);
  }

  incomeOf(side: string): number {
    return PLACES.flatMap((place) =>
      UNITS.flatMap((zone) =>
        this.in(`${side}${zone}:${place}`).map((id) => {
          const { income } = this.card(id);
          return income === "RES" ? this.res(place) : (income ?? 0);
        }),
      ),
    ).reduce((sum, one) => sum + one, 0);
  }

  /** Who has the higher income has Priority. A tie changes nothing. (p.13) */
  count(): void {
    if (this.get("asteroids") > 0) throw new NotJudged("asteroids");
    if (this.isTurned) this.turn180();
    const [mine, theirs] = [this.incomeOf(""), this.incomeOf("enemy-")];
    this.counters.income = mine;
    if (this.isOpposed) this.counters["enemy-income"] = theirs;
    if (this.get("final") > 0) {
      this.counters.scored = 1;
      this.over = true;
      return;
    }
    if (this.isOpposed && mine !== theirs) this.counters.waiting = mine > theirs === (this.side === 0) ? 0 : 1;
    this.enter("trash", "first");
  }

  drawStep(): void {
    for (const side of this.isOpposed ? ["", "enemy-"] : [""]) {
      const room = HAND - this.in(`${side}hand`).length;
      const count = Math.min(Math.max(this.get(`${side}income`), LEAST_DRAWN), Math.max(room, 0));
      const drawn = this.draw(`${side}draw`, `${side}hand`, count);
      if (drawn > 0 && this.in(`${side}draw`).length === 0) this.counters.last = 1;
    }
    if (this.get("clock") === this.turn) this.counters.last = 1;
    for (const side of ["", "enemy-"])
      for (const id of this.in(`${side}hand`)) if (this.isFor(id, "draw")) throw new NotJudged("the end of Draw");
    this.begin();
  }

  pass(): void {
    const { phase } = this;
    const which = this.hasPriority ? "first" : "second";
    if (phase === "resolve") this.count();
    else if (phase === "install") this.installed();
    else if (["adjust", "beginning", "stage", "move", "reveal", "trash"].includes(phase))
      this.leave(phase as Phase, which);
    else throw new NotJudged(`pass in ${phase}`);
  }

  installed(): void {
    const place = (this.top.args.place ?? 0) + 1;
    const isSecond = !this.hasPriority;
    this.resolve(place, isSecond ? 2 : 1);
  }

  make({ do: word, card = -1, to = "" }: Play, after: View): void {
    this.after = after;
    const makes = MAKES[word];
    if (!makes) throw new NotJudged(word);
    makes(this, card, to, after);
  }
}

type Makes = (sector: Sector, card: number, to: string, after: View) => void;

const MAKES: Readonly<Record<string, Makes>> = {
  adjust: (sector, card) => {
    sector.move(card, "trash");
    sector.add("adjusted", 1);
  },
  asteroids: (sector, _, to) => Object.assign(sector.counters, { asteroids: Number(to.slice(2)) }),
  clock: (sector, _, to) => Object.assign(sector.counters, { clock: Number(to.slice(2)) }),
  stage: (sector, card, to) => sector.move(card, to),
  move: (sector, card, to) => {
    const from = Number(sector.at(card).zone.slice(-1));
    sector.move(card, to);
    const { memory } = sector.at(card);
    memory.moved = (memory.moved ?? 0) + Math.abs(Number(to.slice(-1)) - from);
  },
  resolve: (sector, _, to) => sector.resolve(Number(to.slice(-1))),
  swap: (sector, card) => {
    sector.move(card, "hand");
    sector.installed();
  },
  "trash-ship": (sector, card) => {
    sector.move(card, "trash");
    if (!sector.isOverClass()) sector.leave("reveal", sector.hasPriority ? "first" : "second");
  },
  trash: (sector, card) => sector.move(card, "trash"),
  choose: (sector, card) => {
    sector.destroyable();
    sector.move(card, sector.at(card).zone.startsWith("enemy-") ? "enemy-trash" : "trash");
    sector.stack.pop();
  },
  pass: (sector) => sector.pass(),
};

export function openWorlds(dealt: readonly Dealt[]): Reading {
  return {
    at: (state) => new Sector(dealt, state),
    next: (before, move, after) => {
      const sector = new Sector(dealt, before);
      sector.make(move, after);
      if (sector.isTurned) sector.turn180();
      return sector;
    },
  };
}
