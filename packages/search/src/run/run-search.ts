import type { Documents } from '../index/documents.ts';
import { type SearchHit, toHit } from '../score/search-answer.ts';
import { BlockFinisher } from './block-finisher.ts';
import { Bounds } from './bounds.ts';
import { finishBlocks } from './finish-blocks.ts';
import { judgingDiets } from './judge-diets.ts';
import { JudgedPlaces } from './judge-places.ts';
import type { KnownSearch } from './known-searches.ts';
import type { KnownWords } from './known-words.ts';
import { coveredOf, isKnownFreeOf, pointsOf } from './rank.ts';
import { TopList } from './top-list.ts';

/**
 * @param limit hits at most
 * @param least points of a hit at least
 */
export type RunSearch = (search: KnownSearch, limit: number, least: number) => readonly SearchHit[];

/**
 * Searches run one after the other in memory of their own, which each leaves as it found it. The order is
 * the definition's: `toAnswer`.
 */
export const searchRunner = (documents: Documents, words: KnownWords): RunSearch => {
  const places = new JudgedPlaces(documents.places);
  const bounds = new Bounds();
  const top = new TopList((one, other) => documents.isBefore(one, other));
  const finisher = new BlockFinisher(documents, places, top);
  return ({ plan, keys, named, exact, asTyped }, limit, least) => {
    if (!plan) return [];
    const diets = judgingDiets(documents, words, plan.query);
    const lists = plan.words.map((word, at) => words.resolve(word, keys[at] ?? ''));
    top.begin(limit);
    places.judge(plan, named);
    try {
      finishBlocks({ documents, lists, exact, places, diets, plan, least, asTyped }, bounds, finisher, top);
    } finally {
      places.clean();
      finisher.clean();
    }
    return toHits(documents, top);
  };
};

/** Best first; of a specific search those alone that have as many words as the best. */
const toHits = ({ ids }: Documents, top: TopList): readonly SearchHit[] => {
  top.sort();
  const hits: SearchHit[] = [];
  const covered = coveredOf(top.ranks[0] ?? 0);
  let after = Number.POSITIVE_INFINITY;
  for (let at = 0; at < top.count; at += 1) {
    const rank = top.ranks[at] as number;
    if (coveredOf(rank) < covered) break;
    const id = ids[top.items[at] as number] as string;
    const hit = toHit(id, pointsOf(rank), isKnownFreeOf(rank), after);
    after = hit.score;
    hits.push(hit);
  }
  return hits;
};
