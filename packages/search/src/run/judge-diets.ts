import type { Documents } from '../index/documents.ts';
import { CONTAINS, dietBits, freedomPoints, freeFromBits, UNKNOWN } from '../index/facts.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import { weights } from '../score/weights.ts';
import type { KnownWords } from './known-words.ts';
import { type Labels, SAYS_WITH, SAYS_WITHOUT } from './read-labels.ts';

export interface DietJudge {
  /** CONTAINS where it must not be listed, else twice the points, and one more where it is known to be free. */
  readonly judge: (document: number) => number;
  /** For each 'sin X' the documents whose label says so, and which so may have more points than others. */
  readonly labels: readonly Labels[];
  /** The most that a document can get, and one whose label says nothing of them. */
  readonly mostByLabel: number;
  readonly mostByFacts: number;
}

/** What 'sin X', 'con X' and diets give documents. Null: nothing of the kind is asked. */
export const judgingDiets = (
  { allergens, highlights }: Documents,
  words: KnownWords,
  query: ParsedQuery,
): DietJudge | null => {
  const { withoutAll, withAll, diets } = query;
  if (withoutAll.length + withAll.length + diets.length === 0) return null;
  const freeFroms = withoutAll.map((freeFrom) => ({
    bits: freeFromBits(freeFrom),
    ...words.labelsOf(freeFrom),
  }));
  const contraries = withAll.map((word) => words.labelledWithout(word));
  const wanted = dietBits(diets);
  const judge = (document: number): number => {
    const ofHighlights = highlights[document] as number;
    const ofAllergens = allergens[document] as number;
    if ((ofHighlights & wanted.highlights) !== wanted.highlights || (ofAllergens & wanted.ruledOutBy) !== 0)
      return CONTAINS;
    for (let at = 0; at < contraries.length; at += 1) if (contraries[at]?.[document] === 1) return CONTAINS;
    let sum = wanted.points;
    let isKnownFree = 1;
    for (let at = 0; at < freeFroms.length; at += 1) {
      const { bits, says } = freeFroms[at] as (typeof freeFroms)[number];
      const said = says[document] as number;
      const judged = freedomPoints(
        bits,
        ofAllergens,
        ofHighlights,
        (said & SAYS_WITHOUT) !== 0,
        (said & SAYS_WITH) !== 0,
      );
      if (judged === CONTAINS) return CONTAINS;
      if (judged === UNKNOWN) isKnownFree = 0;
      else sum += judged;
    }
    return 2 * sum + isKnownFree;
  };
  const mostByFacts = factsAtMost(query);
  return {
    judge,
    labels: freeFroms,
    mostByFacts,
    mostByLabel: mostByFacts + withoutAll.length * weights.title,
  };
};

/** The most that they give a document whose label says nothing of them. */
const factsAtMost = ({ withoutAll, diets }: ParsedQuery): number =>
  withoutAll.reduce(
    (sum, { allergens, provenByHighlights }) =>
      sum +
      (allergens.length > 0 ? weights.lacksAllergen : 0) +
      (provenByHighlights.length > 0 ? weights.dietTag : 0),
    diets.length * (weights.highlights + weights.dietTag),
  );
