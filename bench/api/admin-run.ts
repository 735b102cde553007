import { reportNames } from '../../packages/domain/src/reports/report.ts';
import { runDetails, runLine } from '../machine.ts';
import { median, percentile } from '../percentile.ts';
import { openBenchDatabases } from './databases.ts';
import { handOverPastOrders } from './hand-over-past-orders.ts';
import { startMailSink } from './mail-sink.ts';
import { insertManyOrders } from './many-orders.ts';
import { prepareShop } from './prepare.ts';
import { bundleServer, startShop } from './shop-process.ts';
import { signIn } from './sign-in.ts';

const PRODUCTS = 20_000;
const CALLS = 15;
/** The first call of each kind isn't measured. */
const WARM_CALLS = 1;

/** The pages people look at, and the most that a report reads. */
const today = new Date();
const daysAgo = (days: number): string =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
const spans = [
  ['91 days', daysAgo(90)],
  ['a year', daysAgo(364)],
] as const;

const productPages: readonly [what: string, query: Record<string, string>][] = [
  ['products, first page', {}],
  ['products, by words', { q: 'arroz' }],
  ['products, of a category', { category: 'frutas' }],
  ['products, without stock', { state: 'agotados' }],
];

/** What the search over everything (Ctrl+K) calls at once, each by itself. */
const searches = [
  '/api/admin/orders?q=NP-100123',
  '/api/admin/orders?q=persona',
  '/api/admin/users?q=persona',
  '/api/admin/payments?q=100123',
  '/api/admin/products?q=arroz&best=1',
  '/api/admin/lots?q=12',
  '/api/admin/offers?q=arroz',
  '/api/admin/recipes?q=arroz',
  '/api/admin/articles?q=fibra',
  '/api/admin/hospitals',
  '/api/admin/suppliers',
];

const reports = spans.flatMap(([span, from]) =>
  reportNames.map(
    (name) =>
      [
        `report ${name}, ${span}`,
        `/api/admin/reports/${name}?${new URLSearchParams({ from, to: daysAgo(0) })}`,
      ] as const,
  ),
);

const pages: readonly (readonly [what: string, path: string])[] = [
  ...productPages.map(
    ([what, query]) => [what, `/api/admin/products?${new URLSearchParams(query)}`] as const,
  ),
  ['recipes, first page', '/api/admin/recipes'],
  ['articles', '/api/admin/articles'],
  ['offers, first page', '/api/admin/offers'],
  ...searches.map((path) => [`search ${path}`, path] as const),
  ...reports,
];

/** `npm run bench:admin`: pages of the administration on a shop with 20,000 products and 50,000 orders, one call after another. */
const main = async (): Promise<void> => {
  const databases = await openBenchDatabases();
  const mailSink = await startMailSink();
  const url = await databases.create('admin');
  const prepared = await prepareShop(url, PRODUCTS);
  const shop = await startShop(await bundleServer(), url, mailSink.url);
  const token = await signIn(shop.url, 'admin@hospital-san-rafael.example');
  await insertManyOrders(url, prepared.pointId, 1);
  const handedOver = await handOverPastOrders(url);
  console.log(runLine(runDetails()));
  console.log(`${PRODUCTS} products, ${handedOver} orders handed over in a year`);
  console.log('\n| what | p50 ms | slowest ms |\n|---|---|---|');
  for (const [what, path] of pages) {
    const times = await timesOf(`${shop.url}${path}`, token);
    console.log(`| ${what} | ${Math.round(median(times))} | ${Math.round(percentile(times, 100))} |`);
  }
  await shop.stop();
  await mailSink.stop();
  await databases.close();
};

const timesOf = async (address: string, token: string): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let call = 0; call < CALLS + WARM_CALLS; call++) {
    const start = performance.now();
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    if (call >= WARM_CALLS) times.push(performance.now() - start);
  }
  return times;
};

await main();
