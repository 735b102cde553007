import { parseArgs } from 'node:util';
import { runDetails } from '../machine.ts';
import { measureBlind, measureOpen } from './blind.ts';
import { failedQueriesOf } from './failed-queries.ts';
import { compareWithMiniSearch } from './minisearch.ts';
import { qualityRows, searchJudged } from './quality.ts';
import { asTables, type Report } from './report.ts';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    minisearch: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    /** The sets that nobody here had seen, by kind; `--open` the open half alone, with its failures. */
    blind: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
  },
});

/**
 * `npm run bench:search`: quality on the judged queries. `--misses` lists the worst results instead, `--blind`
 * measures unseen searches, `--minisearch` compares speed with that library; `--json` prints one object.
 */
const measure = (): Omit<Report, keyof ReturnType<typeof runDetails>> => {
  if (flags.minisearch) return { speed: compareWithMiniSearch() };
  if (flags.blind) return flags.open ? measureOpen() : { blind: measureBlind() };
  const results = searchJudged();
  return flags.misses ? { misses: failedQueriesOf(results) } : { quality: qualityRows(results) };
};

const report: Report = { ...runDetails(), ...measure() };
console.log(flags.json ? JSON.stringify(report) : asTables(report));
