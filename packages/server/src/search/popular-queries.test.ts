import { describe, expect, it } from 'vitest';
import { createPopularQueries } from './popular-queries.ts';

const aMemory = async (...queries: string[]) => {
  const errors: unknown[] = [];
  const source = { queries, isAway: false };
  const memory = createPopularQueries({
    read: async () => {
      if (source.isAway) throw new Error('the database is away');
      return source.queries;
    },
    onError: (error) => void errors.push(error),
  });
  await memory.refresh();
  return { ...memory, source, errors };
};

describe('popular queries', () => {
  it('complete the typed text ignoring accents, the most frequent first', async () => {
    const { beginningWith } = await aMemory('Pan de agua', 'café', 'pan', 'Papas');
    expect(beginningWith('PAN')).toEqual(['pan de agua', 'pan']);
    expect(beginningWith('cafe')).toEqual(['café']);
    expect(beginningWith('pan d')).toEqual(['pan de agua']);
    expect(beginningWith('agua')).toEqual([]);
    for (const blank of ['', ' ', '…']) expect(beginningWith(blank)).toEqual([]);
  });

  it('are shown as words without signs', async () => {
    const { beginningWith } = await aMemory('  LECHE… (¡la mía!) ❤️');
    expect(beginningWith('leche')).toEqual(['leche la mía']);
  });

  it('are at most eight', async () => {
    const { beginningWith } = await aMemory(...Array.from({ length: 20 }, (_, n) => `pan ${n}`));
    expect(beginningWith('pan')).toHaveLength(8);
  });

  it("stay available if they can't be read again", async () => {
    const { beginningWith, refresh, source, errors } = await aMemory('pan');
    source.isAway = true;
    await refresh();
    expect(beginningWith('pan')).toEqual(['pan']);
    expect(errors).toHaveLength(1);
  });
});
