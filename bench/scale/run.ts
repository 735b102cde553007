import { openBenchDatabases } from '../api/databases.ts';
import { startMailSink } from '../api/mail-sink.ts';
import { bundleServer } from '../api/shop-process.ts';
import { runDetails, runLine } from '../machine.ts';
import { measureAnnouncements, measureCatalogues, measureCosts } from './costs.ts';
import { simulateDay } from './day.ts';
import { measureGrowth } from './growth.ts';

const PARTS = ['costs', 'announcements', 'catalogues', 'growth', 'day'] as const;

/**
 * `npm run bench:scale [-- part ...]`: what a call costs, what grows with products and orders, and a hospital's day on
 * two processes, one of which is killed at each peak. `docs/scale.md` reckons with these figures.
 */
const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const parts = wanted.length === 0 ? PARTS : PARTS.filter((part) => wanted.includes(part));
  if (parts.length === 0) throw new Error(`the parts are ${PARTS.join(', ')}`);
  const databases = await openBenchDatabases();
  const mailSink = await startMailSink();
  const script = await bundleServer();
  const bench = { databases, script, smtpUrl: mailSink.url };
  console.log(runLine(runDetails()));
  for (const part of parts) console.log(`\n${await tables[part](bench)}`);
  await mailSink.stop();
  await databases.close();
};

type Bench = Parameters<typeof measureCosts>[0];

const table = (headings: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const tables: Readonly<Record<(typeof PARTS)[number], (bench: Bench) => Promise<string>>> = {
  costs: async (bench) =>
    table(
      ['what, 32 connections', 'per second', 'p99 ms', 'processor ms of the shop', 'of the database'],
      (await measureCosts(bench)).map(({ what, perSecond, p99Ms, shopMs, databaseMs }) => [
        what,
        perSecond,
        p99Ms,
        shopMs.toFixed(2),
        databaseMs.toFixed(2),
      ]),
    ),
  announcements: async (bench) => {
    const { priceMs, stockMs } = await measureAnnouncements(bench);
    return `In every process, of processor time: ${priceMs.toFixed(2)} ms for a product's new price, ${stockMs.toFixed(2)} ms for new stock of a hundred`;
  },
  catalogues: async (bench) =>
    table(
      ['products', 'start ms', 'memory MB', 'new search ms', 'search p99 ms'],
      (await measureCatalogues(bench)).map((size) => Object.values(size)),
    ),
  growth: async ({ databases, script, smtpUrl }) => {
    const growth = await measureGrowth(databases, script, smtpUrl);
    const names = Object.keys(growth[0]?.times ?? {});
    return table(
      ['ms', ...growth.map(({ orders }) => `${orders} orders`)],
      [
        ...names.map((name) => [name, ...growth.map(({ times }) => times[name] ?? null)]),
        ['bytes an order', ...growth.map(({ bytesPerOrder }) => bytesPerOrder)],
      ],
    );
  },
  day: async ({ databases, script, smtpUrl }) => {
    const { rows, people, placed, lost, doubled, restartedAfterMs } = await simulateDay(
      databases,
      script,
      smtpUrl,
    );
    return [
      `${people} people; ${placed} orders placed, ${lost} lost, ${doubled} doubled; a killed process served again after ${restartedAfterMs.join(', ')} ms`,
      table(
        ['step', 'times', 'p50 ms', 'p99 ms', 'slowest ms', 'failures'],
        rows.map((row) => Object.values(row)),
      ),
    ].join('\n\n');
  },
};

await main();
