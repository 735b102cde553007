import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import { pick } from '../random.ts';

const HOSTILE_SEED = 13;
const LONG = 10_000;

/** Makes part of a query; many are put together. */
type Maker = (random: Random, words: readonly string[]) => string;

const chars = (from: number, to: number, most: number): Maker => {
  const size = to - from + 1;
  return (random) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () =>
      String.fromCodePoint(from + Math.floor(random() * size)),
    ).join('');
};

const oneOf =
  (...texts: string[]): Maker =>
  (random) =>
    pick(texts, random);

const makers: readonly Maker[] = [
  () => '',
  (random) => pick([' ', '\t', '\n', '\u00a0', '\u200b', '\u3000'], random).repeat(Math.floor(random() * 40)),
  (random) =>
    pick(['a', 'ñ', 'a ', 'sin ', '😀', '%', 'á', 'e\u0301', 'ab cd '], random).repeat(LONG).slice(0, LONG),
  (random, words) =>
    Array.from({ length: LONG / 10 }, () => pick(words, random))
      .join(' ')
      .slice(0, LONG),
  oneOf('😀', '👩🏽‍⚕️', '🇵🇷', '🍌🍌', '👨‍👩‍👧‍👦 leche', 'pan 🥖 de agua'),
  chars(0x00, 0x1f, 20),
  chars(0x7f, 0x9f, 20),
  chars(0x21, 0x2f, 30),
  oneOf('...', '¿¡!?', '—', '«»', '///', '""""', "''", '()[]{}', '-', '_', '%%', '&&&'),
  oneOf(
    "' OR 1=1 --",
    '"; DROP TABLE products; --',
    "') UNION SELECT null, null --",
    '%27%20or%201',
    '$1',
    '\\x00',
  ),
  oneOf('(a+)+$', '.*.*.*=.*', '[', '(?<=x)', '\\', '^(([a-z])+.)+[A-Z]([a-z])+$', '\\p{L}', '*', '+?'),
  (random) =>
    pick(['aaaaaaaaaaaaaaaaaaaa!', 'xxxxxxxx', '((((((((', '\u0301\u0301\u0301'], random).repeat(
      1 + Math.floor(random() * 50),
    ),
  oneOf('مرحبا', 'שלום', '\u202eleche\u202c', '\u200fpan', 'حليب leche', '\u202b arroz'),
  oneOf('\ud800', '\udc00', 'pan\ud83d', '\udc00leche', '\ud800\ud800', '\ufffe\uffff', '\u0000'),
  chars(0xd7f0, 0xe010, 6),
  chars(0x300, 0x36f, 30),
  chars(0x4e00, 0x4fff, 10),
  oneOf(
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    '0',
    '-1',
  ),
  (random, words) => mix(random, words, 1 + Math.floor(random() * 3)),
  (random, words) => mix(random, words, 1 + Math.floor(random() * 8)),
  (random, words) => mangled(mix(random, words, 1 + Math.floor(random() * 4)), random),
  (random, words) =>
    `sin ${mix(random, words, 2)} sin ${mix(random, words, 1)} alto en ${mix(random, words, 1)}`,
];

/** `count` random queries, always the same: bad input of every sort, real words, and both together. */
export function* hostileQueries(products: readonly SearchableProduct[], count: number): Generator<string> {
  const random = mulberry32(HOSTILE_SEED);
  const words = products.flatMap(({ title, tags }) => [
    ...title.split(' '),
    ...tags,
    'sin',
    'con',
    'de',
    'bajo en',
  ]);
  for (let made = 0; made < count; made++) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
      pick(makers, random)(random, words),
    );
    yield parts.join(pick(['', ' ', ' sin ', '\n'], random));
  }
}

const mix = (random: Random, words: readonly string[], count: number): string =>
  Array.from({ length: count }, () => pick(words, random)).join(' ');

/** One letter in six lost, doubled or replaced. */
const mangled = (text: string, random: Random): string =>
  [...text]
    .map((letter) => (random() < 1 / 6 ? pick(['', letter + letter, 'x', '\u0301'], random) : letter))
    .join('');
