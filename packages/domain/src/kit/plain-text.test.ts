import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHarmfulCharacter, isUnstorable, tidyLine, tidyNote } from './plain-text.ts';

describe('a line is kept', () => {
  it.each([
    ['with one space for a line break, a tab or many spaces', ' Ana\r\nMaría\t  Díaz ', 'Ana María Díaz'],
    ['with one letter for a letter and its accent', 'Jose\u0301', 'José'],
    ['without what nobody sees', 'A\u200Bn\u00ADa\uFEFF \u200EDíaz\u200F', 'Ana Díaz'],
    ['without a joiner that joins nothing', 'A\u200Dna', 'Ana'],
    ['with its emoji whole', 'Lista 👩🏽‍⚕️👨‍👩‍👧🇵🇷', 'Lista 👩🏽‍⚕️👨‍👩‍👧🇵🇷'],
  ])('%s', (_, typed, stored) => expect(tidyLine(typed)).toBe(stored));

  it('the same when it is tidied twice, and never in two lines', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
        expect(tidyLine(text)).not.toMatch(/[\n\r\u2028\u2029]/);
      }),
    ));
});

it('a note keeps its lines', () =>
  expect(tidyNote(' sin cerdo\r\nlos lunes\u200B ')).toBe('sin cerdo\nlos lunes'));

describe('harmful is', () => {
  it.each([...'\u0000\u0001\u0008\u001B\u007F\u0085\u009F\u202A\u202E\u2066\u2069', '\uD800', 'a\uDC00b'])(
    '%j',
    (text) => expect(hasHarmfulCharacter(`a${text}b`)).toBe(true),
  );

  it.each(['Muñoz Núñez-O’Neill', 'línea\notra\tcosa\r\n', '👩🏽‍⚕️', '日本', 'شكرا', '$100 «gratis»'])(
    'not «%s»',
    (text) => expect(hasHarmfulCharacter(text)).toBe(false),
  );

  it('and only some of it can’t be kept at all', () => {
    expect(['a\u0000', '\uD800'].every(isUnstorable)).toBe(true);
    expect(isUnstorable('\u202E')).toBe(false);
  });
});
