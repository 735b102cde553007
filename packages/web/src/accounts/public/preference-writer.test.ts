import { describe, expect, it } from 'vitest';
import { createWriter } from './preference-writer.ts';

interface Kept {
  readonly version: number;
  readonly words: readonly string[];
}
class Stale extends Error {}

/** A server that keeps words under a version, and a screen. */
const aWorld = () => {
  let kept: Kept = { version: 1, words: ['leche'] };
  let shown = kept;
  let isDown = false;
  const shows: (readonly string[])[] = [];
  const write = async (value: Kept): Promise<Kept> => {
    await Promise.resolve();
    if (isDown) throw new Error('no answer');
    if (value.version !== kept.version) throw new Stale();
    kept = { ...value, version: kept.version + 1 };
    return kept;
  };
  return {
    shows,
    shown: () => shown.words,
    kept: () => kept.words,
    elsewhere: (word: string) => {
      kept = { version: kept.version + 1, words: [...kept.words, word] };
    },
    cut: () => {
      isDown = true;
    },
    change: createWriter<Kept>({
      current: () => shown,
      show: (value) => {
        shown = value;
        shows.push(value.words);
      },
      read: async () => kept,
      write,
      isStale: (error) => error instanceof Stale,
    }),
  };
};
const add = (word: string) => (value: Kept) => ({ ...value, words: [...value.words, word] });

describe('a writer', () => {
  it('shows a change before it is kept', async () => {
    const world = aWorld();
    const saved = world.change(add('huevo'));
    expect(world.shown()).toEqual(['leche', 'huevo']);
    expect(world.kept()).toEqual(['leche']);
    expect((await saved).words).toEqual(['leche', 'huevo']);
    expect(world.kept()).toEqual(['leche', 'huevo']);
  });

  it('keeps many quick changes in their order, and never shows one gone in between', async () => {
    const world = aWorld();
    await Promise.all(['huevo', 'soya', 'mani'].map((word) => world.change(add(word))));
    expect(world.kept()).toEqual(['leche', 'huevo', 'soya', 'mani']);
    for (const [position, words] of world.shows.entries())
      expect(words.length).toBeGreaterThanOrEqual(world.shows[position - 1]?.length ?? 0);
  });

  it('lays its change over what another screen kept meanwhile', async () => {
    const world = aWorld();
    world.elsewhere('trigo');
    await world.change(add('huevo'));
    expect(world.kept()).toEqual(['leche', 'trigo', 'huevo']);
    expect(world.shown()).toEqual(['leche', 'trigo', 'huevo']);
  });

  it('takes back what could not be kept, and says so', async () => {
    const world = aWorld();
    await world.change(add('huevo'));
    world.cut();
    await expect(world.change(add('soya'))).rejects.toThrow('no answer');
    expect(world.shown()).toEqual(['leche', 'huevo']);
  });
});
