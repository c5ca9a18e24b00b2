import { useEffect, useState } from "react";
import { linkParams, saidIn } from "../../../lib/trials/certificate.ts";
import type { Asked } from "../../../lib/trials/goal.ts";
import type { Glance } from "../../../lib/trials/summary.ts";
import type { Trial } from "../../../lib/trials/trial.ts";
import { readTrial, USUAL } from "../../../lib/trials/trial-text.ts";
import { replaceAddress } from "../../_client/address.ts";
import { newSeed } from "../../_client/seed.ts";
import { useRun } from "../../_client/use-run.ts";
import type { Bench } from "../state/bench.ts";
import { type Found, playTrial } from "../state/runs.ts";
import { Answers } from "./answers.tsx";
import { Curves } from "./curves.tsx";
import { Doctor } from "./doctor.tsx";
import styles from "./measure.module.css";
import { Policy } from "./policy.tsx";
import { Running } from "./running.tsx";
import { Setup } from "./setup.tsx";
import { Versus } from "./versus.tsx";

/** The trial and the question that an address names, or what is wrong with it. */
function readAddress({ dealer, opposites }: Bench) {
  const typed = new URLSearchParams(location.search);
  const names = ["ask", "seed", "games", "opposite", "order", "turns", "rolls"];
  const read = readTrial(dealer.goldfish, opposites, typed);
  const own = read.ok && typed.has("ask") ? read.goals[0] : undefined;
  return { read, own, said: saidIn(typed), isNamed: names.some((name) => typed.has(name)) };
}

/** A deck on the bench: the trial that is set, what it found, and what follows from that. */
export function Measuring({ bench }: { bench: Bench }) {
  const [{ read, own: linked, said, isNamed }] = useState(() => readAddress(bench));
  const [trial, setTrial] = useState<Trial>(read.ok ? read.trial : USUAL);
  const [own, setOwn] = useState<Asked | undefined>(linked);
  const { run, start, cancel } = useRun<Glance, Found>();
  const found = run.is === "done" ? run.result : undefined;
  const play = (wanted: Trial) => {
    start((signal, tells) => playTrial(bench, wanted, signal, tells));
    noteIn(bench, wanted, own);
  };
  useEffect(() => {
    if (read.ok && isNamed) start((signal, tells) => playTrial(bench, read.trial, signal, tells));
  }, [bench, read, isNamed, start]);
  const change = (next: Asked | undefined) => {
    setOwn(next);
    if (found) noteIn(bench, found.trial, next);
  };
  return (
    <div className={styles.page}>
      <Contents isFound={found !== undefined} />
      <div className="min-w-0">
        <section id="questions" aria-labelledby="questions-title">
          <h2 id="questions-title" className={styles.title}>
            How often does it work?
          </h2>
          {read.ok ? null : <p className="mb-3 text-illegal">The link asks for something else: {read.why}</p>}
          {bench.left.length > 0 ? <LeftOut lines={bench.left} /> : null}
          <Setup
            bench={bench}
            trial={trial}
            isPlayed={found?.trial === trial}
            isRunning={run.is === "running"}
            onChange={setTrial}
            onPlay={() => play(trial)}
            onOtherDeals={() => {
              const other = { ...trial, seed: newSeed() };
              setTrial(other);
              play(other);
            }}
          />
          <Running bench={bench} run={run} trial={trial} onCancel={cancel} />
          {found ? (
            <Answers
              bench={bench}
              found={found}
              own={own}
              said={read.ok && found.trial === read.trial && own === linked ? said : undefined}
              isLinked={linked !== undefined}
              onOwn={change}
            />
          ) : null}
        </section>
        {found ? <Curves bench={bench} found={found} /> : null}
        <Doctor bench={bench} trial={trial} />
        <Versus bench={bench} trial={trial} found={found} />
        <Policy bench={bench} trial={trial} />
      </div>
    </div>
  );
}

function noteIn({ basis }: Bench, trial: Trial, goal: Asked | undefined): void {
  replaceAddress(`${location.pathname}?${linkParams({ trial, goals: goal ? [goal] : [] }, basis)}`);
}

function LeftOut({ lines }: { lines: readonly string[] }) {
  return (
    <p className="mb-3 text-sm text-faint wrap-anywhere">
      Left out, because no card has this name: {lines.join(", ")}.
    </p>
  );
}

const PARTS = [
  ["questions", "Questions"],
  ["by-turn", "Turn by turn"],
  ["change", "What to change"],
  ["versus", "A against B"],
  ["policy", "How it plays"],
] as const;

function Contents({ isFound }: { isFound: boolean }) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      {PARTS.filter(([id]) => isFound || id !== "by-turn").map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
