import { type RunDetails, runLine } from '../machine.ts';
import type { BlindReport } from './blind.ts';
import type { Outcome } from './child-process.ts';
import type { FailedQueries } from './failed-queries.ts';
import type { FirstTimeFigures } from './first-time.ts';
import type { FuzzFigures } from './fuzz.ts';
import type { HttpFigures } from './http.ts';
import type { Quality } from './measures.ts';
import type { PauseFigures } from './pause.ts';
import type { QualityRow } from './quality.ts';
import type { SpeedFigures } from './speed-figures.ts';
import type { TypoFigures } from './typos.ts';

/** Only the requested parts. */
export interface Report extends RunDetails {
  readonly quality?: readonly QualityRow[];
  readonly blind?: readonly BlindReport[];
  readonly misses?: FailedQueries;
  readonly speed?: readonly SpeedRow[];
  readonly first?: readonly Outcome<FirstTimeFigures>[];
  readonly typos?: Outcome<TypoFigures>;
  readonly pauses?: readonly Outcome<PauseFigures>[];
  readonly fuzz?: Outcome<FuzzFigures>;
  readonly http?: HttpFigures;
}

type SpeedRow = { readonly engine: string; readonly products: number } & Outcome<SpeedFigures>;

/** The report as Markdown. */
export const asTables = (report: Report): string => {
  const { quality, blind, misses, speed, first, typos, pauses, fuzz, http } = report;
  const parts = [
    [runLine(report)],
    quality && qualityTable(quality),
    quality && kindTable(quality),
    blind?.flatMap(blindTable),
    misses && missLines(misses),
    speed && speedTable(speed),
    first?.map(firstLine),
    typos && [typosLine(typos)],
    pauses?.map(pauseLine),
    fuzz && fuzzLines(fuzz),
    http && [httpLine(http)],
  ];
  return parts
    .filter((lines) => lines !== undefined)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
};

const qualityTable = (rows: readonly QualityRow[]): readonly string[] => [
  `| ${rows[0]?.overall.queries} judged queries | nDCG@10 | MRR | success@3 | nothing found | must not be shown |`,
  '|---|---|---|---|---|---|',
  ...rows.map(({ engine, overall }) => `| ${engine} | ${qualityCells(overall)} |`),
];

const qualityCells = ({ ndcg10, mrr, success3, zeroResults, mustNot }: Quality): string =>
  [ndcg10.toFixed(3), mrr.toFixed(3), success3.toFixed(3), percent(zeroResults), mustNot].join(' | ');

/** nDCG@10 / success@3 / products that must not be shown. */
const kindTable = (rows: readonly QualityRow[]): readonly string[] => [
  `| nDCG@10, success@3, must not | queries | ${rows.map(({ engine }) => engine).join(' | ')} |`,
  `|---|---|${'---|'.repeat(rows.length)}`,
  ...Object.entries(rows[0]?.byKind ?? {}).map(
    ([kind, { queries }]) =>
      `| ${kind} | ${queries} | ${rows.map(({ byKind }) => kindCell(byKind[kind])).join(' | ')} |`,
  ),
];

const kindCell = (quality: Quality | undefined): string =>
  quality ? `${quality.ndcg10.toFixed(2)}, ${quality.success3.toFixed(2)}, ${quality.mustNot}` : '–';

const blindTable = ({ part, rows }: BlindReport): readonly string[] => [
  '',
  `| ${part} | queries | nDCG@10 | success@3 | must not in the first five | wrongly something or nothing |`,
  '|---|---|---|---|---|---|',
  ...rows.map(
    ({ kind, queries, ndcg10, success3, mustNot, wrongEmpty }) =>
      `| ${kind} | ${queries} | ${ndcg10?.toFixed(3) ?? '–'} | ${success3?.toFixed(3) ?? '–'} | ${mustNot} | ${wrongEmpty} |`,
  ),
];

