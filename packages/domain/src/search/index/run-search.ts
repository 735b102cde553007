import type { SearchPlan } from '../plan-search.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { Bounds } from './bounds.ts';
import type { Documents } from './documents.ts';
import { finishBlocks } from './finish-blocks.ts';
import { judgingDiets } from './judge-diets.ts';
import { JudgedPlaces } from './judge-places.ts';
import type { KnownWords } from './known-words.ts';
import { openContest } from './offering.ts';
import type { Postings } from './postings.ts';
import { coveredOf, isKnownFreeOf, pointsOf } from './rank.ts';
import type { RunOptions } from './run.ts';
import { Scratch } from './scratch.ts';
import type { TopList } from './top-list.ts';

export interface Ranked {
  readonly product: SearchableProduct;
  readonly points: number;
  readonly isKnownFree: boolean;
}

export type RunSearch = (plan: SearchPlan, options: RunOptions) => readonly Ranked[];

/**
 * Searches run one after the other in memory of their own, which each leaves as it found it. The order is
 * the definition's: `toAnswer`.
 */
export const searchRunner = (documents: Documents, postings: Postings, words: KnownWords): RunSearch => {
  const scratch = new Scratch();
  const places = new JudgedPlaces(documents.places);
  const bounds = new Bounds();
  return (plan, options) => {
    scratch.makeRoom(documents.count);
    places.judge(plan, words.placesNamed(plan));
    try {
      const diets = judgingDiets(documents, words, postings, plan.query);
      const lists = plan.words.map((word) => words.resolve(word));
      const exact = plan.query.words.length > 0 ? documents.titled(plan.query.text) : [];
      const run = { documents, lists, exact, places, diets, scratch, plan, options };
      const contest = openContest(run);
      finishBlocks(run, contest, bounds);
      return toRanked(documents, contest.top);
    } finally {
      places.clean();
      scratch.clean();
    }
  };
};

/** Best first; of a specific search those alone that have as many words as the best. */
const toRanked = ({ products }: Documents, top: TopList): readonly Ranked[] => {
  const ranked: Ranked[] = [];
  let covered = 0;
  while (top.count > 0) {
    const rank = top.worstRank;
    const product = products[top.takeWorst()] as SearchableProduct;
    // Those before have more words.
    if (coveredOf(rank) > covered) ranked.length = 0;
    covered = coveredOf(rank);
    ranked.push({ product, points: pointsOf(rank), isKnownFree: isKnownFreeOf(rank) });
  }
  return ranked.reverse();
};
