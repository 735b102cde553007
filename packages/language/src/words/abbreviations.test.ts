import { expect, it } from 'vitest';
import { shortWordsInFull, spelledOut } from './abbreviations.ts';
import { spokenTokensOf, textOf } from './tokens.ts';

it('abbreviations are spelled out, and a name keeps how it was written', () => {
  const rows: readonly (readonly [text: string, folded: string, written: string])[] = [
    ['arroz d grano', 'arroz de grano', 'arroz d grano'],
    ["algo pa'l café", 'algo para el cafe', "algo pa'l café"],
    ['pal nene tmb', 'para el nene tambien', 'pal nene tmb'],
    ['dale pa’lante', 'dale adelante', "dale pa'lante"],
    ['vitamina d y k', 'vitamina d y que', 'vitamina d y k'],
    ['pan', 'pan', 'pan'],
  ];
  const read = rows.map(([text]) => {
    const tokens = spelledOut(spokenTokensOf(text));
    return [text, tokens.map(({ folded }) => folded).join(' '), textOf(tokens)];
  });
  expect(read).toEqual(rows);
});

it.each([
  ['c/ leche', 'con leche'],
  ['algo q no tenga d leche', 'algo que no tenga de leche'],
  ["pa'l café", 'pal café'],
  ['vitamina c', 'vitamina c'],
  ['jugo c', 'jugo c'],
])('«%s» is searched for as «%s»', (text, full) => expect(shortWordsInFull(text)).toBe(full));
