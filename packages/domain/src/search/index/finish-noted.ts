import { bitCount } from '../bit-count.ts';
import { mostByFacts, mostByLabel } from './judge-diets.ts';
import { toRank } from './rank.ts';
import type { Contest, Run } from './run.ts';
import { MATCHED, MATCHED_MASK, POINTS_MASK } from './scratch.ts';

/** By bits of words, how many they are; and for searches where that doesn't count. */
const bitCounts = Uint8Array.from({ length: MATCHED_MASK + 1 }, (_, bits) => bitCount(bits));
const noCounts = new Uint8Array(MATCHED_MASK + 1);

/** Finishes the first `count` of what words have noted; what ranks below `floor` is none of the best. */
export const finishNoted = (run: Run, { top, offer }: Contest, floor: number, count: number): void => {
  const { query } = run.plan;
  const { places, options } = run;
  const { note, touched } = run.scratch;
  const coverage = query.isSpecific ? bitCounts : noCounts;
  const mostPoints = places.mostPoints + mostByLabel(query);
  // Most of what was noted can't be among the best whatever else is found out: that is seen from the note alone.
  let leastRank = floor;
  for (let at = 0; at < count; at += 1) {
    const document = touched[at] as number;
    const noted = note[document] as number;
    const points = (noted & POINTS_MASK) + mostPoints;
    const covered = coverage[((noted >>> MATCHED) & MATCHED_MASK) | places.anyMatched] as number;
    if (points < options.least || toRank(covered, 1, 1, points) < leastRank) continue;
    offer(document);
    if (top.leastRank > leastRank) leastRank = top.leastRank;
  }
};

/** Finishes what no word has noted: what is listed for its label, its place, or for what it is free of. */
export const finishOthers = (run: Run, { top, offer }: Contest): void => {
  const { documents, places, diets, options } = run;
  const { query } = run.plan;
  const { note } = run.scratch;
  for (const document of diets?.labelled ?? []) if (note[document] === 0) offer(document);
  const isOther = (document: number): boolean => note[document] === 0 && !diets?.labelled.has(document);
  /** Nothing was noted of these, so that at one rank what comes first in order is best. */
  const offerInOrder = (numbers: ArrayLike<number>, most: number): void => {
    for (let at = 0; at < numbers.length; at += 1) {
      const document = numbers[at] as number;
      const tie = -(documents.order[document] as number);
      if (most < top.leastRank || (most === top.leastRank && tie < top.leastTie)) return;
      if (isOther(document)) offer(document);
    }
  };
  const byFacts = mostByFacts(query);
  if (query.words.length === 0) offerInOrder(documents.sorted, toRank(0, 1, 0, byFacts));
  for (const { id, points, matched } of places.named) {
    const covered = query.isSpecific ? bitCount(matched) : 0;
    const most = toRank(covered, 1, matched & options.asTyped ? 1 : 0, points + byFacts);
    offerInOrder(documents.ofPlace[id] ?? [], most);
  }
  for (const document of documents.added) if (isOther(document)) offer(document);
};
