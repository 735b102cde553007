import type { FreeFrom } from '@nutricion/domain/catalog/words/word-tables';
import { isSpelledAs, negatedWord } from '@nutricion/language';
import { fieldsOf } from '../query/meaning.ts';
import { type PlannedWord, requestedMeanings, type SearchPlan } from '../query/plan-search.ts';
import { labelRulesOf } from '../score/free-from.ts';
import { noCategoryMatch } from '../score/match-category.ts';
import { fields, nameFields } from '../score/read-product.ts';
import { IS_FALSE, IS_SPELLED, type Score, scoreProduct } from '../score/score-product.ts';
import { productIn } from './dictionary.ts';
import type { Documents } from './documents.ts';

/** One byte for each product of an index, by its number. */
type Column = Uint8Array;

/**
 * The scores of the products that a search may list. Words and labels are looked up once for all products, as
 * `readEvidence` reads them of one; then each product is scored that has a word asked for, or whose category has.
 */
export const scoreAll = (plan: SearchPlan, documents: Documents): readonly Score[] => {
  const { query, requestedCount } = plan;
  const matches = documents.categories.matchesOf(requestedMeanings(plan));
  const found: number[] = [];
  const isFound = new Uint8Array(documents.length);
  const add = (number: number): void => {
    if (isFound[number] === 1) return;
    isFound[number] = 1;
    found.push(number);
  };
  for (const path of matches.keys()) for (const number of documents.ofPath(path)) add(number);
  const wordColumns = plan.words.map((word) => wordColumn(word, documents, add));
  const labelColumns = query.withoutAll.map((freeFrom) => labelColumn(freeFrom, documents));
  const contrary = contraryColumn(query.withAll, documents);
  const words = new Uint8Array(wordColumns.length);
  const labels = new Uint8Array(labelColumns.length);
  const scores: Score[] = [];
  for (const number of requestedCount > 0 ? found : documents.all()) {
    const document = documents.at(number);
    if (document === null) continue;
    const { product, path, title } = document;
    for (let at = 0; at < words.length; at += 1) words[at] = (wordColumns[at] as Column)[number] as number;
    for (let at = 0; at < labels.length; at += 1) labels[at] = (labelColumns[at] as Column)[number] as number;
    const score = scoreProduct(plan, {
      product,
      path,
      category: matches.get(path) ?? noCategoryMatch,
      isExactTitle: title === query.text,
      words,
      labels,
      saysContrary: contrary !== null && contrary[number] === 1,
    });
    if (score) scores.push(score);
  }
  return scores;
};

/** `Evidence.words` of one word for all products; calls `add` with each that has it if it is asked for. */
const wordColumn = (
  { word, meaning, falseFriends, isRequested }: PlannedWord,
  documents: Documents,
  add: (number: number) => void,
): Column => {
  const { dictionary } = documents;
  const column = new Uint8Array(documents.length);
  for (const [folded, manner] of meaning) {
    const counted = fieldsOf(manner, word);
    for (const { spelled, postings } of dictionary.spellingsOf(folded)) {
      const spelledIn = isRequested && isSpelledAs(spelled, word.typed) ? fields.title : 0;
      markPostings(postings, counted, spelledIn, column);
    }
  }
  if (isRequested)
    for (let number = 0; number < column.length; number += 1) if (column[number] !== 0) add(number);
  visitForms(falseFriends, fields.title, documents, (number) => {
    if (column[number] !== 0) column[number] = (column[number] as number) | IS_FALSE;
  });
  return column;
};

/** Adds the fields in which postings have a word, and `IS_SPELLED` for those of some fields. */
const markPostings = (
  postings: readonly number[],
  counted: number,
  spelledIn: number,
  column: Column,
): void => {
  for (const posting of postings) {
    const found = posting & counted;
    if (found === 0) continue;
    const number = productIn(posting);
    column[number] = (column[number] as number) | found | (found & spelledIn ? IS_SPELLED : 0);
  }
};

/** `Evidence.labels` of one 'sin X' for all products. */
const labelColumn = (freeFrom: FreeFrom, documents: Documents): Column => {
  const column = new Uint8Array(documents.length);
  for (const rule of labelRulesOf(freeFrom))
    visitForms(rule.forms, rule.fields, documents, (number) => {
      column[number] = (column[number] as number) | rule.says;
    });
  return column;
};

/** `Evidence.saysContrary` as 1 or 0 for all products; null where the search has no 'con X'. */
const contraryColumn = (withAll: readonly string[], documents: Documents): Column | null => {
  if (withAll.length === 0) return null;
  const column = new Uint8Array(documents.length);
  visitForms(withAll.map(negatedWord), nameFields, documents, (number) => {
    column[number] = 1;
  });
  return column;
};

/** Calls `visit` with the number of each product that has, in one of some fields, a word of which one of these is a form. */
const visitForms = (
  forms: readonly string[],
  where: number,
  { dictionary }: Documents,
  visit: (number: number) => void,
): void => {
  for (const form of forms)
    for (const { spellings } of dictionary.entriesOfForm(form))
      for (const { postings } of spellings)
        for (const posting of postings) if (posting & where) visit(productIn(posting));
};
