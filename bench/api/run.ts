import { type RunDetails, runDetails, runLine } from '../machine.ts';
import { adminOrderBurstsOn } from './admin-order-bursts.ts';
import { type Burst, bareBurst, burstsOn } from './bursts.ts';
import { openBenchDatabases } from './databases.ts';
import type { Load } from './load.ts';
import { startMailSink } from './mail-sink.ts';
import { insertManyOrders } from './many-orders.ts';
import { commitLimit } from './pgbench.ts';
import { pickingBurstsOn } from './picking-bursts.ts';
import { prepareShop } from './prepare.ts';
import { bundleServer, type ShopProcess, startShop } from './shop-process.ts';
import { signIn } from './sign-in.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const GENERATED = 5_000;
/** The others wait for pickers. */
const STEPPED = 100;

interface Row extends Load {
  readonly catalogue: number;
  readonly what: string;
  readonly connections: number;
  /** Share of the limit measured in the same run: a bare route of the same size, or pgbench. */
  readonly ofLimit: number;
}

/** `npm run bench:api`: reads and orders beside what the same machine can do at most, in one run. */
const main = async (): Promise<void> => {
  const isJson = process.argv.includes('--json');
  const databases = await openBenchDatabases();
  const mailSink = await startMailSink();
  const bundle = await bundleServer();
  const rows: Row[] = [];
  const memory: Record<string, number | null> = {};
  const limit = await commitLimit(await databases.create('limit'), SECONDS * 2);
  for (const products of [undefined, GENERATED]) {
    const url = await databases.create(`shop${products ?? 'seed'}`);
    const prepared = await prepareShop(url, products);
    const shop = await startShop(bundle, url, mailSink.url);
    const bursts = await burstsOn(shop.url, prepared);
    rows.push(...(await measure(shop, bursts, limit.transactionsPerSecond)));
    if (products) {
      const admin = await signIn(shop.url, 'admin@hospital-san-rafael.example');
      const inPreparation = await insertManyOrders(url, prepared.pointId, STEPPED);
      const adminOrders = [
        ...adminOrderBurstsOn(shop.url, admin, inPreparation),
        ...pickingBurstsOn(shop.url, admin),
      ];
      rows.push(...(await measure(shop, adminOrders, limit.transactionsPerSecond)));
    }
    memory[String(products ?? 'seed')] = shop.residentMb();
    await shop.stop();
  }
  await mailSink.stop();
  await databases.close();
  const report = { ...runDetails(), limit, rows, memory };
  console.log(isJson ? JSON.stringify(report) : asTable(report));
};

const measure = async (
  shop: ShopProcess,
  bursts: readonly Burst[],
  commitsPerSecond: number,
): Promise<Row[]> => {
  const catalogue = await activeProducts(shop.url);
  const rows: Row[] = [];
  for (const burst of bursts) {
    const limit =
      burst.bytes === null ? commitsPerSecond : (await bareBurst(shop.url, burst, SECONDS)).requestsPerSecond;
    const measured = await burst.run(SECONDS);
    const { what, connections } = burst;
    rows.push({ catalogue, what, connections, ofLimit: measured.requestsPerSecond / limit, ...measured });
  }
  return rows;
};

const activeProducts = async (url: string): Promise<number> => {
  const response = await fetch(`${url}/api/products?limit=1`, {
    headers: { authorization: `Bearer ${await signIn(url)}` },
  });
  return ((await response.json()) as { total: number }).total;
};

const asTable = (
  report: RunDetails & {
    limit: { name: string; transactionsPerSecond: number };
    rows: readonly Row[];
    memory: Record<string, number | null>;
  },
): string => {
  const { limit, rows, memory } = report;
  return [
    runLine(report),
    `limit for orders: ${limit.name}: ${limit.transactionsPerSecond} transactions/s`,
    '',
    '| products | what | connections | per second | of limit | p50 ms | p99 ms | failures |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.catalogue} | ${row.what} | ${row.connections} | ${row.requestsPerSecond} | ${Math.round(row.ofLimit * 100)} % | ${row.p50Ms} | ${row.p99Ms} | ${row.failures} |`,
    ),
    '',
    ...Object.entries(memory).map(([name, mb]) => `resident memory after the load, ${name}: ${mb} MB`),
  ].join('\n');
};

await main();
