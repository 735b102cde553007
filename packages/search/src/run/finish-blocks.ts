import { ANY_PLACE } from '../index/blocks.ts';
import { weights } from '../score/weights.ts';
import type { BlockFinisher } from './block-finisher.ts';
import { type Bounds, NOTHING, tieBound } from './bounds.ts';
import { toRank } from './rank.ts';
import type { Run } from './run.ts';
import type { TopList } from './top-list.ts';
import { coveringOf } from './word-state.ts';

/** Blocks that can reach about as much are looked at in their order: to sort them all takes longer. */
const ABOUT_AS_MUCH = 30;

/** Looks at the blocks that can reach most first, until none can be among the best. */
export const finishBlocks = (run: Run, bounds: Bounds, finisher: BlockFinisher, top: TopList): void => {
  finisher.begin(run);
  if (isOneWord(run)) {
    finishJudged(run, bounds, bounds.judgeNamed(run), finisher, top);
    finishInOrder(run, 0, finisher, top);
    if (run.plan.shelves !== null) finishInOrder(run, weights.categoryMismatch, finisher, top);
  } else finishJudged(run, bounds, bounds.judge(run), finisher, top);
};

const isOneWord = ({ lists, plan, diets }: Run): boolean =>
  lists.length === 1 && plan.query.words.length === 1 && diets === null;

const finishJudged = (
  run: Run,
  { rank, blocks, count }: Bounds,
  highestRank: number,
  finisher: BlockFinisher,
  top: TopList,
): void => {
  let highest = highestRank;
  for (let left = count; left > 0; ) {
    const least = highest - ABOUT_AS_MUCH;
    highest = NOTHING;
    let postponed = 0;
    for (let at = 0; at < left; at += 1) {
      const block = blocks[at] as number;
      const bound = rank[block] as number;
      if (bound < top.leastRank) continue;
      if (bound === top.leastRank && tieBound(run, block) < top.leastTie) continue;
      if (bound >= least) finisher.finish(block);
      else {
        blocks[postponed] = block;
        postponed += 1;
        if (bound > highest) highest = bound;
      }
    }
    left = postponed;
  }
};

/**
 * The blocks of a search's only word in the order of what it gives there, those alone whose place is not
 * named and gives or takes so much; the first that is hopeless ends it.
 */
const finishInOrder = (run: Run, placePoints: number, finisher: BlockFinisher, top: TopList): void => {
  const { documents, lists, places, plan, exact, least, asTyped } = run;
  const { blocks } = documents;
  const [list] = lists;
  if (!list) return;
  const { filled, most, known } = list;
  const { isSpecific, mustName } = plan.query;
  const covering = coveringOf(mustName);
  const exactBlocks = exact.map((document) => blocks.of(document));
  for (let at = 0; at < filled.length; at += 1) {
    const block = filled[at] as number;
    const points = (most[block] as number) + placePoints;
    const bound = toRank(isSpecific ? 1 : 0, 1, asTyped, points);
    if (points < least || bound < top.leastRank) return;
    if (bound === top.leastRank && tieBound(run, block) < top.leastTie) return;
    const place = blocks.places[block] as number;
    if (place === ANY_PLACE || places.matched[place] !== 0 || exactBlocks.includes(block)) continue;
    if (places.isElsewhere(place) !== placePoints < 0) continue;
    if (((known[block] as number) & covering) !== 0) finisher.finishWord(block, list);
  }
};
