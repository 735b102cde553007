import { describe, expect, it } from 'vitest';
import { offeredChoices } from './offered-choices.ts';

const counts = [
  { value: 'Viandas', count: 13 },
  { value: 'Setas', count: 3 },
  { value: 'Hielo', count: 2 },
  { value: 'Masas', count: 1 },
];
const values = (chosen: readonly string[]) => offeredChoices(counts, chosen).map(({ value }) => value);

describe('offeredChoices', () => {
  it('are those with three products or more', () => {
    expect(values([])).toEqual(['Viandas', 'Setas']);
  });

  it('include selected ones, however few they list, so that they can be removed', () => {
    expect(values(['Masas'])).toEqual(['Viandas', 'Setas', 'Masas']);
    expect(offeredChoices(counts, ['Nieve']).at(-1)).toEqual({ value: 'Nieve', count: 0 });
    expect(offeredChoices(undefined, ['Nieve'])).toEqual([{ value: 'Nieve', count: undefined }]);
  });
});
