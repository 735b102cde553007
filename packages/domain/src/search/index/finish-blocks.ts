import { bitCount } from '../bit-count.ts';
import { weights } from '../weights.ts';
import { ANY_PLACE } from './blocks.ts';
import { type Bounds, NOTHING, tieBound } from './bounds.ts';
import { mostByFacts, mostByLabel } from './judge-diets.ts';
import { noteEntries, type Worth, worthOf } from './note-words.ts';
import { toRank } from './rank.ts';
import type { ResolvedWord } from './resolve-word.ts';
import type { Contest, Run } from './run.ts';
import { MATCHED, MATCHED_MASK, MET, POINTS_MASK } from './scratch.ts';

/** Blocks that can reach about as much are looked at in their order: to sort them all takes longer. */
const ABOUT_AS_MUCH = 30;

/** Looks at the blocks that can reach most first, until none can be among the best. */
export const finishBlocks = (run: Run, contest: Contest, bounds: Bounds): void => {
  const { top } = contest;
  const { count } = run.documents.blocks;
  const finish = finishing(run, contest);
  let highest = bounds.judge(run);
  const { rank } = bounds;
  const isHopeless = (block: number, bound: number): boolean =>
    bound < top.leastRank || (bound === top.leastRank && tieBound(run, block) < top.leastTie);
  while (highest > NOTHING && highest >= top.leastRank) {
    const least = highest - ABOUT_AS_MUCH;
    highest = NOTHING;
    for (let block = 0; block < count; block += 1) {
      const bound = rank[block] as number;
      if (bound < least) {
        if (bound > highest) highest = bound;
        continue;
      }
      rank[block] = NOTHING;
      if (bound > NOTHING && !isHopeless(block, bound)) finish(block);
    }
  }
};

/** Finishes the documents of a block: what its words and labels have, and what is listed for its place. */
const finishing = (run: Run, { top, offer }: Contest): ((block: number) => void) => {
  const { documents, places, diets, lists, exact, scratch, plan, options } = run;
  const { blocks, order } = documents;
  const { query } = plan;
  const { isSpecific } = query;
  const worths = plan.words.map(({ isAsked }, at) => worthOf(isAsked ? at : null, isSpecific));
  const asked = query.words.length;
  const byFacts = mostByFacts(query);
  const byLabel = mostByLabel(query);
  const labels = diets?.labels ?? [];

  /** Most of what was noted can't be among the best whatever else is found out: that is seen from the note alone. */
  const finishMet = (placePoints: number, placeMatched: number): void => {
    const { note, touched } = scratch;
    const more = placePoints + byLabel;
    for (let at = 0; at < scratch.touchedCount; at += 1) {
      const document = touched[at] as number;
      const noted = note[document] as number;
      const points = (noted & POINTS_MASK) + more;
      const bits = ((noted >>> MATCHED) & MATCHED_MASK) | placeMatched;
      const rank = toRank(isSpecific ? bitCount(bits) : 0, 1, 1, points);
      if (points >= options.least && rank >= top.leastRank) offer(document);
    }
  };
  /** Nothing is known of these but their place, so that at one rank what comes first in order is best. */
  const finishOthers = (first: number, end: number, placePoints: number, placeMatched: number): void => {
    const covered = isSpecific ? bitCount(placeMatched) : 0;
    const most = toRank(covered, 1, (placeMatched & options.asTyped) === 0 ? 0 : 1, placePoints + byFacts);
    for (let document = first; document < end; document += 1) {
      const tie = -(order[document] as number);
      if (most < top.leastRank || (most === top.leastRank && tie < top.leastTie)) return;
      if (scratch.note[document] === 0) offer(document);
    }
  };

  return (block) => {
    const first = blocks.firstOf(block);
    const end = blocks.ends[block] as number;
    const place = blocks.places[block] as number;
    for (let at = 0; at < lists.length; at += 1) {
      const { entries, starts } = lists[at] as ResolvedWord;
      noteEntries(
        entries,
        starts[block] as number,
        starts[block + 1] as number,
        worths[at] as Worth,
        scratch,
      );
    }
    for (const { labelled, starts } of labels)
      for (let at = starts[block] as number; at < (starts[block + 1] as number); at += 1)
        scratch.add(labelled[at] as number, MET);
    for (const document of exact)
      if (document >= first && document < end) scratch.add(document, weights.exactTitle);
    if (place === ANY_PLACE) {
      finishMet(places.mostPoints, places.anyMatched);
      if (asked === 0 || places.named.length > 0)
        for (let document = first; document < end; document += 1)
          if (scratch.note[document] === 0) offer(document);
    } else {
      const placePoints = places.points[place] as number;
      const placeMatched = places.matched[place] as number;
      finishMet(placePoints, placeMatched);
      if (asked === 0 || placeMatched !== 0) finishOthers(first, end, placePoints, placeMatched);
    }
    scratch.clean();
  };
};
