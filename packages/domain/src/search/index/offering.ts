import { bitCount } from '../bit-count.ts';
import { weights } from '../weights.ts';
import { CONTAINS } from './facts.ts';
import { toRank, toTie } from './rank.ts';
import type { Contest, Run } from './run.ts';
import { FALSE, HEAD, MATCHED, MATCHED_MASK, POINTS_MASK, SPELLED, TITLED } from './scratch.ts';
import { TopList } from './top-list.ts';

/** A new list of the best. What is offered to it is finished with what place, label and title give. */
export const openContest = ({ documents, places, diets, scratch, plan, options }: Run): Contest => {
  const { least, asTyped, limit } = options;
  const top = new TopList(limit, (one, other) => documents.isBefore(one, other));
  const { live, place: placeOf, order } = documents;
  const { note } = scratch;
  const { isSpecific } = plan.query;
  const askedCount = plan.query.words.length;

  const offerScored = (document: number, bits: number, sum: number, isKnownFree: number): void => {
    if (sum < least) return;
    const covered = isSpecific ? bitCount(bits) : 0;
    const rank = toRank(covered, isKnownFree, (bits & asTyped) !== 0 ? 1 : 0, sum);
    if (rank < top.leastRank) return;
    const noted = note[document] as number;
    const tie = toTie((noted & SPELLED) !== 0, (noted & HEAD) !== 0, order[document] as number);
    if (rank > top.leastRank || tie >= top.leastTie) top.offer(rank, tie, document);
  };
  const offer = (document: number): void => {
    const noted = note[document] as number;
    const place = placeOf[document] as number;
    const bits = ((noted >>> MATCHED) & MATCHED_MASK) | (places.matched[place] as number);
    if ((askedCount > 0 && bits === 0) || live[document] === 0) return;
    const judged = diets === null ? FREE_OF_NOTHING : diets.judge(document);
    if (judged === CONTAINS) return;
    let sum = (noted & POINTS_MASK) + (places.points[place] as number) + (judged >> 1);
    if (noted & FALSE) sum += weights.falseMatch;
    const isNamed = askedCount > 1 && noted >>> TITLED === askedCount;
    if (places.isElsewhere(place) && !isNamed) sum += weights.categoryMismatch;
    offerScored(document, bits, sum, judged & 1);
  };
  return { top, offer };
};

/** Where nothing of the kind is asked: no points, and known to be free. */
const FREE_OF_NOTHING = 1;
