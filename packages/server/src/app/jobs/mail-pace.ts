/** More mails queued in a second than this are a rush: its orders must not wait behind their own mails. */
const BURST_MAILS_PER_SECOND = 5;

/**
 * Decides when a worker looks for mails again: `nudgeMs` after one was queued, when its transaction has ended; while a rush lasts, once in
 * `burstPauseMs`. What it leaves waiting follows at full speed.
 */
export const createMailPace = (
  recheck: () => void,
  { nudgeMs, burstPauseMs }: { readonly nudgeMs: number; readonly burstPauseMs: number },
) => {
  let nudge: { readonly atMs: number; readonly timer: NodeJS.Timeout } | undefined;
  let notBeforeMs = 0;
  let queuedCount = 0;
  let countedSinceMs = Date.now();

  const nudgeIn = (delayMs: number): void => {
    const nowMs = Date.now();
    const atMs = Math.max(nowMs + delayMs, notBeforeMs);
    if (nudge && nudge.atMs <= atMs) return;
    clearTimeout(nudge?.timer);
    const timer = setTimeout(() => {
      nudge = undefined;
      recheck();
    }, atMs - nowMs);
    nudge = { atMs, timer: timer.unref() };
  };

  return {
    queued: (): void => {
      queuedCount += 1;
      nudgeIn(nudgeMs);
    },
    /** There may be more mails than the batch just sent. */
    nextBatch: (): void => {
      const nowMs = Date.now();
      const isRush = queuedCount > (BURST_MAILS_PER_SECOND * (nowMs - countedSinceMs)) / 1_000;
      queuedCount = 0;
      countedSinceMs = nowMs;
      if (isRush) notBeforeMs = nowMs + burstPauseMs;
      nudgeIn(0);
    },
  };
};
