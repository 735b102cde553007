import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLetters } from './fold.ts';
import { spelledWordsOf } from './spelled-words.ts';
import { isWord, spokenTokensOf, tokensOf } from './tokens.ts';

describe('the tokens of a text', () => {
  it('are its words as they are written, its numbers whole', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['Dame 2.5 LB de Ñame', ['dame', '2.5', 'lb', 'de', 'ñame']],
      ['leche 2% o 2 %', ['leche', '2%', 'o', '2%']],
      ['$1,250.50, $ 3 y 80$', ['$1,250.50', '$3', 'y', '80$']],
      ['1/2 libra, 2½ tazas y ¾', ['1/2', 'libra', '2', '½', 'tazas', 'y', '¾']],
      ['arroz 5lb, agua 1.5L, malta 6pack', ['arroz', '5', 'lb', 'agua', '1.5', 'l', 'malta', '6', 'pack']],
      ['7up, b12, omega3, h2o y x2', ['7up', 'b12', 'omega', '3', 'h2o', 'y', 'x2']],
      ['Coca-Cola y Kellogg’s', ['coca', 'cola', 'y', 'kellogg', 's']],
      ['ｌｅｃｈｅ２', ['leche', '2']],
      ['sin 🍕 ni ñ', ['sin', '🍕', 'ni', 'ñ']],
      ['a las 7:30', ['a', 'las', '7', '30']],
      ['', []],
    ];
    expect(rows.map(([text]) => [text, tokensOf(text).map((token) => token.text)])).toEqual(rows);
  });

  it('know what parts them', () => {
    const parted = tokensOf('no, gracias. Leche (fresca) y pan');
    expect(parted.map(({ folded, breakBefore }) => `${folded} ${breakBefore}`)).toEqual([
      'no none',
      'gracias weak',
      'leche strong',
      'fresca weak',
      'y weak',
      'pan none',
    ]);
  });

  it('read a unit’s point as part of it', () => {
    expect(spokenTokensOf('2 lb. de pollo, 16.9 fl. oz. Gracias').map(({ folded }) => folded)).toEqual([
      ...['2', 'lb', 'de', 'pollo', ',', '16.9', 'fl', 'oz', '.', 'gracias'],
    ]);
  });

  it('have the signs of an order among them where it is spoken, and neither emoji nor other scripts', () => {
    expect(spokenTokensOf('¿leche?\ndos; 🍕 хлеб').map(({ folded }) => folded)).toEqual([
      '¿',
      'leche',
      '?',
      ',',
      'dos',
      ';',
    ]);
  });
});

const pieces = fc.constantFrom(
  ...'leche 2% 1/2 2.5 $3 5lb 12pack 7up b12 omega3 ½ 1½ ñ é straße хлеб 🍕 , . ; : / - ( ) ’ % $ ´ İ ﬁ ａ ５ \u00AD \u0301 \n'.split(
    ' ',
  ),
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.tuple(pieces, fc.constantFrom('', ' ')), { maxLength: 12 })
    .map((parts) => parts.flat().join('')),
);

describe('every text', () => {
  it('has the same words for the search and as tokens', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = tokensOf(text);
        // A unit that is written onto its number is a token, and with it one word of the search.
        const rejoined = tokens.reduce(
          (joined, token, at) =>
            `${joined}${tokens[at - 1]?.end === token.start && /\d$/.test(joined) ? '' : ' '}${token.text}`,
          '',
        );
        const folded = (each: string) => spelledWordsOf(each).map((word) => word.folded);
        expect(folded(rejoined)).toEqual(folded(text));
        for (const token of tokens)
          if (/^[a-z]+$/.test(token.folded)) expect(folded(token.text).join(' ')).toBe(token.folded);
      }),
      { numRuns: 500 },
    );
  });

  it('has its tokens in their order, each where it says', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainLetters(text);
        let start = 0;
        for (const token of tokensOf(text)) {
          expect(token.start).toBeGreaterThanOrEqual(start);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(plain.length);
          start = token.start;
          if (isWord(token)) expect(plain.slice(token.start, token.end)).not.toMatch(/^\s|\s$/);
        }
      }),
    );
  });
});
