import { describe, expect, it } from 'vitest';
import { createWriter } from './preference-writer.ts';

interface Stored {
  readonly version: number;
  readonly words: readonly string[];
}
class Stale extends Error {}

/** A fake server that stores words with a version, and a screen. */
const someIo = () => {
  let stored: Stored = { version: 1, words: ['leche'] };
  let shown = stored;
  let isDown = false;
  const shows: (readonly string[])[] = [];
  const write = async (value: Stored): Promise<Stored> => {
    await Promise.resolve();
    if (isDown) throw new Error('no answer');
    if (value.version !== stored.version) throw new Stale();
    stored = { ...value, version: stored.version + 1 };
    return stored;
  };
  return {
    shows,
    shown: () => shown.words,
    storedWords: () => stored.words,
    elsewhere: (word: string) => {
      stored = { version: stored.version + 1, words: [...stored.words, word] };
    },
    cut: () => {
      isDown = true;
    },
    change: createWriter<Stored>({
      current: () => shown,
      show: (value) => {
        shown = value;
        shows.push(value.words);
      },
      read: async () => stored,
      write,
      isStale: (error) => error instanceof Stale,
    }),
  };
};
const add = (word: string) => (value: Stored) => ({ ...value, words: [...value.words, word] });

describe('createWriter', () => {
  it('shows a change before it is saved', async () => {
    const io = someIo();
    const saved = io.change(add('huevo'));
    expect(io.shown()).toEqual(['leche', 'huevo']);
    expect(io.storedWords()).toEqual(['leche']);
    expect((await saved).words).toEqual(['leche', 'huevo']);
    expect(io.storedWords()).toEqual(['leche', 'huevo']);
  });

  it('saves quick changes in order, and never shows one missing in between', async () => {
    const io = someIo();
    await Promise.all(['huevo', 'soya', 'mani'].map((word) => io.change(add(word))));
    expect(io.storedWords()).toEqual(['leche', 'huevo', 'soya', 'mani']);
    for (const [position, words] of io.shows.entries())
      expect(words.length).toBeGreaterThanOrEqual(io.shows[position - 1]?.length ?? 0);
  });

  it('applies its change to what another screen saved meanwhile', async () => {
    const io = someIo();
    io.elsewhere('trigo');
    await io.change(add('huevo'));
    expect(io.storedWords()).toEqual(['leche', 'trigo', 'huevo']);
    expect(io.shown()).toEqual(['leche', 'trigo', 'huevo']);
  });

  it('undoes a change that could not be saved, and rejects', async () => {
    const io = someIo();
    await io.change(add('huevo'));
    io.cut();
    await expect(io.change(add('soya'))).rejects.toThrow('no answer');
    expect(io.shown()).toEqual(['leche', 'huevo']);
  });
});
