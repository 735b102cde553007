import { weights } from '../weights.ts';
import { ANY_PLACE } from './blocks.ts';
import { type Bounds, bitCounts, NOTHING, tieBound } from './bounds.ts';
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
  const finish = finishing(run, contest);
  let highest = bounds.judge(run);
  const { rank, blocks } = bounds;
  const isHopeless = (block: number, bound: number): boolean =>
    bound < top.leastRank || (bound === top.leastRank && tieBound(run, block) < top.leastTie);
  for (let left = bounds.count; left > 0; ) {
    const least = highest - ABOUT_AS_MUCH;
    highest = NOTHING;
    let kept = 0;
    for (let at = 0; at < left; at += 1) {
      const block = blocks[at] as number;
      const bound = rank[block] as number;
      if (isHopeless(block, bound)) continue;
      if (bound >= least) finish(block);
      else {
        blocks[kept] = block;
        kept += 1;
        if (bound > highest) highest = bound;
      }
    }
    left = kept;
  }
};

/** Finishes the documents of a block: what its words and labels have, and what is listed for its place. */
const finishing = (run: Run, { top, offer }: Contest): ((block: number) => void) => {
  const { documents, places, scratch, plan, options } = run;
  const { blocks, order } = documents;
  const { isSpecific, words } = plan.query;
  const byFacts = mostByFacts(plan.query);
  const byLabel = mostByLabel(plan.query);
  const note = noting(run);
  /** The most that a document ranks with so many points and words. */
  const mostOf = (bits: number, isAsTyped: 0 | 1, points: number): number =>
    points < options.least
      ? NOTHING
      : toRank(isSpecific ? (bitCounts[bits] as number) : 0, 1, isAsTyped, points);

  /** Most of what was noted can't be among the best whatever else is found out: that is seen from the note alone. */
  const finishMet = (placePoints: number, placeMatched: number): void => {
    const { touched } = scratch;
    for (let at = 0; at < scratch.touchedCount; at += 1) {
      const document = touched[at] as number;
      const noted = scratch.note[document] as number;
      const bits = ((noted >>> MATCHED) & MATCHED_MASK) | placeMatched;
      if (mostOf(bits, 1, (noted & POINTS_MASK) + placePoints + byLabel) >= top.leastRank) offer(document);
    }
  };
  /** Nothing is known of these but their place, so that at one rank what comes first in order is best. */
  const finishOthers = (first: number, end: number, placePoints: number, placeMatched: number): void => {
    const most = mostOf(placeMatched, placeMatched & options.asTyped ? 1 : 0, placePoints + byFacts);
    for (let document = first; document < end; document += 1) {
      const tie = -(order[document] as number);
      if (most < top.leastRank || (most === top.leastRank && tie < top.leastTie)) return;
      if (scratch.note[document] === 0) offer(document);
    }
  };
  const finishAnywhere = (first: number, end: number): void => {
    finishMet(places.mostPoints, places.anyMatched);
    if (words.length > 0 && places.named.length === 0) return;
    for (let document = first; document < end; document += 1)
      if (scratch.note[document] === 0) offer(document);
  };

  return (block) => {
    const first = blocks.firstOf(block);
    const end = blocks.ends[block] as number;
    const place = blocks.places[block] as number;
    note(block, first, end);
    if (place === ANY_PLACE) finishAnywhere(first, end);
    else {
      const points = places.points[place] as number;
      const matched = places.matched[place] as number;
      finishMet(points, matched);
      if (words.length === 0 || matched !== 0) finishOthers(first, end, points, matched);
    }
    scratch.clean();
  };
};

/** Notes what words, labels and title say of a block's documents. */
const noting = ({ diets, lists, exact, scratch, plan }: Run) => {
  const worths = plan.words.map(({ isAsked }, at) => worthOf(isAsked ? at : null, plan.query.isSpecific));
  const labels = diets?.labels ?? [];
  return (block: number, first: number, end: number): void => {
    for (let at = 0; at < lists.length; at += 1) {
      const { entries, starts } = lists[at] as ResolvedWord;
      const [from, to] = [starts[block] as number, starts[block + 1] as number];
      noteEntries(entries, from, to, worths[at] as Worth, scratch);
    }
    for (const { labelled, starts } of labels)
      for (let at = starts[block] as number; at < (starts[block + 1] as number); at += 1)
        scratch.add(labelled[at] as number, MET);
    for (const document of exact)
      if (document >= first && document < end) scratch.add(document, weights.exactTitle);
  };
};
