import { deliveryDates } from '../../packages/domain/src/order/delivery.ts';
import { type RunDetails, runDetails, runLine } from '../machine.ts';
import { openBenchDatabases } from './databases.ts';
import { type Load, load } from './load.ts';
import { startMailSink } from './mail-sink.ts';
import { commitLimit } from './pgbench.ts';
import { newKey, type Prepared, prepareShop, randomOrder } from './prepare.ts';
import { bundleServer, type ShopProcess, startShop } from './shop-process.ts';
import { signIn } from './sign-in.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = [1, 32] as const;
const GENERATED = 5_000;

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
    rows.push(...(await measure(shop, prepared, limit.transactionsPerSecond)));
    memory[String(products ?? 'seed')] = shop.residentMb();
    await shop.stop();
  }
  await mailSink.stop();
  await databases.close();
  const report = { ...runDetails(), limit, rows, memory };
  console.log(isJson ? JSON.stringify(report) : asTable(report));
};

const measure = async (shop: ShopProcess, prepared: Prepared, commitsPerSecond: number): Promise<Row[]> => {
  const authorization = `Bearer ${await signIn(shop.url)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const catalogue = await activeProducts(shop.url, headers);
  const rows: Row[] = [];
  const reads: readonly [string, readonly string[]][] = [
    ['product page', prepared.productIds.slice(0, 50).map((id) => `/api/products/${id}`)],
    ['category, 24', ['/api/products?category=frutas&limit=24', '/api/products?category=snacks&limit=24']],
    ['search', ['arroz', 'leche', 'pan', 'habichuelas', 'guineo', 'jugo de china'].map(searchPath)],
  ];
  for (const [what, paths] of reads) {
    const bytes = await meanSize(shop.url, paths, headers);
    for (const connections of CONNECTIONS) {
      const burst = (requests: { path: string }[]) =>
        load({ url: shop.url, connections, seconds: SECONDS, headers, requests });
      const bare = await burst([{ path: `/bench/bare/${bytes}` }]);
      const measured = await burst(paths.map((path) => ({ path })));
      const ofLimit = measured.requestsPerSecond / bare.requestsPerSecond;
      rows.push({ catalogue, what, connections, ofLimit, ...measured });
    }
  }
  const tokens: string[] = [];
  for (const email of prepared.customers) tokens.push(await signIn(shop.url, email));
  let turn = 0;
  for (const connections of CONNECTIONS) {
    const days = deliveryDates(Date.now());
    const setupRequest = <R extends object>(request: R): R => {
      // By turns, so that no two connections order for one person at once.
      turn = (turn + 1) % tokens.length;
      return {
        ...request,
        headers: { ...headers, authorization: `Bearer ${tokens[turn]}`, 'idempotency-key': newKey() },
        body: randomOrder(prepared, days),
      };
    };
    const requests = [{ method: 'POST' as const, path: '/api/orders', setupRequest }];
    const orders = await load({ url: shop.url, connections, seconds: SECONDS, headers, requests });
    rows.push({
      catalogue,
      what: 'order, 3 lines',
      connections,
      ofLimit: orders.requestsPerSecond / commitsPerSecond,
      ...orders,
    });
  }
  return rows;
};

const searchPath = (query: string): string => `/api/products/search?q=${encodeURIComponent(query)}`;

const activeProducts = async (url: string, headers: Record<string, string>): Promise<number> => {
  const response = await fetch(`${url}/api/products?limit=1`, { headers });
  return ((await response.json()) as { total: number }).total;
};

const meanSize = async (
  url: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<number> => {
  let bytes = 0;
  for (const path of paths) bytes += (await (await fetch(url + path, { headers })).arrayBuffer()).byteLength;
  return Math.round(bytes / paths.length);
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
