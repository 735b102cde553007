/** How long each slide of the home page is shown (specification, section 9). */
export const autoplayEveryMs = { banner: 6_000, recipes: 5_000, tip: 10_000 } as const;

/** Why nothing turns just now. Any one of them is enough. */
export type PauseReason = 'paused' | 'hovered' | 'focused' | 'touched' | 'out-of-sight';

export interface Autoplay {
  readonly pause: (reason: PauseReason) => void;
  /** If nothing else pauses it, the current slide gets its whole time again. */
  readonly resume: (reason: PauseReason) => void;
  /** The slide was changed by hand: it gets its whole time. */
  readonly restart: () => void;
  /** Ends it, for good. */
  readonly stop: () => void;
}

/** Calls `showNext` every `everyMs` while nothing pauses it; starts at once. */
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
