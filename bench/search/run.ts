import { parseArgs } from 'node:util';
import { runDetails } from '../machine.ts';
import { measureBlind, measureOpen } from './blind.ts';
import { openChildren } from './child-process.ts';
import { engineOf, engines } from './engines/all.ts';
import { failedQueriesOf } from './failed-queries.ts';
import type { FirstTimeFigures } from './first-time.ts';
import type { FuzzFigures } from './fuzz.ts';
import { measureHttp } from './http.ts';
import type { PauseFigures } from './pause.ts';
import { qualityRow, searchJudged } from './quality.ts';
import { asTables, type Report } from './report.ts';
import type { SpeedFigures } from './speed-figures.ts';
import type { TypoFigures } from './typos.ts';

/** Half of the shop's products, and many times as many. */
const SIZES = '300,10000';
const TYPOS_PRODUCTS = 10_000;
const PAUSE_PRODUCTS = [10_000];
const FUZZ_QUERIES = '100000';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    engines: { type: 'string', default: engines.map(({ name }) => name).join(',') },
    sizes: { type: 'string', default: SIZES },
    // Parts: with none of them, all.
    quality: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    /** The sealed set, both halves by kind; `--open` its open half alone, with its failures. */
    blind: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    typos: { type: 'boolean', default: false },
    pause: { type: 'boolean', default: false },
    fuzz: { type: 'string' },
    http: { type: 'boolean', default: false },
  },
});

/**
 * `npm run bench:search`: quality on the judged queries, speed on generated catalogues, searches asked for the
 * first time, typos, what a rebuild lets others wait, bad input and HTTP. `--quality`, `--speed`, `--first`,
 * `--typos`, `--blind`, `--pause`, `--fuzz=100000`, `--http` run only these parts, `--engines=` and `--sizes=` only those; `--misses` lists our worst answers; `--json` prints one object.
 */
const main = async (): Promise<void> => {
  const names = flags.engines.split(',');
  for (const name of names) engineOf(name);
  const { quality, misses, blind, speed, first, typos, pause, fuzz, http } = flags;
  const isAll = !(quality || misses || blind || speed || first || typos || pause || fuzz || http);
  const report: Report = {
    ...runDetails(),
    ...(isAll || quality ? { quality: await measureQuality(names) } : {}),
    ...(misses ? { misses: failedQueriesOf(await searchJudged(engineOf('ours'))) } : {}),
    ...(blind ? await blindParts(flags.open) : {}),
    ...(isAll || speed ? { speed: await measureSpeeds(names) } : {}),
    ...(isAll || first ? { first: await measureFirst() } : {}),
    ...(isAll || typos ? { typos: await measureTypos() } : {}),
    ...(isAll || pause ? { pauses: await measurePauses() } : {}),
    ...(isAll || fuzz ? { fuzz: await measureFuzz(Number(fuzz ?? FUZZ_QUERIES)) } : {}),
    ...(isAll || http ? { http: await measureHttp() } : {}),
  };
  console.log(flags.json ? JSON.stringify(report) : asTables(report));
};

const measureQuality = async (names: readonly string[]): Promise<NonNullable<Report['quality']>> => {
  const rows = [];
  for (const name of names) rows.push(qualityRow(name, await searchJudged(engineOf(name))));
  return rows;
};

const blindParts = async (isOpenAlone: boolean): Promise<Pick<Report, 'blind' | 'misses'>> => {
  if (!isOpenAlone) return { blind: await measureBlind() };
  const { parts, misses } = await measureOpen();
  return { blind: parts, misses };
};

const measureSpeeds = async (names: readonly string[]): Promise<NonNullable<Report['speed']>> => {
  const run = await openChildren();
  const rows = [];
  for (const products of flags.sizes.split(',').map(Number))
    for (const engine of names) {
      progress(`${engine}, ${products} products`);
      const outcome = await run<SpeedFigures>({ kind: 'speed', engine, products });
      rows.push({ engine, products, ...outcome });
    }
  return rows;
};

const measureFirst = async (): Promise<NonNullable<Report['first']>> => {
  const run = await openChildren();
  const figures = [];
  for (const products of flags.sizes.split(',').map(Number)) {
    progress(`the first time, ${products} products`);
    figures.push(await run<FirstTimeFigures>({ kind: 'first', engine: 'ours', products }));
  }
  return figures;
};

const measureTypos = async (): Promise<NonNullable<Report['typos']>> => {
  progress('typos');
  const run = await openChildren();
  return await run<TypoFigures>({ kind: 'typos', engine: 'ours', products: TYPOS_PRODUCTS });
};

const measurePauses = async (): Promise<NonNullable<Report['pauses']>> => {
  const run = await openChildren();
  const pauses = [];
  for (const products of PAUSE_PRODUCTS) {
    progress(`pauses, ${products} products`);
    pauses.push(await run<PauseFigures>({ kind: 'pause', products }));
  }
  return pauses;
};

const measureFuzz = async (queries: number): Promise<NonNullable<Report['fuzz']>> => {
  progress('bad input');
  const run = await openChildren();
  return await run<FuzzFigures>({ kind: 'fuzz', engine: 'ours', queries });
};

/** To stderr: with `--json` only the object is on stdout. */
const progress = (what: string): void => console.error(`measuring ${what}`);

await main();
