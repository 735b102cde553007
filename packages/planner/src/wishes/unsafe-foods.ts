import { conditionRules, type UnsafeFood } from '@nutricion/domain/plans/condition';
import type { ConditionWish } from '@nutricion/domain/plans/wish';
import { isSpelledAs, wordsOf } from '@nutricion/language';
import tables from '../../data/unsafe-foods.json' with { type: 'json' };
import type { Candidate } from '../pantry/candidate.ts';
import type { PlanProduct } from '../pantry/pantry.ts';

type Phrase = readonly string[];

/** Foods by the words of their titles; all of it folded. */
interface Named {
  readonly words: readonly Phrase[];
  /** Left out of a title before it is read: a "pan de hot dog" is bread. */
  readonly cut: readonly Phrase[];
  /** A title with one of these is another food. */
  readonly unless: readonly Phrase[];
}

const phrasesIn = (list: readonly string[] = []): readonly Phrase[] => list.map(wordsOf);

const namedOf = (row: {
  readonly words: readonly string[];
  readonly cut?: readonly string[];
  readonly unless?: readonly string[];
}): Named => ({ words: phrasesIn(row.words), cut: phrasesIn(row.cut), unless: phrasesIn(row.unless) });

const named = tables.named.map((row) => ({
  ...namedOf(row),
  kind: row.kind as UnsafeFood,
  subcategories: new Set<string>(row.subcategories),
}));
const mustBePasteurized = namedOf(tables.mustBePasteurized);
const startOfCheese = phrasesIn(tables.mustBePasteurized.startOfCheese);
const firmCheese = phrasesIn(tables.mustBePasteurized.firmCheese);
const fishLowInMercury = phrasesIn(tables.fishLowInMercury);
const rawUntilCooked = namedOf(tables.rawUntilCooked);

/** Protein of 100 g from which a food that declares fish is fish, and not a sauce with some. */
const FISH_PROTEIN_G = 10;
/** Vitamin A of 100 g, as only liver has it: the most for an adult and day (National Academies, 2001). */
const LIVER_VITAMIN_A_UG = 3_000;

/**
 * Whether a dish has nothing that one shouldn't eat with a condition, optional ingredients included. It is judged by
 * titles, pasteurization, allergens and nutrients, so that a product on a wrong shelf is excluded too; a known shelf
 * excludes besides.
 */
export const isSafeFor = (condition: ConditionWish['condition'], candidate: Candidate): boolean => {
  const { unsafe } = conditionRules[condition];
  if (unsafe.length === 0) return true;
  const { recipe, products } = candidate;
  const kinds = new Set<UnsafeFood>(products.flatMap(unsafeKindsOf));
  for (const text of [recipe.title, ...recipe.tags]) for (const kind of kindsNamedIn(text)) kinds.add(kind);
  if (recipe.cookMinutes === 0 && products.some(isRawUntilCooked)) kinds.add('raw');
  return !unsafe.some((kind) => kinds.has(kind));
};

const kindsCache = new WeakMap<PlanProduct, readonly UnsafeFood[]>();

const unsafeKindsOf = (product: PlanProduct): readonly UnsafeFood[] => {
  const cached = kindsCache.get(product);
  if (cached) return cached;
  const { title, subcategory, food } = product;
  const kinds = kindsNamedIn(title);
  for (const { kind, subcategories } of named)
    if (subcategory !== null && subcategories.has(subcategory)) kinds.push(kind);
  if ((food.per100g?.vitamin_a_ug ?? 0) >= LIVER_VITAMIN_A_UG) kinds.push('liver');
  if (mayBeUnpasteurized(product)) kinds.push('unpasteurized');
  if (mayHaveMercury(product)) kinds.push('mercury');
  kindsCache.set(product, kinds);
  return kinds;
};

const kindsNamedIn = (text: string): UnsafeFood[] =>
  named.filter((row) => isNamed(row, text)).map(({ kind }) => kind);

/** Unknown counts as unpasteurized. Nobody declares it of firm cheese, which doesn't need it. */
const mayBeUnpasteurized = ({ title, pasteurization }: PlanProduct): boolean => {
  if (pasteurization !== null) return pasteurization !== 'pasteurizado';
  const words = wordsOf(title);
  const isUnknownCheese =
    startOfCheese.some((phrase) => standsAt(words, phrase, 0)) &&
    !firmCheese.some((phrase) => placeOf(words, phrase) !== -1);
  return isUnknownCheese || isNamed(mustBePasteurized, title);
};

/** Fish counts unless it is known to be low in mercury. */
const mayHaveMercury = ({ title, food: { contains, per100g } }: PlanProduct): boolean => {
  const words = wordsOf(title);
  const isFish =
    placeOf(words, ['pescado']) !== -1 ||
    (contains?.includes('pescado') === true && (per100g?.protein_g ?? FISH_PROTEIN_G) >= FISH_PROTEIN_G);
  return isFish && !fishLowInMercury.some((phrase) => placeOf(words, phrase) !== -1);
};

const isRawUntilCooked = ({ title, pasteurization, food: { contains, per100g } }: PlanProduct): boolean => {
  if (pasteurization === 'pasteurizado') return false;
  const isSeafood =
    (contains ?? []).some((allergen) => allergen === 'pescado' || allergen === 'crustaceos') &&
    (per100g?.protein_g ?? FISH_PROTEIN_G) >= FISH_PROTEIN_G;
  const words = wordsOf(title);
  const isCooked = rawUntilCooked.unless.some((phrase) => placeOf(words, phrase) !== -1);
  return isNamed(rawUntilCooked, title) || (isSeafood && !isCooked);
};

const isNamed = ({ words, cut, unless }: Named, text: string): boolean => {
  const all = wordsOf(text);
  if (unless.some((phrase) => placeOf(all, phrase) !== -1)) return false;
  const left = cut.reduce(withoutPhrase, all);
  return words.some((phrase) =>
    left.some((_, at) => standsAt(left, phrase, at) && !FREE_FROM.has(left[at - 1] ?? '')),
  );
};

/** "Coquito sin ron" has none. */
const FREE_FROM: ReadonlySet<string> = new Set(['sin', 'cero', 'zero']);

/** An empty word stays in its place, so that the words around it are no phrase. */
const withoutPhrase = (words: readonly string[], phrase: Phrase): readonly string[] => {
  const at = placeOf(words, phrase);
  return at === -1
    ? words
    : withoutPhrase([...words.slice(0, at), '', ...words.slice(at + phrase.length)], phrase);
};

const placeOf = (words: readonly string[], phrase: Phrase): number =>
  words.findIndex((_, at) => standsAt(words, phrase, at));

const standsAt = (words: readonly string[], phrase: Phrase, at: number): boolean =>
  phrase.every((word, offset) => isSpelledAs(words[at + offset] ?? '', word));
