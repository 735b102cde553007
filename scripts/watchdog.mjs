import { setTimeout as sleep } from 'node:timers/promises';

/** So many looks in a row without an answer before each try; one that starts on a busy machine needs its time. */
const PATIENCE = [10, 20, 40, 60];

/**
 * Looks again and again whether something still answers, and calls `restart` when it hasn't for a while; a little later
 * each time, for as long as it doesn't come back. Resolves when `isOver` says so.
 * @param {{ isAnswering: () => Promise<boolean>, restart: () => void, isOver?: () => boolean, pause?: () => Promise<unknown> }} options
 */
export async function revive({ isAnswering, restart, isOver = () => false, pause = () => sleep(1_000) }) {
  let missed = 0;
  let tries = 0;
  while (!isOver()) {
    await pause();
    if (await isAnswering()) {
      missed = 0;
      tries = 0;
    } else if (++missed >= PATIENCE[Math.min(tries, PATIENCE.length - 1)]) {
      missed = 0;
      tries += 1;
      restart();
    }
  }
}
