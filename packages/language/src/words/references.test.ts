import { describe, expect, it } from 'vitest';
import { referenceAt } from './references.ts';
import { spokenTokensOf } from './tokens.ts';

const placesOf = (text: string) => referenceAt(spokenTokensOf(text), 0)?.places ?? null;

describe('a reference', () => {
  it('points at one thing or at several', () => {
    const rows: readonly [string, readonly number[]][] = [
      ['el segundo', [2]],
      ['la primerita esa', [1]],
      ['del tercero', [3]],
      ['esa última', [-1]],
      ['el penúltimo', [-2]],
      ['el número tres', [3]],
      ['los dos primeros', [1, 2]],
      ['las primeras 3', [1, 2, 3]],
      ['las tres últimas', [-3, -2, -1]],
      ['ambas cosas', [1, 2]],
      ['los dos', [1, 2]],
      ['esas tres', [1, 2, 3]],
    ];
    expect(rows.map(([text]) => [text, placesOf(text)])).toEqual(rows);
  });

  it.each([
    'segundo',
    'la última compra',
    'la primera vez',
    'los dos nenes',
    'los primeros',
    'el cuarto de libra',
    'la leche',
    '',
  ])('isn’t there: %s', (text) => {
    expect(placesOf(text)).toBeNull();
  });

  it('says of how many it is', () => {
    expect(referenceAt(spokenTokensOf('las dos'), 0)).toEqual({ places: [1, 2], of: 2, length: 2 });
    expect(referenceAt(spokenTokensOf('los dos primeros, gracias'), 0)).toMatchObject({
      of: null,
      length: 3,
    });
  });
});
