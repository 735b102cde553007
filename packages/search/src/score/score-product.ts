import { surelyContained } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { FreeFrom } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf, isSpelledAs, wordsOf } from '@nutricion/domain/kit/fold';
import { lacking } from '@nutricion/domain/kit/read-text';
import { fieldsOf, type Manner } from '../query/meaning.ts';
import { meaningsAsked, type PlannedWord, type SearchPlan } from '../query/plan-search.ts';
import { betrayingFields, type Freedom, freedomOf, holdsAny, provingHighlight } from './freedom.ts';
import { matchPlace, type PlaceMatch } from './match-place.ts';
import { type Place, placeOf } from './place.ts';
import { fields, nameFields, readProduct } from './read-product.ts';
import { weights, wordFields } from './weights.ts';

/** A product as the definition reads it: each word with the fields it stands in. */
export interface ReadDocument {
  readonly product: SearchableProduct;
  readonly words: ReadonlyMap<string, number>;
  /** As its title writes them. */
  readonly titleSpellings: ReadonlySet<string>;
  readonly place: Place;
}

export const readDocument = (product: SearchableProduct): ReadDocument => {
  const words = new Map<string, number>();
  const titleSpellings = new Set<string>();
  readProduct(product, ({ folded, spelled }, field) => {
    words.set(folded, (words.get(folded) ?? 0) | field);
    if (field & fields.title) titleSpellings.add(spelled);
  });
  return { product, words, titleSpellings, place: placeOf(product) };
};

export interface Score {
  readonly points: number;
  /** One bit for each of the words asked for that it has. */
  readonly matched: number;
  /** False when 'sin X' is asked for and nobody has told us. */
  readonly isKnownFree: boolean;
  /** Its title has a word just as it was typed. */
  readonly isSpelledSo: boolean;
  /** Its title begins with the first word asked for. */
  readonly isHead: boolean;
  /** Why, in Spanish, in the order found. */
  readonly reasons: readonly { readonly points: number; readonly text: string }[];
}

/**
 * The definition of the search, read off specification section 5: what a product scores, or null when it
 * must not be listed. Slow and plain; the index gives the same, and reasons are read from here.
 */
export const scoreProduct = (plan: SearchPlan, document: ReadDocument): Score | null => {
  const { query } = plan;
  const reasons: { points: number; text: string }[] = [];
  const add = (points: number, text: string) => reasons.push({ points, text });

  const freedoms = query.withoutAll.map((freeFrom) => judgeFreedom(freeFrom, document, add));
  if (freedoms.includes('contains')) return null;
  if (query.withAll.some((word) => saysWithout([word], document))) return null;
  for (const { tag, ruledOutBy } of query.diets) {
    const { product } = document;
    if (!product.highlights.includes(tag) || holdsAny(surelyContained(product), ruledOutBy)) return null;
    add(weights.highlights + weights.dietTag, dietTagLabels[tag] ?? tag);
  }

  const matches = plan.words.map((word) => matchWord(word, document));
  const asked = matches.filter((_, at) => plan.words[at]?.isAsked);
  const place = matchPlace(meaningsAsked(plan), document.place);
  const isCovered = (text: number) => (query.mustName ? text & nameFields : text) !== 0;
  const matched = asked.reduce(
    (bits, { text }, at) => (isCovered(text) ? bits | (1 << at) : bits),
    place.matched,
  );
  if (asked.length > 0 && matched === 0) return null;

  if (asked.length > 0 && query.text === wordsOf(document.product.title).join(' '))
    add(weights.exactTitle, 'Título exacto');
  for (const [at, match] of matches.entries()) addWord(match, plan.words[at]?.word.typed ?? '', add);
  addPlace(place, document.place, add);

  const { shelves } = plan;
  const isElsewhere = shelves !== null && !shelves.some((id) => id === document.place.normalizedCategory);
  // A title that says all of several words is what was asked for, on whatever shelf it stands.
  const isNamed = asked.length > 1 && asked.every(({ text }) => text & fields.title);
  if (isElsewhere && !isNamed) add(weights.categoryMismatch, 'De otra sección');
  if (asked.some(({ isFalse }) => isFalse)) add(weights.falseMatch, 'Solo se parece');

  return {
    points: reasons.reduce((sum, { points }) => sum + points, 0),
    matched,
    isKnownFree: !freedoms.includes('unknown'),
    isSpelledSo: query.words.some(({ typed }) => isSpelledIn(document.titleSpellings, typed)),
    isHead: asked[0]?.isHead ?? false,
    reasons,
  };
};

