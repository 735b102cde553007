import type { ParsedQuery } from '../parse-query.ts';
import { lacking, nameFields } from '../read-text.ts';
import { weights } from '../weights.ts';
import type { Documents } from './documents.ts';
import { CONTAINS, dietBits, freedomPoints, freeFromBits, UNKNOWN } from './facts.ts';
import type { KnownWords } from './known-words.ts';
import type { Postings } from './postings.ts';
import { documentsWith, type Labels, SAYS_WITH, SAYS_WITHOUT } from './read-labels.ts';

export interface DietJudge {
  /** CONTAINS where it must not be listed, else twice the points, and one more where it is known to be free. */
  readonly judge: (document: number) => number;
  /** For each 'sin X' the documents whose label says so, and which so may have more points than others. */
  readonly labels: readonly Labels[];
}

/** What 'sin X', 'con X' and diets give documents. Null: nothing of the kind is asked. */
export const judgingDiets = (
  { allergens, tags, dictionary }: Documents,
  words: KnownWords,
  postings: Postings,
  { withoutAll, withAll, diets }: ParsedQuery,
): DietJudge | null => {
  if (withoutAll.length + withAll.length + diets.length === 0) return null;
  const freeFroms = withoutAll.map((freeFrom) => ({
    bits: freeFromBits(freeFrom),
    ...words.labelsOf(freeFrom),
  }));
  const contrary = new Set(
    withAll.flatMap((word) => [...documentsWith(lacking(word), nameFields, dictionary, postings)]),
  );
  const wanted = dietBits(diets);
  const judge = (document: number): number => {
    const ofTags = tags[document] as number;
    const ofAllergens = allergens[document] as number;
    if ((ofTags & wanted.tags) !== wanted.tags || (ofAllergens & wanted.ruledOutBy) !== 0) return CONTAINS;
    if (contrary.size > 0 && contrary.has(document)) return CONTAINS;
    let sum = wanted.points;
    let isKnownFree = 1;
    for (let at = 0; at < freeFroms.length; at += 1) {
      const { bits, says } = freeFroms[at] as (typeof freeFroms)[number];
      const said = says[document] as number;
      const judged = freedomPoints(
        bits,
        ofAllergens,
        ofTags,
        (said & SAYS_WITHOUT) !== 0,
        (said & SAYS_WITH) !== 0,
      );
      if (judged === CONTAINS) return CONTAINS;
      if (judged === UNKNOWN) isKnownFree = 0;
      else sum += judged;
    }
    return 2 * sum + isKnownFree;
  };
  return { judge, labels: freeFroms };
};

/** The most that 'sin X' and diets can give a document. */
export const mostByLabel = (query: ParsedQuery): number =>
  mostByFacts(query) + query.withoutAll.length * weights.title;

/** The most that they give one whose label says nothing of them. */
export const mostByFacts = ({ withoutAll, diets }: ParsedQuery): number =>
  withoutAll.reduce(
    (sum, { allergens, provenByTags }) =>
      sum +
      (allergens.length > 0 ? weights.lacksAllergen : 0) +
      (provenByTags.length > 0 ? weights.dietTag : 0),
    diets.length * (weights.highlights + weights.dietTag),
  );
