// Completion of commands and options in shells. Files are the shell's own.
import type { Verb } from "./verb.ts";

export const SHELLS = ["bash", "zsh", "fish"] as const;

/** The script that teaches a shell the commands and their options, or undefined for another shell. */
export function completionOf(shell: string | undefined, verbs: readonly Verb[]): string | undefined {
  const names = verbs.map(({ name }) => name).join(" ");
  const flags = (verb: Verb) => [...verb.flags.map(({ name }) => `--${name}`), "--help"].join(" ");
  const cases = verbs.map((verb) => `    ${verb.name}) words="${flags(verb)}" ;;\n`).join("");
  if (shell === "fish")
    return [
      `complete -c drydock -n __fish_use_subcommand -f -a "${names}"`,
      ...verbs.flatMap(({ name, flags: all }) =>
        all.map((flag) => {
          const takes = flag.value === undefined ? "" : " -r";
          return `complete -c drydock -n "__fish_seen_subcommand_from ${name}" -l ${flag.name}${takes}`;
        }),
      ),
      "",
    ].join("\n");
  if (shell !== "bash" && shell !== "zsh") return undefined;
  const bash = shell === "zsh" ? "autoload -U +X bashcompinit && bashcompinit\n" : "";
  return `${bash}_drydock() {
  local words word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases}    *) words="--help" ;;
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -F _drydock drydock
`;
}
