import { findCategory } from '../catalog/category.ts';
import { dietTagLabels } from '../catalog/diet-tags.ts';
import { formsOf } from './fold.ts';
import { freedomOf, holdsAny } from './freedom.ts';
import { anyManner, KIND, LITERAL, type MatchedWord, SYNONYM } from './match-words.ts';
import type { ParsedQuery } from './parse-query.ts';
import { fields, type SearchDocument } from './prepare.ts';
import { categoriesMeant, falseMatches } from './word-tables.ts';

/** Specification, section 5. */
export const weights = {
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

/** A search with all that holds for every product. */
export interface SearchPlan {
  readonly query: ParsedQuery;
  readonly words: readonly MatchedWord[];
  /** The categories it means; empty when it may mean any. */
  readonly meant: ReadonlySet<string>;
  /** Words that make a title another thing. */
  readonly falseForms: readonly string[];
}

export const planSearch = (query: ParsedQuery, words: readonly MatchedWord[]): SearchPlan => ({
  query,
  words,
  meant: meantCategories(query),
  falseForms: falseFormsOf(query),
});

/** Points as they are found; with the reasons only where somebody reads them. */
export interface Tally {
  score: number;
  /** False when 'sin X' is asked for and nobody has told us. */
  isKnownFree: boolean;
  readonly reasons: { readonly points: number; readonly text: string }[] | null;
}

/**
 * Scores a document by the fields that the words of a search stand in: each word for itself, category
 * and subcategory once. Returns false when it must not be listed, whatever the score.
 */
export const scoreDocument = (
  plan: SearchPlan,
  index: number,
  document: SearchDocument,
  tally: Tally,
): boolean => {
  if (!scoreDiet(plan.query, document, tally)) return false;
  if (plan.query.text === document.exactTitle) add(tally, weights.exactTitle, 'Título exacto');
  let anywhere = 0;
  for (const { matches, word } of plan.words) {
    const match = matches[index] ?? 0;
    if (match === 0) continue;
    anywhere |= anyManner(match);
    scoreWord(match, word.typed, tally);
  }
  scorePlace(plan, anywhere, index, document, tally);
  scorePenalties(plan, index, document, tally);
  return true;
};

const add = (tally: Tally, points: number, text: string, name = ''): void => {
  tally.score += points;
  tally.reasons?.push({ points, text: text + name });
};

/** What 'sin X' and diets give; false where they forbid. */
const scoreDiet = ({ withoutAll, diets }: ParsedQuery, document: SearchDocument, tally: Tally): boolean => {
  for (const freeFrom of withoutAll) {
    const freedom = freedomOf(freeFrom, document);
    if (freedom.kind === 'contains') return false;
    if (freedom.kind === 'unknown') {
      tally.isKnownFree = false;
      continue;
    }
    if (freeFrom.allergens.length > 0) add(tally, weights.lacksAllergen, 'Sin ', freeFrom.label);
    // A tag is called by its own name: low in sodium is not without salt.
    if (freedom.tag !== null) add(tally, weights.dietTag, dietTagLabels[freedom.tag] ?? freedom.tag);
    if (freedom.isLabelled) add(tally, weights.title, 'Sin ', freeFrom.label);
  }
  for (const { tag, ruledOutBy } of diets) {
    if (holdsAny(document.product.contains, ruledOutBy)) return false;
    if (document.product.nutritionalHighlights.includes(tag))
      add(tally, weights.highlights + weights.dietTag, dietTagLabels[tag] ?? tag);
  }
  return true;
};

const wordFields = [
  { field: fields.title, points: weights.title, text: 'En el título' },
  { field: fields.tags, points: weights.tags, text: 'En sus etiquetas' },
  { field: fields.highlights, points: weights.highlights, text: 'Por su nutrición' },
  { field: fields.usage, points: weights.usage, text: 'Por su uso' },
  { field: fields.description, points: weights.description, text: 'En la descripción' },
] as const;

/** What a word is worth by the fields that have it: a catalogue's worth of products is summed up so. */
const wordPoints = Uint16Array.from({ length: 256 }, (_, mask) =>
  wordFields.reduce((sum, { field, points }) => sum + (mask & field ? points : 0), 0),
);

/** Each field that has the word counts once, by the plainest manner in which it has it. */
const scoreWord = (match: number, typed: string, tally: Tally): void => {
  if (!tally.reasons) {
    tally.score += wordPoints[anyManner(match)] ?? 0;
    return;
  }
  for (const { field, points, text } of wordFields) {
    if (match & (field << LITERAL)) add(tally, points, text);
    else if (match & (field << SYNONYM)) add(tally, points, 'Sinónimo de ', typed);
    else if (match & (field << KIND)) add(tally, points, 'Relacionado con ', typed);
  }
};

/** Category and subcategory: the whole shelf is meant, so several words don't mean it more. */
const scorePlace = (
  plan: SearchPlan,
  anywhere: number,
  index: number,
  document: SearchDocument,
  tally: Tally,
): void => {
  const { product } = document;
  if (anywhere & fields.subcategory) {
    const isExact = namesSubcategory(plan, index, document);
    const points = isExact ? weights.exactSubcategory : weights.partialSubcategory;
    add(tally, points, 'En ', product.subcategory ?? '');
  }
  if (anywhere & fields.normalizedCategory) {
    const label = tally.reasons && findCategory(product.normalizedCategory ?? '')?.label;
    add(tally, weights.normalizedCategory, 'En ', label ?? product.category);
  }
  if (anywhere & fields.category) add(tally, weights.category, 'En ', product.category);
};

/** The words of the search are those of the subcategory, no more on either side. */
const namesSubcategory = (
  { words }: SearchPlan,
  index: number,
  { subcategoryLength }: SearchDocument,
): boolean => {
  const asNamed = fields.subcategory | (fields.subcategory << SYNONYM);
  return words.length === subcategoryLength && words.every(({ matches }) => (matches[index] ?? 0) & asNamed);
};

const scorePenalties = (
  { words, meant, falseForms }: SearchPlan,
  index: number,
  { product, titleForms }: SearchDocument,
  tally: Tally,
): void => {
  if (meant.size > 0 && !meant.has(product.normalizedCategory ?? '') && !namesProduct(words, index))
    add(tally, weights.categoryMismatch, 'De otra categoría');
  if (falseForms.length > 0 && falseForms.some((form) => titleForms.has(form)))
    add(tally, weights.falseMatch, 'Solo se parece');
};

/** A title that says all of several words is what was asked for, on whatever shelf it stands. */
const namesProduct = (words: readonly MatchedWord[], index: number): boolean =>
  words.length > 1 && words.every(({ matches }) => anyManner(matches[index] ?? 0) & fields.title);

/** The categories that a search means: those of its first word when it is specific, else of all its words. */
const meantCategories = ({ words, isSpecific }: ParsedQuery): ReadonlySet<string> => {
  const meanings = words.map(({ folded }) => {
    const form = formsOf(folded).find((candidate) => Object.hasOwn(categoriesMeant, candidate));
    return form === undefined ? [] : (categoriesMeant[form] ?? []);
  });
  return new Set(isSpecific ? meanings[0] : meanings.flat());
};

const falseFormsOf = ({ words }: ParsedQuery): readonly string[] => {
  const asked = new Set(words.flatMap(({ folded }) => formsOf(folded)));
  return [...asked]
    .flatMap((form) => (Object.hasOwn(falseMatches, form) ? (falseMatches[form] ?? []) : []))
    .filter((form) => !asked.has(form));
};