/** Plurals aside: «Fresas» is spelled as 'fresa', «Piña» not as 'pina'. */
const isSpelledIn = (spellings: ReadonlySet<string>, typed: string): boolean => {
  for (const spelling of spellings) if (isSpelledAs(spelling, typed)) return true;
  return false;
};

type Add = (points: number, text: string) => void;

const judgeFreedom = (freeFrom: FreeFrom, document: ReadDocument, add: Add): Freedom => {
  const label = {
    saysWithout: saysWithout(freeFrom.words, document) || says(freeFrom.provenByWords, nameFields, document),
    saysWith: says(freeFrom.betrayedBy, betrayingFields(freeFrom), document),
  };
  const freedom = freedomOf(freeFrom, document.product, label);
  if (freedom !== 'free') return freedom;
  if (freeFrom.allergens.length > 0) add(weights.lacksAllergen, `Sin ${freeFrom.label}`);
  const tag = provingHighlight(freeFrom, document.product.highlights);
  // A tag is called by its own name: low in sodium is not without salt.
  if (tag !== null) add(weights.dietTag, dietTagLabels[tag] ?? tag);
  if (label.saysWithout) add(weights.title, `Sin ${freeFrom.label}`);
  return freedom;
};

const saysWithout = (words: readonly string[], document: ReadDocument): boolean =>
  words.some((word) => ((document.words.get(lacking(word)) ?? 0) & nameFields) !== 0);

/** Whether one of some fields has one of these, in any form. */
const says = (wanted: readonly string[], where: number, { words }: ReadDocument): boolean => {
  if (wanted.length === 0) return false;
  for (const [word, mask] of words)
    if (mask & where && formsOf(word).some((form) => wanted.includes(form))) return true;
  return false;
};

interface Match {
  /** Fields of the product that have the word in whatever manner. */
  readonly text: number;
  /** The plainest manner of each field. */
  readonly manners: ReadonlyMap<number, Manner>;
  readonly isHead: boolean;
  /** The title makes it another thing: what the product says of the word doesn't count. */
  readonly isFalse: boolean;
}

const order: readonly Manner[] = ['literal', 'synonym', 'kind'];

const matchWord = (planned: PlannedWord, document: ReadDocument): Match => {
  const { word, meaning, falseFriends, isAsked } = planned;
  let text = 0;
  const manners = new Map<number, Manner>();
  for (const manner of order)
    for (const [other, mask] of document.words) {
      if (meaning.get(other) !== manner) continue;
      const matched = mask & fieldsOf(manner, word) & (manner === 'kind' ? ~fields.head : -1);
      text |= matched;
      for (const { field } of wordFields)
        if (matched & field && !manners.has(field)) manners.set(field, manner);
    }
  const isFalse = text !== 0 && says(falseFriends, fields.title, document);
  if (!isAsked) text &= nameFields;
  if (isFalse) text = 0;
  return { text: text & ~fields.head, manners, isHead: (text & fields.head) !== 0, isFalse };
};

const addWord = ({ text, manners }: Match, typed: string, add: Add): void => {
  for (const { field, points, reason } of wordFields) {
    if (!(text & field)) continue;
    const manner = manners.get(field);
    add(
      points,
      manner === 'literal' ? reason : `${manner === 'kind' ? 'Relacionado con' : 'Sinónimo de'} ${typed}`,
    );
  }
};

const addPlace = (match: PlaceMatch, place: Place, add: Add): void => {
  const { exactSubcategory, partialSubcategory, normalizedCategory, category } = weights;
  const label = findCategory(place.normalizedCategory)?.label ?? place.category;
  if (match.subcategory !== null)
    add(match.subcategory === 'whole' ? exactSubcategory : partialSubcategory, `En ${place.subcategory}`);
  if (match.normalizedCategory) add(normalizedCategory, `En ${label}`);
  if (match.category) add(category, `En ${place.category}`);
};
