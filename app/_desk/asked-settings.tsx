import type { Game, HouseRule } from "../../lib/core/game.ts";
import type { AskedSettings } from "../../lib/deck/settings.ts";
import type { AskedOfAll } from "../../lib/desk/judge-list.ts";

/** What the settings of a game are chosen from. */
export type SettingsGame = Pick<Game, "id" | "name" | "formats" | "options" | "house">;

interface Props {
  readonly games: readonly SettingsGame[];
  readonly asked: AskedOfAll;
  onAsk(asked: AskedOfAll): void;
}

/** The game, format and house rules that are laid over every list. What is left open each list says for itself. */
export function AskedOfEach({ games, asked, onAsk }: Props) {
  const game = games.find(({ id }) => id === asked.game);
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-semibold">For all lists</legend>
      <div className="mt-1 flex flex-wrap items-center gap-2" data-game={game?.id}>
        <Choice
          label="Game"
          open="Recognise each game"
          value={asked.game ?? ""}
          choices={games.map(({ id, name }) => [id, name])}
          onChoose={(id) => onAsk(id === "" ? { settings: {} } : { game: id, settings: {} })}
        />
        {game ? (
          <SettingsOf
            game={game}
            settings={asked.settings}
            onAsk={(settings) => onAsk({ game: game.id, settings: { ...asked.settings, ...settings } })}
          />
        ) : (
          <span className="text-sm text-faint">Choose a game to set its format and house rules.</span>
        )}
      </div>
    </fieldset>
  );
}

interface SettingsProps {
  readonly game: SettingsGame;
  readonly settings: AskedSettings;
  onAsk(part: AskedSettings): void;
}

function SettingsOf({ game, settings: { format, options = {}, house = {} }, onAsk }: SettingsProps) {
  const own = game.options.filter(({ formats }) => !formats || (format !== undefined && formats.includes(format)));
  return (
    <>
      {game.formats.length < 2 ? null : (
        <Choice
          label="Format"
          open="Each list’s format"
          value={format ?? ""}
          choices={game.formats.map(({ id, name }) => [id, name])}
          onChoose={(id) => onAsk({ format: id === "" ? undefined : id, options: {} })}
        />
      )}
      {own.map(({ id, name, min, max }) => (
        <label key={id} className="flex items-center gap-1 text-sm">
          {name}
          <input
            type="number"
            className="field w-16 px-2"
            min={min}
            max={max}
            value={options[id] ?? ""}
            placeholder="any"
            onChange={({ target }) => {
              const { [id]: _, ...others } = options;
              const value = Math.round(target.valueAsNumber);
              onAsk({ options: target.value === "" ? others : { ...others, [id]: value } });
            }}
          />
        </label>
      ))}
      {game.house.map((rule) => (
        <label key={rule.id} className="flex max-w-full items-center gap-1 text-sm">
          <span className="min-w-0">{rule.says}</span>
          <select
            className="select max-w-40"
            value={String(house[rule.id] ?? "")}
            onChange={({ target }) => {
              const { [rule.id]: _, ...others } = house;
              onAsk({ house: target.value === "" ? others : { ...others, [rule.id]: houseValueOf(target.value) } });
            }}
          >
            <option value="">As each list says</option>
            {valuesOf(rule).map(([value, says]) => (
              <option key={value} value={value}>
                {says}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

function valuesOf({ upTo }: HouseRule): readonly (readonly [string, string])[] {
  if (upTo === undefined)
    return [
      ["true", "On"],
      ["false", "Off"],
    ];
  return [["false", "Off"], ...Array.from({ length: upTo }, (_, i) => [String(i + 1), String(i + 1)] as const)];
}

function houseValueOf(word: string): boolean | number {
  return word === "true" || (word === "false" ? false : Number(word));
}

interface ChoiceProps {
  readonly label: string;
  /** What leaves the choice to each list. */
  readonly open: string;
  readonly value: string;
  readonly choices: readonly (readonly [id: string, says: string])[];
  onChoose(id: string): void;
}

function Choice({ label, open, value, choices, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className="select max-w-full"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{open}</option>
      {choices.map(([id, says]) => (
        <option key={id} value={id}>
          {says}
        </option>
      ))}
    </select>
  );
}
