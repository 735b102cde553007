import { type RunDetails, runLine } from '../machine.ts';
import type { BlindReport } from './blind.ts';
import type { FailedQueries } from './failed-queries.ts';
import type { Speed } from './minisearch.ts';
import type { QualityRow } from './quality.ts';

/** Only the requested parts. */
export interface Report extends RunDetails {
  readonly quality?: readonly QualityRow[];
  readonly blind?: readonly BlindReport[];
  readonly speed?: readonly Speed[];
  readonly misses?: FailedQueries;
}

/** The report as Markdown. */
export const asTables = (report: Report): string => {
  const { quality, blind, speed, misses } = report;
  const parts = [
    [runLine(report)],
    quality && qualityTable(quality),
    blind?.flatMap(blindTable),
    speed && speedTable(speed),
    misses && missLines(misses),
  ];
  return parts
    .filter((lines) => lines !== undefined)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
};

const qualityTable = (rows: readonly QualityRow[]): readonly string[] => [
  '| kind | queries | nDCG@10 | MRR | success@3 | nothing found | must not be shown |',
  '|---|---|---|---|---|---|---|',
  ...rows.map(({ kind, quality: { queries, ndcg10, mrr, success3, zeroResults, mustNot } }) => {
    const means = [ndcg10, mrr, success3].map((mean) => mean.toFixed(3)).join(' | ');
    return `| ${kind} | ${queries} | ${means} | ${(zeroResults * 100).toFixed(1)} % | ${mustNot} |`;
  }),
];

const blindTable = ({ part, rows }: BlindReport): readonly string[] => [
  '',
  `| ${part} | queries | nDCG@10 | success@3 | must not in the first five | holds what is negated | wrongly something or nothing |`,
  '|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ kind, queries, ndcg10, success3, mustNot, held, wrongEmpty }) =>
      `| ${kind} | ${queries} | ${ndcg10?.toFixed(3) ?? '–'} | ${success3?.toFixed(3) ?? '–'} | ${mustNot} | ${held} | ${wrongEmpty} |`,
  ),
];

const speedTable = (rows: readonly Speed[]): readonly string[] => [
  '| engine | build ms | p50 µs | p99 µs |',
  '|---|---|---|---|',
  ...rows.map(
    ({ engine, buildMs, p50Us, p99Us }) =>
      `| ${engine} | ${buildMs.toFixed(0)} | ${p50Us.toFixed(1)} | ${p99Us.toFixed(1)} |`,
  ),
];

const missLines = ({ imperfect, worst }: FailedQueries): readonly string[] => [
  `${imperfect} results could be better; the worst ${worst.length}:`,
  ...worst.flatMap(({ query, kind, ndcg10, shown, forbidden, missing }) => [
    `${ndcg10.toFixed(2)}  ${kind}  «${query}»`,
    `      shown    ${shown.join(' ') || 'nothing'}`,
    ...(forbidden.length > 0 ? [`      must not ${forbidden.join(' ')}`] : []),
    ...(missing.length > 0 ? [`      missing  ${missing.join(' ')}`] : []),
  ]),
];
