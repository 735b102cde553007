import { definitelyContained } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { SearchPlan } from '../query/plan-search.ts';
import type { CategoryPath } from './category-path.ts';
import {
  type FreeFromStatus,
  freeFromStatusOf,
  includesAny,
  provingHighlight,
  SAYS_WITHOUT,
} from './free-from.ts';
import type { CategoryMatch } from './match-category.ts';
import { fields, nameFields, scoredFields } from './read-product.ts';
import { weights, wordFields } from './weights.ts';

/** Beside the bits of `fields` for one word: the title has it as it was typed; the title makes it another thing. */
export const IS_SPELLED = 64;
export const IS_FALSE = 128;

/** What was found of a search in one product. The index and `readEvidence` gather it in their own way; it is read at once. */
export interface Evidence {
  readonly product: SearchableProduct;
  readonly path: CategoryPath;
  readonly category: CategoryMatch;
  /** The words of the title are the words of the search. */
  readonly isExactTitle: boolean;
  /** For each word of the plan: bits of `fields` where it stands, `IS_SPELLED`, `IS_FALSE`. */
  readonly words: ArrayLike<number>;
  /** For each 'sin X' of the search: bits `SAYS_WITHOUT` and `SAYS_WITH`. */
  readonly labels: ArrayLike<number>;
  /** Its label says 'sin X' of an X that the search wants ("con X"). */
  readonly saysContrary: boolean;
}

/** The score of a product that may be listed. */
export interface Score {
  readonly product: SearchableProduct;
  readonly points: number;
  /** One bit for each word asked for that the product or its category has. */
  readonly matched: number;
  /** False when 'sin X' is asked for and the product's data don't say. */
  readonly isKnownFree: boolean;
  /** Known, or the data make it likely. */
  readonly isLikelyFree: boolean;
  /** Its title has a word just as it was typed. */
  readonly isSpelled: boolean;
  /** Its title begins with the first word asked for. */
  readonly isHead: boolean;
}

/** Receives every part of a score with its reason in Spanish; `subject` completes the reason, or is the word that earned the points. */
export type AddPoints = (points: number, reason: string, subject?: string | WordInField) => void;

/** A word of the plan in a field of the product. */
export interface WordInField {
  readonly word: number;
  readonly field: number;
}

/**
 * The score of a product by the specification, section 5; null when the product must not be listed.
 * @param add receives the parts that the points are the sum of; they mean nothing where the result is null
 */
export const scoreProduct = (plan: SearchPlan, evidence: Evidence, add?: AddPoints): Score | null => {
  const { requestedCount } = plan;
  const { words, category } = evidence;
  const matched = matchedWords(plan, evidence);
  if ((requestedCount > 0 && matched === 0) || evidence.saysContrary) return null;
  const sum = new Sum(add);
  const freeFrom = scoreFreeFrom(plan, evidence, sum);
  if (freeFrom === 'contains' || !scoreDiets(plan, evidence, sum)) return null;
  if (requestedCount > 0 && evidence.isExactTitle) sum.add(weights.exactTitle, 'Título exacto');
  const flags = scoreWords(plan, words, sum);
  scoreCategory(category, evidence.path, sum);
  // A title that has all of several words is what was asked for, whatever its category.
  const isNamed = requestedCount > 1 && (flags & fields.title) !== 0;
  if (!isNamed && isElsewhere(plan, evidence.path)) sum.add(weights.categoryMismatch, 'De otra sección');
  if (flags & IS_FALSE) sum.add(weights.falseMatch, 'Solo se parece');
  const first = requestedCount > 0 ? (words[0] as number) : 0;
  return {
    product: evidence.product,
    points: sum.points,
    matched,
    isKnownFree: freeFrom === 'free',
    isLikelyFree: freeFrom !== 'unknown',
    isSpelled: (flags & IS_SPELLED) !== 0,
    isHead: (first & fields.head) !== 0 && (first & IS_FALSE) === 0,
  };
};

/** Adds up points, and passes each part on where reasons are needed. */
class Sum {
  points = 0;
  readonly #add: AddPoints | undefined;

  constructor(add: AddPoints | undefined) {
    this.#add = add;
  }

  add(points: number, reason: string, subject?: string | WordInField): void {
    this.points += points;
    this.#add?.(points, reason, subject);
  }

  addWord(points: number, reason: string, word: number, field: number): void {
    this.points += points;
    this.#add?.(points, reason, { word, field });
  }
}

