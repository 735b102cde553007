/** How long each of the home page's turning parts stands (specification, section 9). */
export const autoplayEveryMs = { banner: 6_000, recipes: 5_000, tip: 10_000 } as const;

/** Why nothing turns just now. Any one of them is enough. */
export type PauseReason = 'paused' | 'hovered' | 'focused' | 'touched' | 'out-of-sight';

export interface Autoplay {
  readonly pause: (reason: PauseReason) => void;
  /** When nothing else holds it, what is shown stands its whole time again. */
  readonly resume: (reason: PauseReason) => void;
  /** What is shown has just changed by hand: it stands its whole time. */
  readonly restart: () => void;
  /** Ends it, for good. */
  readonly stop: () => void;
}

/** Calls `turn` every `everyMs` milliseconds for as long as nothing holds it; begins at once. */
export const startAutoplay = (everyMs: number, showNext: () => void): Autoplay => {
  const pauseReasons = new Set<PauseReason>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const restart = () => {
    clearTimeout(timer);
    if (isStopped || pauseReasons.size > 0) return;
    timer = setTimeout(() => {
      showNext();
      restart();
    }, everyMs);
  };
  restart();
  return {
    pause: (reason) => {
      pauseReasons.add(reason);
      restart();
    },
    resume: (reason) => {
      if (pauseReasons.delete(reason)) restart();
    },
    restart,
    stop: () => {
      isStopped = true;
      restart();
    },
  };
};
