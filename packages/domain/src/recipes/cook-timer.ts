/** A kitchen timer. Stores its end rather than the remaining time, so that a sleeping phone loses none. */
export type CookTimer = {
  /** "2:15 minutos": its step and label; unique within a recipe. */
  readonly id: string;
  readonly label: string;
  /** The whole wait. */
  readonly seconds: number;
} & (
  | { readonly status: 'running'; readonly endsAtMs: number }
  | { readonly status: 'paused'; readonly leftMs: number }
);

/** Starts a new timer now. */
export const startTimer = (
  wait: { readonly id: string; readonly label: string; readonly seconds: number },
  nowMs: number,
): CookTimer => ({
  id: wait.id,
  label: wait.label,
  seconds: wait.seconds,
  status: 'running',
  endsAtMs: nowMs + wait.seconds * 1000,
});

/** Milliseconds until it rings; never below 0. */
export const leftMs = (timer: CookTimer, nowMs: number): number =>
  Math.max(0, timer.status === 'running' ? timer.endsAtMs - nowMs : timer.leftMs);

export const isOver = (timer: CookTimer, nowMs: number): boolean => leftMs(timer, nowMs) === 0;

/** Pauses a running timer, resumes a paused one; a finished one stays finished. */
export const toggleTimer = (timer: CookTimer, nowMs: number): CookTimer => {
  if (isOver(timer, nowMs)) return timer;
  const { id, label, seconds } = timer;
  const left = leftMs(timer, nowMs);
  return timer.status === 'running'
    ? { id, label, seconds, status: 'paused', leftMs: left }
    : { id, label, seconds, status: 'running', endsAtMs: nowMs + left };
};

/** Adds a minute; a finished timer starts again with that minute. */
export const addMinute = (timer: CookTimer, nowMs: number): CookTimer => {
  const { id, label, seconds } = timer;
  const left = leftMs(timer, nowMs) + 60_000;
  return timer.status === 'paused' && !isOver(timer, nowMs)
    ? { id, label, seconds, status: 'paused', leftMs: left }
    : { id, label, seconds, status: 'running', endsAtMs: nowMs + left };
};

/** "4:59", "1:00:00": the last second begins full, so that "0:00" is the end and nothing else. */
export const clockText = (milliseconds: number): string => {
  const all = Math.ceil(Math.max(0, milliseconds) / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (value: number) => `${value}`.padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
