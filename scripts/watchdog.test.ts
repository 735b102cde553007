import { describe, expect, it } from 'vitest';
import { revive } from './watchdog.mjs';

/** What `revive` did at each look, R where it restarted; `answers` is what it saw, + for an answer. */
const seen = async (answers: string): Promise<string> => {
  const looks = [...answers];
  let done = '';
  await revive({
    isAnswering: async () => {
      const isThere = looks.shift() === '+';
      done += isThere ? '+' : '-';
      return isThere;
    },
    restart: () => {
      done += 'R';
    },
    isOver: () => looks.length === 0,
    pause: async () => {},
  });
  return done;
};
const silence = (looks: number) => '-'.repeat(looks);

describe('a process that must go on answering', () => {
  it('is left alone while it does, and while a change restarts it', async () => {
    const answers = `++${silence(9)}+++${silence(9)}+`;
    expect(await seen(answers)).toBe(answers);
  });

  it('is restarted when it has been silent for longer', async () => {
    expect(await seen(`+${silence(11)}+`)).toBe(`+${silence(10)}R-+`);
  });

  it('is tried again for as long as it takes, later each time, and soon after it was back', async () => {
    expect(await seen(`${silence(10 + 20 + 40 + 60 + 60)}+${silence(10)}`)).toBe(
      `${silence(10)}R${silence(20)}R${silence(40)}R${silence(60)}R${silence(60)}R+${silence(10)}R`,
    );
  });
});
