import { engineOf } from './engines/all.ts';
import { type Judgment, readJudgments } from './judgments.ts';
import { type Answer, isSuccess, ndcgAt10 } from './measures.ts';
import { type Misses, missesOf } from './misses.ts';
import { askJudged } from './quality.ts';
import { readSeedProducts } from './seed-products.ts';

/** Of which nothing is sold: right is to find nothing. */
const NOTHING = 'nothing';
/** What is seen without scrolling. */
const SEEN = 5;

export interface BlindFigures {
  readonly kind: string;
  readonly queries: number;
  /** Of what the shop sells; null where it sells nothing of them. */
  readonly ndcg10: number | null;
  readonly success3: number | null;
  /** Queries with something among the first five that must not be there. */
  readonly mustNot: number;
  /** Queries that find nothing though the shop has it, or something though it hasn't. */
  readonly wrongEmpty: number;
}

export interface BlindReport {
  readonly part: 'open' | 'closed' | 'sealed';
  readonly rows: readonly BlindFigures[];
}

/** Whoever mends the search opens half of the set; the failures of this half nobody looks at. */
export const isClosed = ({ query }: Pick<Judgment, 'query'>): boolean =>
  [...query].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % 2 === 1;

/** Both halves and the sealed set by kind. */
export const measureBlind = async (): Promise<readonly BlindReport[]> => {
  const answers = await askSold('blind');
  return [
    { part: 'open', rows: rowsOf(answers.filter(({ judgment }) => !isClosed(judgment))) },
    { part: 'closed', rows: rowsOf(answers.filter(({ judgment }) => isClosed(judgment))) },
    { part: 'sealed', rows: rowsOf(await askSold('sealed')) },
  ];
};

/** The open half alone, and what of it could be better: whoever mends sees no figure of the others on the way. */
export const measureOpen = async (): Promise<{
  readonly parts: readonly BlindReport[];
  readonly misses: Misses;
}> => {
  const open = (await askSold('blind')).filter(({ judgment }) => !isClosed(judgment));
  return { parts: [{ part: 'open', rows: rowsOf(open) }], misses: missesOf(open.map(asMiss)) };
};

/** Of judgments older than the catalogue only what is sold still counts. */
const askSold = async (set: 'blind' | 'sealed'): Promise<readonly Answer[]> => {
  const sold = new Set(readSeedProducts().map(({ id }) => id));
  const judgments = readJudgments(set).map((judgment) => ({
    ...judgment,
    grades: new Map([...judgment.grades].filter(([id]) => sold.has(id))),
  }));
  return await askJudged(
    engineOf('ours'),
    judgments.filter(({ grades, kind }) => grades.size > 0 || kind === NOTHING),
  );
};

/** What finds something though nothing is sold shows what must not be. */
const asMiss = (answer: Answer): Answer =>
  answer.judgment.kind === NOTHING
    ? { ...answer, judgment: { ...answer.judgment, mustNot: new Set(answer.ids) } }
    : answer;

const rowsOf = (answers: readonly Answer[]): readonly BlindFigures[] => {
  const kinds = [...new Set(answers.map(({ judgment }) => judgment.kind))].sort();
  return [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        answers.filter(({ judgment }) => judgment.kind === kind),
      ),
    ),
    rowOf('all', answers),
  ];
};

const rowOf = (kind: string, answers: readonly Answer[]): BlindFigures => {
  const found = answers.filter(({ judgment }) => judgment.kind !== NOTHING);
  const mean = (measure: (answer: Answer) => number): number | null =>
    found.length === 0 ? null : found.reduce((sum, answer) => sum + measure(answer), 0) / found.length;
  return {
    kind,
    queries: answers.length,
    ndcg10: mean(({ ids, judgment }) => ndcgAt10(ids, judgment.grades)),
    success3: mean(({ ids, judgment }) => Number(isSuccess(ids, judgment.grades))),
    mustNot: answers.filter(({ ids, judgment }) => ids.slice(0, SEEN).some((id) => judgment.mustNot.has(id)))
      .length,
    wrongEmpty: answers.filter(({ ids, judgment }) => (ids.length === 0) !== (judgment.kind === NOTHING))
      .length,
  };
};
