import { useCallback, useSyncExternalStore } from "react";
import { afterPaint } from "../../_client/after-paint.ts";
import type { Seen, Sitting } from "./session.ts";
import type { ZoneSeen } from "./view-model.ts";

/** How the page follows a step: the cards lie anew at once, behind that paint comes what can be done now, then the rest. */
interface Following {
  /** What the page has shown already, or shows with its next paint. */
  shown: Seen;
  readonly lookers: Set<() => void>;
  readonly rest: Set<() => void>;
}

const followings = new WeakMap<Sitting, Following>();

/** Does something after each step of a sitting, once the page has shown all of it. */
export function afterStep(sitting: Sitting, act: () => void): () => void {
  return joined(followingOf(sitting).rest, act);
}

/** What is seen all around the cards, as it was until the page has shown how they lie after a step: at once if as before. */
export function useAround(sitting: Sitting): Seen {
  return useFollowed(sitting, (now, shown) => (now.isStill ? now : shown));
}

/** A zone as it lies now; which of its cards are lit is shown with all else that can be done. */
export function useZone(sitting: Sitting, zone: number): ZoneSeen | undefined {
  return useFollowed(sitting, (now, shown) => (now === shown ? now.scene() : now.laid).zones.get(zone));
}

function useFollowed<T>(sitting: Sitting, look: (now: Seen, shown: Seen) => T): T {
  const subscribe = useCallback(
    (looker: () => void) => {
      const leave = sitting.subscribe(looker);
      const leaveToo = joined(followingOf(sitting).lookers, looker);
      return () => {
        leave();
        leaveToo();
      };
    },
    [sitting],
  );
  const looked = () => look(sitting.seen(), followings.get(sitting)?.shown ?? sitting.seen());
  return useSyncExternalStore(subscribe, looked, looked);
}

function joined(all: Set<() => void>, one: () => void): () => void {
  all.add(one);
  return () => all.delete(one);
}

function followingOf(sitting: Sitting): Following {
  return followings.get(sitting) ?? followed(sitting);
}

/** A newer step does not wait for what an older one still has to show. */
function followed(sitting: Sitting): Following {
  const following: Following = { shown: sitting.seen(), lookers: new Set(), rest: new Set() };
  followings.set(sitting, following);
  let callOff = () => {};
  sitting.subscribe(() => {
    callOff();
    callOff = afterPaint(() => {
      following.shown = sitting.seen();
      for (const look of following.lookers) look();
      callOff = afterPaint(() => {
        for (const act of following.rest) act();
      });
    });
  });
  return following;
}
