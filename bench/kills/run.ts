import { join } from 'node:path';
import {
  aDatabaseServer,
  embeddedUrl,
  killServer,
  stopServer,
  untilResponding,
} from '../../packages/server/src/system/database-server.builders.ts';
import { anOrderStream, type OrderStream } from '../../packages/server/src/system/order-stream.builders.ts';
import {
  aShopProcess,
  type ShopProcess,
  signInNurse,
} from '../../packages/server/src/system/shop-processes.builders.ts';
import { ordersOfStreams, prepareForStreams } from '../../packages/server/src/system/stream-rows.builders.ts';
import { type RunDetails, runDetails, runLine } from '../machine.ts';
import { median } from '../percentile.ts';

const TIMES = Number(process.env.BENCH_TIMES ?? 10);
const LANES = 16;

/** A database that a shop works on, and how it is lost; who brings it back is `comeBack`'s business. */
interface DatabaseUnderTest {
  readonly name: string;
  readonly url: string;
  readonly shop: ShopProcess;
  readonly outages: Readonly<Record<string, () => Promise<void>>>;
  /** Resolves when it accepts connections. */
  readonly recover: () => Promise<void>;
}

interface Row {
  readonly database: string;
  readonly lostBy: string;
  readonly times: number;
  readonly isShopAlive: boolean;
  readonly placed: number;
  /** Answered orders that the database lacks, or has under another id. */
  readonly missing: number;
  /** How often each status was answered; 0: the connection broke. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly slowestRefusalMs: number;
  /** Median and worst, in ms: from the loss until it accepts connections, and from then to the next order placed. */
  readonly awayMs: readonly [number, number];
  readonly backAfterMs: readonly [number, number];
}

/**
 * `npm run bench:kills`: takes the database away during orders, ten times by `kill -9` and ten by a fast stop; one
 * like DATABASE_URL's, which the bench restarts, and the embedded one, which the shop restarts.
 */
const main = async (): Promise<void> => {
  const rows = [...(await ofAServer()), ...(await ofTheEmbedded())];
  const report = { ...runDetails(), rows };
  console.log(process.argv.includes('--json') ? JSON.stringify(report) : asTable(report));
};

const ofAServer = async (): Promise<Row[]> => {
  const server = await aDatabaseServer();
  const shop = await aShopProcess(server.url);
  const rows = await measure({
    name: 'DATABASE_URL',
    url: server.url,
    shop,
    outages: { 'kill -9': server.kill, 'fast stop': server.stop },
    recover: server.start,
  });
  await shop.stop();
  await server.remove();
  return rows;
};

const ofTheEmbedded = async (): Promise<Row[]> => {
  const shop = await aShopProcess('embedded');
  const cluster = join(shop.dataDir, 'postgres');
  const url = embeddedUrl(shop.dataDir);
  const rows = await measure({
    name: 'embedded',
    url,
    shop,
    outages: { 'kill -9': () => killServer(cluster), 'fast stop': () => stopServer(cluster) },
    recover: () => untilResponding(url),
  });
  await shop.stop();
  return rows;
};

const measure = async ({ name, url, shop, outages, recover }: DatabaseUnderTest): Promise<Row[]> => {
  const token = await signInNurse(shop.url);
  const productIds = await prepareForStreams(url);
  const rows: Row[] = [];
  for (const [lostBy, breakDatabase] of Object.entries(outages)) {
    const stream = anOrderStream({ url: shop.url, token, productIds, lanes: LANES, name: lostBy });
    const awayMs: number[] = [];
    const backAfterMs: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await stream.placedMore(50);
      const lostMs = performance.now();
      await breakDatabase();
      await recover();
      const backMs = performance.now();
      awayMs.push(backMs - lostMs);
      await stream.placedMore(LANES);
      backAfterMs.push(firstPlacedAfter(stream, backMs) - backMs);
    }
    await stream.end();
    const statuses: Record<number, number> = {};
    for (const { status } of stream.answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const refusals = stream.answers
      .filter(({ status }) => status !== 201)
      .map(({ durationMs: tookMs }) => tookMs);
    const stored = await ordersOfStreams(url);
    rows.push({
      database: name,
      lostBy,
      times: TIMES,
      isShopAlive: shop.isAlive(),
      placed: stream.placed.size,
      missing:
        [...stream.placed].filter(([key, id]) => stored.get(key) !== id).length + stream.contradicted.length,
      statuses,
      slowestRefusalMs: Math.round(Math.max(0, ...refusals)),
      awayMs: medianAndWorst(awayMs),
      backAfterMs: medianAndWorst(backAfterMs),
    });
  }
  return rows;
};

const firstPlacedAfter = ({ answers }: OrderStream, ms: number): number =>
  answers.find(({ status, atMs }) => status === 201 && atMs >= ms)?.atMs ?? Number.NaN;

const medianAndWorst = (values: readonly number[]): readonly [number, number] => [
  Math.round(median(values)),
  Math.round(Math.max(...values)),
];

const asTable = (report: RunDetails & { rows: readonly Row[] }): string =>
  [
    runLine(report),
    '',
    '| database | lost by | times | shop lives | orders placed | missing | answers | slowest refusal ms | away ms, median and worst | next order after its return ms |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...report.rows.map((row) => {
      const answers = Object.entries(row.statuses).map(([status, count]) => `${count} × ${status}`);
      return `| ${row.database} | ${row.lostBy} | ${row.times} | ${row.isShopAlive ? 'yes' : 'NO'} | ${row.placed} | ${row.missing} | ${answers.join(', ')} | ${row.slowestRefusalMs} | ${row.awayMs.join(', ')} | ${row.backAfterMs.join(', ')} |`;
    }),
  ].join('\n');

await main();
