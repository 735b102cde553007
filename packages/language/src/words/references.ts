import { type NumberToken, numberAt, unbrokenFrom, wholeNumberAt } from '../numbers/number-at.ts';
import { unitOf } from '../quantities/units.ts';

/** Which of several things are pointed at: "el segundo", "los dos primeros", "las tres últimas", "el penúltimo", "ambos". */
export interface Reference {
  /** From the first, 1, or from the last, -1; in the order of the things. */
  readonly places: readonly number[];
  /** How many things there have to be: "los dos" are two of two. Null: any number. */
  readonly of: number | null;
  /** The tokens that it takes, with the article. */
  readonly length: number;
}

const PLACES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ primer: 1, primero: 1, segundo: 2, tercer: 3, tercero: 3, cuarto: 4, quinto: 5, sexto: 6 },
    ...{ ultimo: -1, penultimo: -2, antepenultimo: -3 },
  }),
);

/** The place that an ordinal names, from the first, 1, or the last, -1; null: it is none. */
export const placeOf = (word: string): number | null =>
  PLACES.get(word.replace(/a$/, 'o').replace(/it[ao]$/, 'o')) ?? null;

const ARTICLE = /^(?:el|la|los|las|del|al|ese|esa|esos|esas|este|esta|estos|estas)$/;
const THIS = /^(?:ese|esa|esos|esas|este|esta|estos|estas)$/;
const EDGES: ReadonlyMap<string, 1 | -1> = new Map([
  ['primeros', 1],
  ['primeras', 1],
  ['ultimos', -1],
  ['ultimas', -1],
]);
/** "la última compra", "la primera vez": of time and orders, not of things that are shown. */
const NOT_SHOWN = /^(?:vez|veces|semanas?|mes|meses|dias?|horas?|noches?|compras?|orden|ordenes|pedidos?)$/;
const MAX_AT_ONCE = 9;

/** The reference at a position, with or without an article where the word leaves no doubt; null if there is none. */
export const referenceAt = (tokens: readonly NumberToken[], at: number): Reference | null => {
  const words = unbrokenFrom(tokens, at);
  let from = 0;
  while (ARTICLE.test(words[from]?.folded ?? '')) from += 1;
  const read =
    numberedAt(words, from) ??
    (from === 0
      ? bothAt(words, 0)
      : (countedAt(words, from) ?? ordinalAt(words, from) ?? allAt(tokens, at, from)));
  if (!read || NOT_SHOWN.test(words[read.length]?.folded ?? '')) return null;
  const length = THIS.test(words[read.length]?.folded ?? '') ? read.length + 1 : read.length;
  return { ...read, length };
};

/** "número tres". */
const numberedAt = (words: readonly NumberToken[], at: number): Reference | null => {
  if (words[at]?.folded !== 'numero') return null;
  const number = wholeNumberAt(words, at + 1);
  return number && number.value > 0
    ? { places: [number.value], of: null, length: at + 1 + number.length }
    : null;
};

/** "ambos", "ambas cosas". */
const bothAt = (words: readonly NumberToken[], at: number): Reference | null => {
  if (!/^amb[oa]s$/.test(words[at]?.folded ?? '')) return null;
  return { places: [1, 2], of: 2, length: at + (words[at + 1]?.folded === 'cosas' ? 2 : 1) };
};

/** "dos primeros", "primeros dos", "tres últimas". */
const countedAt = (words: readonly NumberToken[], at: number): Reference | null => {
  const isFirst = EDGES.has(words[at]?.folded ?? '');
  const count = wholeNumberAt(words, isFirst ? at + 1 : at);
  if (!count || count.value < 1 || count.value > MAX_AT_ONCE) return null;
  const edge = EDGES.get(words[isFirst ? at : at + count.length]?.folded ?? '');
  if (edge === undefined) return null;
  const places = Array.from({ length: count.value }, (_, index) =>
    edge === 1 ? index + 1 : index - count.value,
  );
  return { places, of: null, length: at + count.length + 1 };
};

/** "segundo", "última"; a quarter of a pound is none. */
const ordinalAt = (words: readonly NumberToken[], at: number): Reference | null => {
  const place = placeOf(words[at]?.folded ?? '');
  const isPart = words[at + 1]?.folded === 'de' && unitOf(words[at + 2]?.folded ?? '') !== null;
  return place === null || (isPart && numberAt(words, at) !== null)
    ? null
    : { places: [place], of: null, length: at + 1 };
};

/** "los dos", where no thing is named after it. */
const allAt = (tokens: readonly NumberToken[], start: number, from: number): Reference | null => {
  const words = unbrokenFrom(tokens, start);
  if (!/^(?:l[oa]s|es[oa]s|est[oa]s)$/.test(words[from - 1]?.folded ?? '')) return null;
  const count = wholeNumberAt(words, from);
  if (!count || count.value < 2 || count.value > MAX_AT_ONCE) return null;
  const next = words[from + count.length]?.folded;
  if (next !== undefined && /[a-z0-9]/.test(next)) return null;
  const places = Array.from({ length: count.value }, (_, index) => index + 1);
  return { places, of: count.value, length: from + count.length };
};
