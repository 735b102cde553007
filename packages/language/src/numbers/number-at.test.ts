import { describe, expect, it } from 'vitest';
import { spokenTokensOf } from '../words/tokens.ts';
import { numberAt } from './number-at.ts';

const read = (text: string) => {
  const tokens = spokenTokensOf(text);
  const number = numberAt(tokens, 0);
  return number && number.length === tokens.length ? number.value : null;
};

describe('a number as it is said', () => {
  it('is read, in words and in figures', () => {
    const rows: readonly [string, number][] = [
      ['uno', 1],
      ['dieciséis', 16],
      ['veintidós', 22],
      ['treinta y cinco', 35],
      ['cien', 100],
      ['ciento veinte', 120],
      ['doscientas cincuenta y una', 251],
      ['mil', 1_000],
      ['dos mil quinientos', 2_500],
      ['un millón', 1_000_000],
      ['1,250', 1_250],
      ['1.250', 1_250],
      ['1,250.50', 1_250.5],
      ['1.250,50', 1_250.5],
      ['2.5', 2.5],
      ['2,5', 2.5],
      ['1/2', 0.5],
      ['1 1/2', 1.5],
      ['½', 0.5],
      ['2½', 2.5],
      ['media', 0.5],
      ['dos y media', 2.5],
      ['un cuarto', 0.25],
      ['tres cuartos', 0.75],
      ['una y cuarto', 1.25],
      ['dos punto cinco', 2.5],
      ['siete con cincuenta', 7.5],
      ['7 punto 05', 7.05],
      ['un par', 2],
      ['una veintena', 20],
      ['treintaitrés', 33],
      ['cuarentidós', 42],
      ['15,5', 15.5],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });

  it.each(['arroz', 'punto', 'de', '2%', '$3', '80/20', '24/7', 'dos por ciento', ''])(
    'isn’t one: %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
