import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import { fold } from '../../packages/domain/src/kit/fold.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import { pick } from '../random.ts';

const VOCABULARY_SEED = 5;

/** Words that join others. */
export const joints = 'de con para y en la el los las del a sin por que'.split(' ');

/** Distinct words in a catalogue: about 2,000 at 10,000 products, 8,000 at 100,000, 30,000 at a million. */
const wordCount = (products: number): number => Math.round(2_000 * (products / 10_000) ** 0.59);

/**
 * Words by rank, most frequent first: two of the seed's titles, tags and shelves, then one that only sounds
 * Spanish, and when the real ones are used up only such. A larger vocabulary begins with the smaller.
 */
export const makeVocabulary = (seed: readonly SearchableProduct[], products: number): readonly string[] => {
  const real = realWords(seed);
  const random = mulberry32(VOCABULARY_SEED);
  const known = new Set(real.map(fold));
  const words: string[] = [];
  let used = 0;
  while (words.length < wordCount(products) || used < real.length) {
    words.push(...real.slice(used, used + 2), newWord(known, random));
    used += 2;
  }
  return words;
};

/** The words that name the seed's products, as written, the most frequent first. */
const realWords = (seed: readonly SearchableProduct[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { title, tags, subcategory } of seed)
    for (const word of `${title} ${tags.join(' ')} ${subcategory ?? ''}`
      .toLocaleLowerCase('es')
      .split(/[^\p{L}]+/u))
      if (word.length >= 3 && !joints.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([word]) => word);
};

const onsets = 'b c ch d f g h j l m n p qu r s t v y z br cr dr fl gr pl pr tr bl cl'.split(' ');
const consonants = 'b c c d d f g j l l ll m m n n ñ p qu r r rr s s t t v z'.split(' ');
const vowels = 'a a a e e i o o u ie ue'.split(' ');
const codas = ['', '', '', '', '', 'n', 'r', 's', 'l'];
const endings = 'o o a a e ón al ar or ito ita illo ada ero osa ín és úa aco era'.split(' ');

/** A word of two to four syllables that no other equals, even without accents. */
const newWord = (known: Set<string>, random: Random): string => {
  for (;;) {
    const middle = Array.from(
      { length: Math.floor(random() * 2.4) },
      () => pick(consonants, random) + pick(vowels, random),
    );
    const first = pick(onsets, random) + pick(vowels, random) + pick(codas, random);
    const word = first + middle.join('') + pick(consonants, random) + pick(endings, random);
    const folded = fold(word);
    if (known.has(folded)) continue;
    known.add(folded);
    return word;
  }
};

/** Draws one of `count` ranks from 0, the first most often: with a weight of 1 / (rank + `shift`) ** `exponent`. */
export const zipf = (
  count: number,
  { exponent, shift }: { readonly exponent: number; readonly shift: number },
): ((random: Random) => number) => {
  const weights = Float64Array.from({ length: count }, (_, rank) => 1 / (rank + shift) ** exponent);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const table = new Uint16Array(2 ** 20);
  let rank = 0;
  let below = (weights[0] ?? 0) / total;
  for (let slot = 0; slot < table.length; slot++) {
    while (slot / table.length >= below && rank < count - 1) below += (weights[++rank] ?? 0) / total;
    table[slot] = rank;
  }
  return (random) => table[Math.floor(random() * table.length)] ?? 0;
};
