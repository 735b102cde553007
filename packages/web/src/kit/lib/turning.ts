/** How long each of the home page's turning parts stands (specification, section 9). */
export const turnEveryMs = { banner: 6_000, recipes: 5_000, tip: 10_000 } as const;

/** Why nothing turns just now. Any one of them is enough. */
export type Hold = 'paused' | 'hovered' | 'focused' | 'touched' | 'out-of-sight';

export interface Turning {
  readonly hold: (reason: Hold) => void;
  /** When nothing else holds it, what is shown stands its whole time again. */
  readonly release: (reason: Hold) => void;
  /** What is shown has just changed by hand: it stands its whole time. */
  readonly restart: () => void;
  /** Ends it, for good. */
  readonly stop: () => void;
}

/** Calls `turn` every `everyMs` milliseconds for as long as nothing holds it; begins at once. */
export const startTurning = (everyMs: number, turn: () => void): Turning => {
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const restart = () => {
    clearTimeout(timer);
    if (isStopped || holds.size > 0) return;
    timer = setTimeout(() => {
      turn();
      restart();
    }, everyMs);
  };
  restart();
  return {
    hold: (reason) => {
      holds.add(reason);
      restart();
    },
    release: (reason) => {
      if (holds.delete(reason)) restart();
    },
    restart,
    stop: () => {
      isStopped = true;
      restart();
    },
  };
};
