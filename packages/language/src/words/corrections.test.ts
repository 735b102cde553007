import { describe, expect, it } from 'vitest';
import { applyCorrections } from './corrections.ts';
import { spokenTokensOf, textOf } from './tokens.ts';

describe('what is taken back', () => {
  it('gives way to what is said after it', () => {
    const rows: readonly [string, string][] = [
      ['dos, no, tres libras de papas', 'tres libras de papas'],
      ['una libra, digo dos libras de queso', 'dos libras de queso'],
      ['solo una, no tres', 'solo una'],
      ['dame arroz, digo avena', 'dame avena'],
      ['dame mantequilla no espérate margarina', 'dame margarina'],
      ['un galón de leche... espera, medio galón', 'medio galón de leche'],
      ['dos libras de arroz, digo, tres', 'tres libras de arroz'],
      ['seis panes. no, ocho', 'ocho panes'],
      ['cinco leches, no seis', 'cinco leches , no seis'],
      ['dos leches y pan, mejor tres', 'dos leches y pan , mejor tres'],
      ['pan de agua', 'pan de agua'],
    ];
    expect(rows.map(([text]) => [text, textOf(applyCorrections(spokenTokensOf(text)))])).toEqual(rows);
  });
});
