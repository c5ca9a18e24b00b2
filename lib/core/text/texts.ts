// Carries out what the texts of a game's cards say.
import type { Card } from "../card/card.ts";
import { memoPerKey } from "../memo.ts";
import type { Start } from "../table/board.ts";
import type { MoveKind, Phase, Policy } from "../table/goldfish.ts";
import { kept } from "../table/kept.ts";
import type { Ruled } from "../table/move.ts";
import type { CardTexts, Table } from "../table/table.ts";
import type { Ability, Run, Step } from "./ability.ts";
import { type CardAbility, type Index, indexOf } from "./ability-index.ts";
import type { Language } from "./language.ts";
import { Stat } from "./numbers.ts";
import { type ReadSentence, readText } from "./reading.ts";
import { failedIn, nothingIn, questionIn } from "./telling.ts";
import { needsOfAbilities, needsOfUse, type UseNeed } from "./use-needs.ts";
import { holdsNow, NO_CARD, worthOf } from "./worth.ts";

/** What a running phase carries out, for the numbers that it was given. */
interface Now<C extends Card> {
  readonly run: Run;
  readonly ability: Ability<C> | undefined;
  readonly step: Step<C> | undefined;
}

const NONE: readonly never[] = [];

export class Texts<C extends Card, P extends string> implements CardTexts<C> {
  readonly language: Language<C, P>;
  /** The phase that carries abilities out. A game lists it among the phases that moves call. */
  readonly phase: Phase<C, P>;
  readonly policy: Policy<C, P>;
  /** The move that uses an ability. A game lists it in the phases in which abilities are used. */
  readonly use: MoveKind<C, P>;
  readonly phrases: CardTexts<C>["phrases"];
  /** What the table understands of each sentence of a card. */
  readonly read: (card: C) => readonly ReadSentence<C>[];
  readonly abilities: (card: C) => readonly Ability<C>[];
  // The parts of the language that are read all the time.
  readonly #isActive: Language<C, P>["isActive"];
  readonly #id: P;
  readonly #stats = new Map<string, Stat<C>>();
  readonly #once: number | undefined;
  readonly #useNeeds: readonly UseNeed<C>[];
  readonly #index: (cards: Start<C>["cards"]) => Index<C>;