/** The fields in which a word gives points: a word that need not be there counts in title and tags alone. */
const countedFields = (found: number, isRequested: boolean): number =>
  found & IS_FALSE ? 0 : found & (isRequested ? scoredFields : nameFields);

/** One bit for each word asked for that the product or its category has. */
const matchedWords = ({ query, requestedCount }: SearchPlan, { words, category }: Evidence): number => {
  let matched = category.matched;
  const covering = query.mustName ? nameFields : scoredFields;
  for (let at = 0; at < requestedCount; at += 1)
    if (countedFields(words[at] as number, true) & covering) matched |= 1 << at;
  return matched;
};

/** Adds what each word earns. Returns `IS_SPELLED` or `IS_FALSE` if a word asked for is, and `fields.title` if all have it. */
const scoreWords = ({ words, requestedCount }: SearchPlan, found: Evidence['words'], sum: Sum): number => {
  let any = 0;
  let all: number = fields.title;
  for (let at = 0; at < words.length; at += 1) {
    const isRequested = at < requestedCount;
    const counted = countedFields(found[at] as number, isRequested);
    for (const { field, points, reason } of wordFields)
      if (counted & field) sum.addWord(points, reason, at, field);
    if (!isRequested) continue;
    any |= found[at] as number;
    all &= counted;
  }
  return (any & (IS_SPELLED | IS_FALSE)) | all;
};

/** Adds what each 'sin X' earns; the result is the worst of them. */
const scoreFreeFrom = (
  { query: { withoutAll }, shelves }: SearchPlan,
  { product, labels }: Evidence,
  sum: Sum,
): FreeFromStatus => {
  const isGrown = shelves?.every((id) => id === 'frutas' || id === 'vegetales') ?? false;
  let worst: FreeFromStatus = 'free';
  for (const [at, freeFrom] of withoutAll.entries()) {
    const label = labels[at] as number;
    // Who asks for fruit gets what holds nothing beside what it is called.
    const isItself = isGrown && !freeFrom.isKnown && shelves?.some((id) => id === product.normalizedCategory);
    const status = freeFromStatusOf(freeFrom, product, label, isItself);
    if (status === 'contains') return status;
    if (status !== 'free') {
      if (worst !== 'unknown') worst = status;
      continue;
    }
    if (freeFrom.allergens.length > 0) sum.add(weights.lacksAllergen, 'Sin', freeFrom.label);
    const tag = provingHighlight(freeFrom, product.highlights);
    // The reason names the tag itself: low in sodium is not without salt.
    if (tag !== null) sum.add(weights.dietTag, dietTagLabels[tag] ?? tag);
    if (label & SAYS_WITHOUT) sum.add(weights.title, 'Sin', freeFrom.label);
  }
  return worst;
};

/** Whether a product is free of all that a search rules out. */
export const freedomOf = (plan: SearchPlan, evidence: Evidence): FreeFromStatus =>
  scoreFreeFrom(plan, evidence, new Sum(undefined));

/** Whether a product has the tags that a search requires, and is known to be free of what it rules out. */
export const meetsRequirements = (plan: SearchPlan, evidence: Evidence): boolean =>
  freedomOf(plan, evidence) === 'free' && scoreDiets(plan, evidence, new Sum(undefined));

/** Adds what each diet earns; false when the product lacks its tag, or contains what the diet rules out. */
const scoreDiets = ({ query }: SearchPlan, { product }: Evidence, sum: Sum): boolean => {
  for (const { tag, ruledOutBy } of query.diets) {
    if (!product.highlights.includes(tag) || includesAny(definitelyContained(product), ruledOutBy))
      return false;
    sum.add(weights.highlights + weights.dietTag, dietTagLabels[tag] ?? tag);
  }
  return true;
};

/** Each part of a category path counts once, however many words name it. */
const scoreCategory = (match: CategoryMatch, path: CategoryPath, sum: Sum): void => {
  if (match.matched === 0) return;
  const { exactSubcategory, partialSubcategory, normalizedCategory, category } = weights;
  if (match.subcategory !== null)
    sum.add(match.subcategory === 'whole' ? exactSubcategory : partialSubcategory, 'En', path.subcategory);
  if (match.normalizedCategory)
    sum.add(normalizedCategory, 'En', findCategory(path.normalizedCategory)?.label ?? path.category);
  if (match.category) sum.add(category, 'En', path.category);
};

/** Whether the search means other categories than that of a product. */
const isElsewhere = ({ shelves }: SearchPlan, { normalizedCategory }: CategoryPath): boolean =>
  shelves !== null && !shelves.some((id) => id === normalizedCategory);
