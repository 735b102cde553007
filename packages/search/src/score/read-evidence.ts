import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { formsOf, isSpelledAs, negatedWord, wordsOf } from '@nutricion/language';
import { fieldsOf, type Manner, manners } from '../query/meaning.ts';
import { type PlannedWord, requestedMeanings, type SearchPlan } from '../query/plan-search.ts';
import { type CategoryPath, categoryPathOf } from './category-path.ts';
import { labelRulesOf } from './free-from.ts';
import { matchCategory } from './match-category.ts';
import { fields, nameFields, readProduct } from './read-product.ts';
import { type Evidence, IS_FALSE, IS_SPELLED, scoreProduct } from './score-product.ts';

/** A product with the words of its texts. */
export interface ReadDocument {
  readonly product: SearchableProduct;
  /** By folded word, the bits of `fields` where it stands. */
  readonly words: ReadonlyMap<string, number>;
  /** The words of its title with their accents. */
  readonly titleSpellings: ReadonlySet<string>;
  readonly path: CategoryPath;
  /** The folded words of its title, with spaces between. */
  readonly title: string;
}

/** Remembered for as long as the product object lives. */
const known = new WeakMap<SearchableProduct, ReadDocument>();

/** The words of a product. */
export const readDocument = (product: SearchableProduct): ReadDocument => {
  const document = known.get(product) ?? readWords(product);
  known.set(product, document);
  return document;
};

const readWords = (product: SearchableProduct): ReadDocument => {
  const words = new Map<string, number>();
  const titleSpellings = new Set<string>();
  readProduct(product, ({ folded, spelled }, field) => {
    words.set(folded, (words.get(folded) ?? 0) | field);
    if (field & fields.title) titleSpellings.add(spelled);
  });
  const title = wordsOf(product.title).join(' ');
  return { product, words, titleSpellings, path: categoryPathOf(product), title };
};

/** What of a search is found in a product, word by word. The index gathers the same for many products at once. */
export const readEvidence = (plan: SearchPlan, document: ReadDocument): Evidence => ({
  product: document.product,
  path: document.path,
  category: matchCategory(requestedMeanings(plan), document.path),
  isExactTitle: document.title === plan.query.text,
  words: plan.words.map((planned) => findWord(planned, document)),
  labels: plan.query.withoutAll.map((freeFrom) =>
    labelRulesOf(freeFrom)
      .filter((rule) => hasForm(rule.forms, rule.fields, document))
      .reduce((bits, { says }) => bits | says, 0),
  ),
  saysContrary: plan.query.withAll.some((word) => hasForm([negatedWord(word)], nameFields, document)),
});

const findWord = (planned: PlannedWord, document: ReadDocument): number => {
  const { word, meaning, falseFriends, isRequested } = planned;
  let found = 0;
  for (const [other, mask] of document.words) {
    const manner = meaning.get(other);
    if (manner !== undefined) found |= mask & fieldsOf(manner, word);
  }
  if (found === 0) return 0;
  if (hasForm(falseFriends, fields.title, document)) found |= IS_FALSE;
  if (isRequested && [...document.titleSpellings].some((spelling) => isSpelledAs(spelling, word.typed)))
    found |= IS_SPELLED;
  return found;
};

/** Whether one of some fields has a word of which one of these is a form. */
const hasForm = (wanted: readonly string[], where: number, { words }: ReadDocument): boolean => {
  if (wanted.length === 0) return false;
  for (const [word, mask] of words)
    if (mask & where && formsOf(word).some((form) => wanted.includes(form))) return true;
  return false;
};

/** Why a product is a hit, in Spanish: the reasons that earned most points first, each once; none when it is no hit. */
export const reasonsOf = (plan: SearchPlan, product: SearchableProduct): readonly string[] => {
  const document = readDocument(product);
  const parts: { readonly points: number; readonly text: string }[] = [];
  const score = scoreProduct(plan, readEvidence(plan, document), (points, reason, subject) => {
    const text =
      typeof subject === 'object'
        ? wordReason(plan.words[subject.word], subject.field, reason, document)
        : subject === undefined
          ? reason
          : `${reason} ${subject}`;
    if (points > 0) parts.push({ points, text });
  });
  if (score === null) return [];
  return [...new Set(parts.toSorted((one, other) => other.points - one.points).map(({ text }) => text))];
};

/** A field that has the word itself says where; one that has another word for it says of which. */
const wordReason = (
  planned: PlannedWord | undefined,
  field: number,
  reason: string,
  { words }: ReadDocument,
): string => {
  if (!planned) return reason;
  const { word, meaning } = planned;
  const inField = [...words].flatMap(([other, mask]) => {
    const manner = meaning.get(other);
    return manner !== undefined && mask & fieldsOf(manner, word) & field ? manner : [];
  });
  const plainest: Manner | undefined = manners.find((manner) => inField.includes(manner));
  if (plainest === 'synonym') return `Sinónimo de ${word.typed}`;
  return plainest === 'kind' ? `Relacionado con ${word.typed}` : reason;
};
