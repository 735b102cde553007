import { weights } from '../weights.ts';
import { mostByLabel } from './judge-diets.ts';
import { STATE_MASK, worthOf } from './note-words.ts';
import { toRank } from './rank.ts';
import { STATE_BITS } from './resolve-word.ts';
import type { Contest, Run } from './run.ts';
import { POINTS_MASK } from './scratch.ts';

/**
 * Finishes the documents of a search's only word. They come with the most points first, so that the rest is
 * left alone as soon as it can't be among the best: most words are done after some hundred documents.
 */
export const finishAlone = (run: Run, { top, offer }: Contest): void => {
  const { documents, places, scratch, plan, options } = run;
  const { query } = plan;
  const [word] = plan.words;
  if (!word) return;
  const { isAsked } = word;
  const { adds, sets } = worthOf(isAsked ? 0 : null, query.isSpecific);
  const exact = isAsked ? documents.titled(query.text) : [];
  const covered = query.isSpecific ? 1 : 0;
  const isBelow = (points: number): boolean =>
    points < options.least || toRank(covered, 1, 1, points) < top.leastRank;

  const finishEntry = (document: number, state: number): void => {
    const bonus = exact.length > 0 && exact.includes(document) ? weights.exactTitle : 0;
    scratch.note[document] = ((adds[state] as number) + bonus) | (sets[state] as number);
    scratch.touched[scratch.touchedCount] = document;
    scratch.touchedCount += 1;
    offer(document);
  };
  const more = mostByLabel(query) + (exact.length > 0 ? weights.exactTitle : 0);
  const mostOf = (state: number): number => ((adds[state] as number) & POINTS_MASK) + more;
  /** Calls `each` for the entries of every state that may be worth it. */
  const finishEntries = (entries: Int32Array): void => {
    for (let at = 0; at < entries.length; ) {
      const state = (entries[at] as number) & STATE_MASK;
      const end = endOfState(entries, at);
      const most = mostOf(state);
      if (!isBelow(most + places.mostPoints))
        for (let each = at; each < end; each += 1) {
          const document = (entries[each] as number) >>> STATE_BITS;
          const place = documents.place[document] as number;
          if (!isBelow(most + (places.points[place] as number))) finishEntry(document, state);
        }
      at = end;
    }
  };
  const { named, told } = run.words.resolve(word);
  finishEntries(named);
  if (isAsked) finishEntries(told);
  // Titled so, but found by its place alone.
  for (const document of exact) if (scratch.note[document] === 0) finishEntry(document, NOTHING_KNOWN);
};

/** The state of a document that doesn't have the word. */
const NOTHING_KNOWN = 0;

/** Where the run of entries of one state ends that begins at `start`: they stand together. */
const endOfState = (entries: Int32Array, start: number): number => {
  const state = (entries[start] as number) & STATE_MASK;
  let low = start + 1;
  let high = entries.length;
  // Galloping, then halving: runs are few and long.
  for (let step = 1; low < high; step *= 2) {
    const probe = Math.min(low + step, high) - 1;
    if (((entries[probe] as number) & STATE_MASK) !== state) {
      high = probe;
      break;
    }
    low = probe + 1;
  }
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (((entries[middle] as number) & STATE_MASK) === state) low = middle + 1;
    else high = middle;
  }
  return low;
};
