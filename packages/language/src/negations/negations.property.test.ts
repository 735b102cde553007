import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spelledOut } from '../words/abbreviations.ts';
import { expandAbbreviatedWithout } from '../words/fold.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import { negationsIn, writeWithout } from './negations-in.ts';

const KNOWN = ['leche', 'huevo', 'mani', 'soya', 'ajonjoli', 'frutos secos', 'queso'];

const known = fc.constantFrom(...KNOWN);
/** Each way of ruling something out, whatever stands beside it. */
const WAYS =
  `sin X, sin nada de X, sin na de X, sin trazas de X, s/X, w/o X, without X, que no tenga X, q no tenga X, que no lleve X,
  que no contenga X, que no le pongan X, no le eches X, no agregues X, no puedo comer X, no como X, no tomo X, no tolero la X, no soporto el X,
  no quiero X, no me gusta el X, no le gustan los X, X free, X-free, libre de X, libre X, exento de X, free of X, free from X, no X, non X,
  cero X, 0 X, nada de X, nada que tenga X, tampoco X, ni X, evita el X, evitar X, excepto X, salvo X, quita X, saca el X, odio el X,
  detesto la X, todo menos X, de todo menos X, cualquier cosa menos X, lo que sea menos X, alérgica al X, alérgico a la X, alergia X,
  alergia al X, intolerante a la X, intolerancia al X, anafilaxia al X, hipersensible a la X, reacción a la X, X allergy, X allergic,
  X me hace daño, el X le hace daño, X me cae mal, los X nos caen mal, la X me da asco, me cae mal la X, me da asco el X, en vez de X,
  en lugar de X, aparte de X, contra X, prohibido X, X prohibido, X no puedo, hold the X, X no, not X, sin agregar X, sin añadirle X, sinn X, ssin X, siin X, sni X, isn X, ain X,
  sib X, sinn la X, si n X, alerjico X, halérgico al X, alergco a la X, alregia al X, aelrgica a X, itolerante a la X, intolerate al X, X alergia,
  el X lo mata, la X me mata, X me enferma, X me da alergia, me da alergia el X, cuidado con el X, a excepción de X, descartando X, jamás X, ausente de X,
  ningún X, ningún producto con X, menos los de X, can't have X, don't want X, doesn't contain X, skip the X, leave out X, minus X`
    .split(',')
    .map((way) => way.trim())
    .filter((way) => way.includes('X'));

const tokensFor = (text: string): readonly Token[] => spelledOut(tokensOf(expandAbbreviatedWithout(text)));

/** What a text rules out, each thing as it is written. */
const ruledOut = (text: string) => {
  const tokens = tokensFor(text);
  const { negations, isUnclear, unread } = negationsIn(tokens, {
    isWanted: () => true,
    termAt: (at) => {
      const length = KNOWN.map((name) => name.split(' ')).find((name) =>
        name.every((word, index) => tokens[at + index]?.folded === word),
      )?.length;
      return length === undefined ? null : { length, isHarmful: true, isMeasured: false };
    },
  });
  const named = negations.flatMap(({ terms }) =>
    terms.map(({ start, end }) =>
      tokens
        .slice(start, end)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  );
  return { named, negations, isUnclear, unread, tokens };
};

describe('what a text rules out', () => {
  it('is read in each way of saying it, for each known thing', () => {
    const wrong = WAYS.flatMap((way) =>
      KNOWN.map((name) => way.replace('X', name)).filter((text) => {
        const { named, isUnclear, unread } = ruledOut(text);
        return named.length !== 1 || !KNOWN.includes(named[0] ?? '') || isUnclear || unread.length > 0;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is read the same whatever stands before and after it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WAYS.filter((way) => !/^(?:ni|tampoco) | no$/.test(way))),
        known,
        fc.constantFrom('galletas', 'pan integral', 'dame dos cajas de galletas', 'hola'),
        fc.constantFrom('.', '. Gracias', ' para mi hija', ' pero con azúcar', ' y con queso rallado'),
        (way, name, before, after) => {
          const text = way.replace('X', name);
          const isFollowed = /^X |-free| X ./.test(way);
          const alone = ruledOut(text).named;
          expect(ruledOut(`${before} ${text}`).named).toEqual(alone);
          expect(ruledOut(`${text}${after}`).named).toEqual(alone);
          if (!isFollowed) expect(ruledOut(`${before} ${text}${after}`).named).toEqual(alone);
        },
      ),
    );
  });

  it('changes nothing of its neighbours: each word is of one list, or of none', () => {
    const pieces = fc.constantFrom(
      ...`sin no ni que tenga de leche huevo mani frutos secos galletas y o , con pan libre free me hace daño alergia a la todo menos tanta para
        puedo comer . : añadida`.split(/\s+/),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (list) => {
        const { negations, tokens, unread } = ruledOut(list.join(' '));
        let last = 0;
        for (const { start, end, terms } of negations) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(tokens.length);
          expect(terms.length).toBeGreaterThan(0);
          let from = start;
          for (const term of terms) {
            expect(term.start).toBeGreaterThanOrEqual(from);
            expect(term.end).toBeGreaterThan(term.start);
            from = term.end;
          }
          expect(end).toBeGreaterThanOrEqual(from);
          expect(unread.some((at) => at >= start && at < end)).toBe(false);
          last = end;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read again as the same when it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WAYS.filter((way) => !way.endsWith(' no'))),
        fc.uniqueArray(known, { minLength: 1, maxLength: 5 }),
        (way, names) => {
          const list =
            names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ni ${names.at(-1)}`;
          // Words that follow what they rule out are of all that "and" joins before them.
          const isBefore = /X[ -]./.test(way);
          const text = way.replace('X', isBefore ? names.join(' y ') : list);
          const { named } = ruledOut(text);
          expect(named).toEqual(names);
          expect(ruledOut(writeWithout(named)).named).toEqual(named);
        },
      ),
    );
  });

  it('is read from any text, however often a part of it is repeated', () => {
    for (const part of ['ni ', 'no me ', 'sin a, ', 'de ', 'leche y ', 'no tenga '])
      expect(() => ruledOut(part.repeat(4_000 / part.length))).not.toThrow();
  });
});
