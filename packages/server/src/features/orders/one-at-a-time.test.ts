import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const aWork = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
};
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('works of people', () => {
  it('follow one another for one person and run beside each other for two', async () => {
    const run = oneAtATime();
    const started: string[] = [];
    const works = [aWork(), aWork(), aWork()] as const;
    const start = (person: string, name: string, { ended }: { ended: Promise<void> }) =>
      run(person, () => {
        started.push(name);
        return ended;
      });
    const all = [
      start('ana', 'ana 1', works[0]),
      start('ana', 'ana 2', works[1]),
      start('eva', 'eva', works[2]),
    ];
    await soon();
    expect(started).toEqual(['ana 1', 'eva']);
    works[0].end();
    await soon();
    expect(started).toEqual(['ana 1', 'eva', 'ana 2']);
    for (const work of works) work.end();
    await Promise.all(all);
  });

  it('go on after one that failed, which fails for its own caller alone', async () => {
    const run = oneAtATime();
    const failing = run('ana', () => Promise.reject(new Error('broken')));
    const next = run('ana', async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });
});