const missLines = ({ imperfect, worst }: FailedQueries): readonly string[] => [
  `${imperfect} results of ours could be better; the worst ${worst.length}:`,
  ...worst.flatMap(({ query, kind, ndcg10, shown, forbidden, missing }) => [
    `${ndcg10.toFixed(2)}  ${kind}  «${query}»`,
    `      shown    ${shown.join(' ') || 'nothing'}`,
    ...(forbidden.length > 0 ? [`      must not ${forbidden.join(' ')}`] : []),
    ...(missing.length > 0 ? [`      missing  ${missing.join(' ')}`] : []),
  ]),
];

const speedTable = (rows: readonly SpeedRow[]): readonly string[] => [
  '| products | engine | build ms (processor) | memory MB | p50 µs (steady) | p99 µs (steady) | queries × rounds |',
  '|---|---|---|---|---|---|---|',
  ...rows.map((row) => `| ${row.products} | ${row.engine} | ${speedCells(row)} |`),
];

const speedCells = (row: SpeedRow): string => {
  if ('failure' in row) return `${row.failure} | | | | `;
  const { buildMs, buildCpuMs, memoryMb, queries, rounds } = row.figures;
  const { p50Us, p99Us, steadyP50Us, steadyP99Us } = row.figures;
  return [
    `${buildMs.toFixed(0)} (${buildCpuMs.toFixed(0)})`,
    memoryMb.toFixed(1),
    `${microseconds(p50Us)} (${microseconds(steadyP50Us)})`,
    `${microseconds(p99Us)} (${microseconds(steadyP99Us)})`,
    `${queries} × ${rounds}`,
  ].join(' | ');
};

const firstLine = (first: Outcome<FirstTimeFigures>): string => {
  if ('failure' in first) return `the first time: ${first.failure}`;
  const { products, p50Us, p99Us } = first.figures;
  return (
    `the first time after a change, ${products} products: ` +
    `p50 ${microseconds(p50Us)} µs, p99 ${microseconds(p99Us)} µs`
  );
};

const typosLine = (typos: NonNullable<Report['typos']>): string => {
  if ('failure' in typos) return `typos: ${typos.failure}`;
  const { queries, products, p50Us, p99Us } = typos.figures;
  return (
    `${queries} misspelled words, none twice, ${products} products: ` +
    `p50 ${microseconds(p50Us)} µs, p99 ${microseconds(p99Us)} µs`
  );
};

const pauseLine = (pause: Outcome<PauseFigures>): string => {
  if ('failure' in pause) return `rebuild: ${pause.failure}`;
  const { products, rebuildMs, longestMs, p99Ms, longestCpuMs } = pause.figures;
  return (
    `rebuild in the background, ${products} products: ${rebuildMs.toFixed(0)} ms, event loop held ${longestMs.toFixed(1)} ms ` +
    `at most, p99 ${p99Ms.toFixed(1)} ms; ${longestCpuMs.toFixed(1)} ms of processor time at most`
  );
};

const fuzzLines = (fuzz: NonNullable<Report['fuzz']>): readonly string[] => {
  if ('failure' in fuzz) return [`bad input: ${fuzz.failure}`];
  const { queries, exceptions, examples, slowestMs, slowestCpuMs, slowestAgainMs, slowestQuery } =
    fuzz.figures;
  return [
    `${queries} random queries, bad input among them: ${exceptions} exceptions, slowest ${slowestMs.toFixed(1)} ms, ` +
      `by processor time ${slowestCpuMs.toFixed(1)} ms; ` +
      `asked again, the slowest takes ${slowestAgainMs.toFixed(1)} ms: ${slowestQuery}`,
    ...examples.map((example) => `exception: ${example}`),
  ];
};

const httpLine = ({ connections, queries, requestsPerSecond, p50Ms, p99Ms, failures }: HttpFigures): string =>
  `GET /api/products/search, seed, ${connections} connections, ${queries} queries in turn: ` +
  `${requestsPerSecond} per second, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${failures} failures`;

const microseconds = (us: number): string => (us < 100 ? us.toFixed(1) : us.toFixed(0));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
