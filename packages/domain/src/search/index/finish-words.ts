import { weights } from '../weights.ts';
import { finishNoted } from './finish-noted.ts';
import { mostByLabel } from './judge-diets.ts';
import { noteAll, noteKnown, type Worth, worthOf } from './note-words.ts';
import { openContest } from './offering.ts';
import { coveredOf, toRank } from './rank.ts';
import type { Contest, Run } from './run.ts';

/** Fewer documents than this are noted sooner than judged. */
const WORTH_A_LOOK = 64;
/** So many documents mostly tell already that the rest is hopeless. */
const SAMPLE = 512;

/**
 * Finishes the documents of several words: each word notes its points with those that have it. First what
 * is called by a word, then what is only told of it. Most documents are only told of: where the best of the
 * former rank higher, those are left alone.
 */
export const finishWords = (run: Run, contest: Contest): void => {
  const { scratch, plan } = run;
  const { query } = plan;
  const resolved = plan.words.map((word) => run.words.resolve(word));
  const worths = plan.words.map(({ isAsked }, at) => worthOf(isAsked ? at : null, query.isSpecific));
  for (const [at, { named }] of resolved.entries()) noteAll(named, worths[at] as Worth, scratch);
  const asked = resolved.slice(0, query.words.length);
  const toldCount = asked.reduce((sum, { told }) => sum + told.length, 0);
  const toldPoints = asked.reduce((sum, word) => sum + word.toldPoints, mostByLabel(query));
  // The first word of a specific search must be named to be covered.
  const toldRank = toRank(query.isSpecific ? Math.max(0, asked.length - 1) : 0, 1, 1, toldPoints);
  let floor = 0;
  for (const sample of [SAMPLE, scratch.touchedCount])
    if (toldCount > WORTH_A_LOOK && toldRank >= floor) floor = leastRankOf(run, sample);
  for (const [at, { told }] of asked.entries())
    if (toldRank < floor) noteKnown(told, worths[at] as Worth, run);
    else noteAll(told, worths[at] as Worth, scratch);
  if (asked.length > 0) noteExactTitles(run);
  finishNoted(run, contest, floor, scratch.touchedCount);
};

/** What the last of the best ranks at the least, by the first so many documents noted. */
const leastRankOf = (run: Run, sample: number): number => {
  const contest = openContest(run);
  finishNoted(run, contest, 0, Math.min(sample, run.scratch.touchedCount));
  if (!run.plan.query.isSpecific) return contest.top.leastRank;
  // Of a specific search only those are kept that have as many words as the best.
  const covered = coveredOf(contest.top.sorted()[0]?.rank ?? 0);
  return Math.max(contest.top.leastRank, toRank(covered, 0, 0, 0));
};

const noteExactTitles = ({ documents, scratch, plan }: Run): void => {
  for (const document of documents.titled(plan.query.text)) {
    const before = scratch.note[document] as number;
    if (before === 0) {
      scratch.touched[scratch.touchedCount] = document;
      scratch.touchedCount += 1;
    }
    scratch.note[document] = before + weights.exactTitle;
  }
};
