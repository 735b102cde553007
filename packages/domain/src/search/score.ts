import { findCategory } from '../catalog/category.ts';
import { type DietTag, type FreeFrom, tagLabels } from './diet-words.ts';
import { formsOf } from './fold.ts';
import { type Manner, type MatchedWord, manners } from './match-words.ts';
import type { ParsedQuery } from './parse-query.ts';
import { fields, type SearchDocument } from './prepare.ts';
import { categoriesMeant, falseMatches } from './word-tables.ts';

/** Specification, section 5. */
const weights = {
  exactTitle: 100,
  title: 80,
  tags: 70,
  normalizedCategory: 65,
  exactSubcategory: 80,
  partialSubcategory: 60,
  category: 55,
  highlights: 50,
  usage: 40,
  description: 30,
  lacksAllergen: 45,
  dietTag: 60,
  categoryMismatch: -60,
  falseMatch: -70,
} as const;

/** What 'sin X' alone can earn: a search for nothing else must not ask for more. */
export const FREE_FROM_SCORE = weights.lacksAllergen;

export interface Reason {
  readonly points: number;
  /** What the badge says. */
  readonly text: string;
}

export interface Scored {
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** False when 'sin X' was asked for and nobody has told us. */
  readonly isKnownFree: boolean;
}

/**
 * Scores a document by the fields that the words of a search stand in, each word for itself; category
 * and subcategory count once. Null when it must not be listed, whatever it scores.
 */
export const scoreDocument = (
  query: ParsedQuery,
  words: readonly MatchedWord[],
  meant: ReadonlySet<string>,
  index: number,
  document: SearchDocument,
): Scored | null => {
  const asked = askedFor(query, document);
  if (!asked) return null;
  const found = words.flatMap(({ word, byDocument }) => {
    const match = byDocument.get(index);
    return match ? [{ word, match }] : [];
  });
  if (words.length > 0 && found.length === 0) return null;

  const reasons: Reason[] = [...asked.reasons];
  if (query.text !== '' && document.exactTitle === query.text)
    reasons.push({ points: weights.exactTitle, text: 'Título exacto' });
  for (const { word, match } of found) reasons.push(...wordReasons(word, match));
  const anywhere = found.reduce((mask, { match }) => mask | match.literal | match.same | match.kind, 0);
  reasons.push(...placeReasons(anywhere, document, words, index));
  reasons.push(...penalties(words, meant, document));
  return {
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    isKnownFree: asked.isKnownFree,
  };
};

/** What 'sin X' and diets give or forbid. */
const askedFor = (
  { withoutAll, diets }: ParsedQuery,
  document: SearchDocument,
): { readonly reasons: readonly Reason[]; readonly isKnownFree: boolean } | null => {
  const { nutritionalHighlights, contains } = document.product;
  const reasons: Reason[] = [];
  let isKnownFree = true;
  for (const freeFrom of withoutAll) {
    const freedom = freedomOf(freeFrom, document);
    if (freedom === 'contains') return null;
    if (freedom === 'unknown') {
      isKnownFree = false;
      continue;
    }
    const text = `Sin ${freeFrom.label}`;
    if (freeFrom.allergens.length > 0) reasons.push({ points: weights.lacksAllergen, text });
    if (freedom === 'tagged') reasons.push({ points: weights.dietTag, text });
    if (freedom === 'labelled') reasons.push({ points: weights.title, text });
  }
  for (const { tag, ruledOutBy } of diets) {
    if (isRuledOut(ruledOutBy, contains)) return null;
    if (nutritionalHighlights.includes(tag))
      reasons.push({ points: weights.highlights + weights.dietTag, text: tagLabels[tag] ?? tag });
  }
  return { reasons, isKnownFree };
};

const isRuledOut = (allergens: DietTag['ruledOutBy'], contains: readonly string[] | null): boolean =>
  contains !== null && allergens.some((allergen) => contains.includes(allergen));