  constructor(language: Language<C, P>) {
    this.language = language;
    this.#isActive = language.isActive;
    this.#id = language.phase.id;
    this.#once = language.once;
    this.#useNeeds = needsOfAbilities({
      isUsed: (table, card, has) => this.#isUsed(table, card, has),
      isActive: this.#isActive,
    });
    const { moments, costs = [], conditions, effects, standings, restatements = [] } = language;
    const all = [...moments, ...costs, ...conditions, ...effects, ...standings, ...restatements];
    this.phrases = all.map(({ words, example }) => ({ words, example }));
    this.read = memoPerKey((card: C) => readText(language, card));
    this.abilities = memoPerKey((card: C) => [...new Set(this.read(card).flatMap(({ ability = [] }) => ability))]);
    this.#index = memoPerKey((cards: Start<C>["cards"]) => indexOf(cards, this.abilities));
    this.phase = this.#phase();
    this.use = this.#use();
    this.policy = {
      says: "Choose what the text is worth most with.",
      in: [language.phase.id],
      choose: (table) => this.#chosen(table),
    };
  }

  /** Whether a sentence of a card is carried out, so that nothing of it is left to the player. */
  carriesOut(card: C, sentence: string): boolean {
    const read = this.read(card).find((one) => one.sentence === sentence);
    return read?.ability !== undefined && !read.ability.steps.some(({ isLeft }) => isLeft);
  }

  isTimed(card: C): boolean {
    const abilities = this.abilities(card);
    return abilities.length > 0 && abilities.every(({ steps, standing }) => steps.length > 0 && standing.length === 0);
  }

  /** Tells of an event about a card. The abilities that wait for it are carried out, the card's own first. */
  tell(table: Table<C>, event: string, subject: number, isSilent: boolean): void {
    const waiting = this.#held(table).events.get(event);
    if (!waiting) return;
    // What is called last is carried out first.
    const called = waiting.others.filter(
      ({ card, has }) => card !== subject && this.#isAbout(table, card, has, subject) && this.#acts(table, card),
    );
    const { placeOf } = this.language;
    if (placeOf && called.length > 1) called.sort((a, b) => placeOf(table, b.card) - placeOf(table, a.card));
    for (const held of called) this.#call(table, held, subject);
    if (isSilent) return;
    for (const held of waiting.others) {
      if (held.card === subject && this.#isAbout(table, subject, held.has, subject)) this.#call(table, held, subject);
    }
    for (const held of waiting.own.get(subject) ?? NONE) this.#call(table, held, subject);
  }

  #call(table: Table<C>, { card, at, has }: CardAbility<Ability<C>>, subject: number): void {
    if (this.#isUsed(table, card, has)) return;
    const { placeOf } = this.language;
    const args = { card, at, subject, ...(placeOf ? { place: placeOf(table, card) } : {}) };
    table.call(this.#id, args, table.controllerOf(card));
  }

  /** Whether an ability waits for an event about this card, as whoever controls its card sees the table. */
  #isAbout(table: Table<C>, card: number, { moment }: Ability<C>, subject: number): boolean {
    return table.as(table.controllerOf(card), () => moment?.of(table, subject, card) ?? false);
  }

  /** Whether a card's abilities count, as whoever controls it sees the table. */
  readonly #acts = (table: Table<C>, card: number): boolean =>
    table.as(table.controllerOf(card), () => this.#isActive(table, card));

  /** Whether a card in play has an ability that waits for an event about the card itself. */
  waitsFor(table: Table<C>, event: string, card: number): boolean {
    return this.#held(table).events.get(event)?.own.has(card) === true && this.#acts(table, card);
  }

  sum(table: Table<C>, stat: string, card: number): number {
    return this.#stat(table, stat)?.sum(table, card) ?? 0;
  }

  parts(table: Table<C>, stat: string, card: number): ReturnType<CardTexts<C>["parts"]> {
    return this.#stat(table, stat)?.parts(table, card) ?? NONE;
  }

  said(table: Table<C>, stat: string, card: number): readonly number[] {
    return this.#stat(table, stat)?.said(table, card) ?? NONE;
  }

  /** A number that some card of this game has a text about. */
  #stat(table: Table<C>, name: string): Stat<C> | undefined {
    if (!this.#held(table).stats.has(name)) return undefined;
    if (!this.#stats.has(name))
      this.#stats.set(name, new Stat((at) => this.#held(at).stats.get(name) ?? NONE, this.#acts));
    return this.#stats.get(name);
  }

  #held({ start }: Table<C>): Index<C> {
    return this.#index(start.cards);
  }

  #isUsed(table: Table<C>, card: number, { isOnce }: Ability<C>): boolean {
    return isOnce === true && this.#once !== undefined && table.token(card, this.#once) > 0;
  }

  /** The abilities of whoever acts that count where they are. */
  readonly #ready = kept((table: Table<C>) =>
    this.#held(table).uses.filter(({ card }) => !table.isTheirs(card) && this.#isActive(table, card)),
  );

  /** Those of them that can be used now: all that they cost can be paid. */
  #usable(table: Table<C>): readonly CardAbility<Ability<C>>[] {
    return this.#ready(table).filter((held) => this.#useNeeds.every((need) => need.holds(table, held)));
  }

  canUse(table: Table<C>): boolean {
    return this.#usable(table).length > 0;
  }

  /** An ability's word in a move. The only one of a card needs none. */
  #word({ card, at }: CardAbility<Ability<C>>, uses: readonly CardAbility<Ability<C>>[]): string {
    return uses.filter((one) => one.card === card).length > 1 ? `use:${card}:${at}` : "";
  }

  /** The ability of a card that a move means. */
  #meant(table: Table<C>, card: number, to: string): CardAbility<Ability<C>> | undefined {
    const { uses } = this.#held(table);
    return uses.find((held) => held.card === card && this.#word(held, uses) === to);
  }

  #use(): MoveKind<C, P> {
    return {
      do: "use",
      says: "Use an ability",
      // Which of them can be used is asked card by card, as a move is mostly about one.
      of: "a card of yours with an ability that is used",
      at: () => "one of its abilities",
      cards: (table) => this.#held(table).users.filter((card) => !table.isTheirs(card)),
      targets: (table, card) => {
        const { uses } = this.#held(table);
        return uses.filter((held) => held.card === card).map((held) => this.#word(held, uses));
      },
      needs: needsOfUse(this.#useNeeds, this.language.phase.cite, (table, card, to) => this.#meant(table, card, to)),
      names: (table, to) => {
        const { uses } = this.#held(table);
        const costs = uses.find((held) => this.#word(held, uses) === to)?.has.use?.costs ?? NONE;
        return costs.flatMap(({ says = NONE }) => says).join(" and ");
      },
      play: (table, card, to) => {
        const held = this.#meant(table, card, to);
        if (!held) return;
        table.call(this.#id, { card, at: held.at, subject: card });
        for (const { pay } of held.has.use?.costs ?? NONE) pay?.(table, card);
      },
    };
  }

  /** What the autopilot uses: the ability whose first effect is worth most, if it is worth anything. */
  best(table: Table<C>): Ruled | undefined {
    let [best, most]: [CardAbility<Ability<C>> | undefined, number] = [undefined, 0];
    for (const held of this.#usable(table)) {
      const worth = worthOf(table, held.card, held.has);
      if (worth > most) [best, most] = [held, worth];
    }
    if (!best) return undefined;
    const to = this.#word(best, this.#held(table).uses);
    return { do: "use", card: best.card, ...(to === "" ? {} : { to }) };
  }

  /** What a card that is not in play yet would do at an event, as the autopilot values it. */
  worth(table: Table<C>, card: number, event: string): number {
    let worth = 0;
    for (const has of this.abilities(table.card(card)))
      if (has.moment?.event === event) worth += worthOf(table, card, has);
    return worth;
  }

  /** The ability that the running phase carries out, and its present step. */
  readonly #now = kept((table: Table<C>): Now<C> => {
    const { card = -1, at = 0, step = 0, subject = -1, it = -1, before = -1, seen = 0, place = 0 } = table.args;
    const ability = this.abilities(table.card(card))[at];
    return { run: { self: card, subject, it, before, seen, place }, ability, step: ability?.steps[step] };
  });

  /** The cards that can be chosen now. */
  #choices(table: Table<C>): readonly number[] {
    const { step, run } = this.#now(table);
    if (!step?.with?.choose) return NONE;
    const { args } = table;
    const { chosen = 0 } = args;
    const all = step.with.cards(table, run);
    if (chosen === 0) return all;
    const before = Array.from({ length: chosen }, (_, n) => args[`c${n}`]);
    return all.filter((card) => !before.includes(card));
  }

  /** Whether the player may go on without carrying out the present step, or without choosing more cards for it. */
  #mayGoOn(table: Table<C>): boolean {
    const { step } = this.#now(table);
    if (!step) return true;
    const { chosen = 0 } = table.args;
    return (step.may && chosen === 0) || (step.with?.choose?.least ?? 1) <= chosen;
  }

  #phase(): Phase<C, P> {
    const { id, cite } = this.language.phase;
    return {
      id,
      name: "A card's text",
      cite,
      says: "A card in play does what its text says.",
      begin: (table) => {
        const { run, ability } = this.#now(table);
        table.say(() => `${table.label(run.self)}: ${ability?.sentences.join(" ")}`);
      },
      run: (table) => this.#run(table),
      asks: (table) => {
        const { run, ability, step } = this.#now(table);
        const left = (step?.with?.choose?.most ?? 0) - (table.args.chosen ?? 0);
        const ask = ability && step ? ` ${questionIn(ability, step, left)}` : "";
        return `${table.label(run.self)}: ${ability?.sentences.join(" ")}${ask}`;
      },
      about: (table) => [table.args.card ?? -1],
      moves: [
        {
          do: "choose",
          says: "Choose a card",
          of: "a card that the text means and that is not chosen yet",
          cards: (table) => this.#choices(table),
          play: (table, card) => this.#carry(table, card),
        },
        {
          do: "carry-out",
          says: "Do what the text says",
          needs: [
            {
              id: "asked",
              cite,
              holds: (table) => this.#isOffered(table),
              lacks: () => "the text does not ask for this now",
            },
          ],
          play: (table) => table.note("agreed", 1),
        },
      ],
      mayPass: (table) => this.#mayGoOn(table),
      pass: (table) => this.#next(table),
    };
  }

  /** Whether the player is asked for a step that needs no choice of cards. */
  #isOffered(table: Table<C>): boolean {
    const { step, run } = this.#now(table);
    if (step?.may !== true || step.with?.choose || table.args.agreed === 1) return false;
    return step.with === undefined || step.with.cards(table, run).length > 0;
  }

  /** Goes on to the next step. `isTried` says whether this one found what it is done with. */
  #next(table: Table<C>, isTried = (table.args.chosen ?? 0) > 0): void {
    const { card = -1, at = 0, subject = -1, it = -1, before = -1 } = table.args;
    const { seen = 0, place = 0, step = 0, done = 0 } = table.args;
    if (isTried && this.#once !== undefined && this.abilities(table.card(card))[at]?.isOnce)
      table.setToken(card, this.#once, 1);
    table.running.args = { card, at, subject, it, before, seen, place, step: step + 1, done };
    table.kept.others++;
  }

  /** Does a step with a card, and notes that it was done if something came of it. */
  #do(table: Table<C>, step: Step<C>, card: number, run: Run): void {
    const bit = 1 << (table.args.step ?? 0);
    if (step.does(table, card, run) !== false) table.note("done", (table.args.done ?? 0) | bit);
  }

  /** Whether the step was done that this one hangs on, if it hangs on any. */
  #isLed(table: Table<C>, { ifDone }: Step<C>): boolean {
    const { done = 0, step = 0 } = table.args;
    return ifDone === 0 || ((done >> (step - ifDone)) & 1) === 1;
  }

  /** Carries out all that needs no choice, until the player is asked or the ability is over. */
  #run(table: Table<C>): void {
    const frame = table.top;
    while (table.top === frame) {
      const { step, run, ability } = this.#now(table);
      const isRepeated = ability && step === ability.steps[0] && this.#isUsed(table, run.self, ability);
      if (!step || isRepeated) {
        table.leave();
        return;
      }
      if (!this.#isOn(table, ability as Ability<C>, step, run)) this.#next(table);
      else if (this.#isOffered(table)) return;
      else if (!step.with?.choose) this.#all(table, step, run);
      else if (!this.#forced(table, step)) return;
    }
  }

  /** Whether a step is to be carried out: what it hangs on was done, and its conditions hold. */
  #isOn(table: Table<C>, ability: Ability<C>, step: Step<C>, run: Run): boolean {
    const { chosen = 0, agreed = 0, step: at = 0 } = table.args;
    if (chosen > 0 || agreed > 0) return true;
    if (!this.#isLed(table, step)) return false;
    if (holdsNow(table, step, run)) return true;
    // Steps of one sentence have their condition in common, and it is told once.
    if (step.ifs[0] !== ability.steps[at - 1]?.ifs[0]) table.say(() => failedIn(table, ability, step, run));
    return false;
  }

  #all(table: Table<C>, step: Step<C>, run: Run): void {
    const cards = step.with ? step.with.cards(table, run) : NO_CARD;
    if (cards.length === 0) this.#sayNothing(table, step, run);
    for (const card of [...cards]) this.#do(table, step, card, run);
    this.#next(table, cards.length > 0);
  }

  /** Goes on where there is nothing to choose. Answers false if the player has a choice. */
  #forced(table: Table<C>, step: Step<C>): boolean {
    const { least = 0, most = 0 } = step.with?.choose ?? {};
    const { chosen = 0 } = table.args;
    const choices = chosen < most ? this.#choices(table) : NONE;
    const [only] = choices;
    if (only === undefined) {
      if (chosen === 0) this.#sayNothing(table, step, this.#now(table).run);
      this.#next(table);
    } else if (choices.length > 1 || step.may || least <= chosen) return false;
    else this.#carry(table, only);
    return true;
  }

  #carry(table: Table<C>, card: number): void {
    const { step, run } = this.#now(table);
    const { chosen = 0 } = table.args;
    table.running.args = { ...table.args, chosen: chosen + 1, [`c${chosen}`]: card, it: card, before: run.it };
    table.kept.others++;
    if (step) this.#do(table, step, card, { ...run, it: card, before: run.it });
  }

  #sayNothing(table: Table<C>, step: Step<C>, run: Run): void {
    const { ability } = this.#now(table);
    // Where there was nothing that "it" could be, the step before has said so.
    if (run.it < 0 && step.with?.naming?.words.join(" ") === "it") return;
    if (ability) table.say(() => nothingIn(table, ability, step, run));
  }

  #chosen(table: Table<C>) {
    const { step, run } = this.#now(table);
    if (!step) return undefined;
    const isFree = this.#mayGoOn(table);
    if (this.#isOffered(table)) return (step.worth?.(table, -1, run) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
    let [best, most] = [-1, Number.NEGATIVE_INFINITY];
    for (const card of this.#choices(table)) {
      const worth = step.worth?.(table, card, run) ?? 1;
      // Of equals the one with the lowest number, as their order may tell how a deck lies.
      if (worth > most || (worth === most && card < best)) [best, most] = [card, worth];
    }
    return best < 0 || (isFree && most <= 0) ? { do: "pass" } : { do: "choose", card: best };
  }
}