/** Whether a product is free of something, and how we know. Traces count as containing it. */
const freedomOf = (
  { allergens, provenBy, isProvenByLabel, label }: FreeFrom,
  { product, label: productLabel }: SearchDocument,
): 'tagged' | 'labelled' | 'lacking' | 'contains' | 'unknown' => {
  if (isProvenByLabel && productLabel.includes(` sin ${formsOf(label)[0]} `)) return 'labelled';
  if (isRuledOut(allergens, product.contains) || isRuledOut(allergens, product.mayContain)) return 'contains';
  if (provenBy.some((tag) => product.nutritionalHighlights.includes(tag))) return 'tagged';
  if (provenBy.length > 0 || product.contains === null) return 'unknown';
  return 'lacking';
};

const fieldReasons = [
  { field: fields.title, points: weights.title, text: 'En el título' },
  { field: fields.tags, points: weights.tags, text: 'En sus etiquetas' },
  { field: fields.highlights, points: weights.highlights, text: 'Por su nutrición' },
  { field: fields.usage, points: weights.usage, text: 'Por su uso' },
  { field: fields.description, points: weights.description, text: 'En la descripción' },
] as const;

/** Each field that has the word counts once, by the plainest manner in which it has it. */
const wordReasons = (word: string, match: MatchedWordFields): readonly Reason[] =>
  fieldReasons.flatMap(({ field, points, text }) => {
    const manner = manners.find((candidate) => (match[candidate] & field) !== 0);
    return manner ? [{ points, text: mannerText[manner](word, text) }] : [];
  });

type MatchedWordFields = Readonly<Record<Manner, number>>;

const mannerText: Readonly<Record<Manner, (word: string, text: string) => string>> = {
  literal: (_, text) => text,
  same: (word) => `Sinónimo de ${word}`,
  kind: (word) => `Relacionado con ${word}`,
};

/** Category and subcategory: the whole shelf is meant, so several words don't mean it more. */
const placeReasons = (
  mask: number,
  { product, subcategoryWords }: SearchDocument,
  words: readonly MatchedWord[],
  index: number,
): readonly Reason[] => {
  const reasons: Reason[] = [];
  if (mask & fields.subcategory) {
    const isExact = words.length > 0 && coversSubcategory(words, index, subcategoryWords);
    const points = isExact ? weights.exactSubcategory : weights.partialSubcategory;
    reasons.push({ points, text: `En ${product.subcategory}` });
  }
  if (mask & fields.normalizedCategory) {
    const label = findCategory(product.normalizedCategory ?? '')?.label ?? product.category;
    reasons.push({ points: weights.normalizedCategory, text: `En ${label}` });
  }
  if (mask & fields.category) reasons.push({ points: weights.category, text: `En ${product.category}` });
  return reasons;
};

/** The words of the search are those of the subcategory, no more on either side. */
const coversSubcategory = (
  words: readonly MatchedWord[],
  index: number,
  subcategoryWords: SearchDocument['subcategoryWords'],
): boolean => {
  const matching = words.filter(({ byDocument }) => {
    const match = byDocument.get(index);
    return match && ((match.literal | match.same) & fields.subcategory) !== 0;
  });
  return matching.length === words.length && words.length === subcategoryWords.length;
};

const penalties = (
  words: readonly MatchedWord[],
  meant: ReadonlySet<string>,
  { product, titleForms }: SearchDocument,
): readonly Reason[] => {
  const reasons: Reason[] = [];
  if (meant.size > 0 && !meant.has(product.normalizedCategory ?? ''))
    reasons.push({ points: weights.categoryMismatch, text: 'De otra categoría' });
  const asked = new Set(words.flatMap(({ word }) => formsOf(word)));
  const isFalse = [...asked].some((form) =>
    (Object.hasOwn(falseMatches, form) ? (falseMatches[form] ?? []) : []).some(
      (other) => titleForms.has(other) && !asked.has(other),
    ),
  );
  if (isFalse) reasons.push({ points: weights.falseMatch, text: 'Solo se parece' });
  return reasons;
};

/** The categories that a search means: those of its first word when it is specific, else of all its words. */
export const meantCategories = ({ words, isSpecific }: ParsedQuery): ReadonlySet<string> => {
  const meanings = words.map((word) => {
    const form = formsOf(word).find((candidate) => Object.hasOwn(categoriesMeant, candidate));
    return form === undefined ? [] : (categoriesMeant[form] ?? []);
  });
  return new Set(isSpecific ? meanings[0] : meanings.flat());
};
