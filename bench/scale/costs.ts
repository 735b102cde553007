import { readFileSync } from 'node:fs';
import pg from 'pg';
import { deliveryDates } from '../../packages/domain/src/fulfilment/delivery.ts';
import { burstsOn, jsonOf, orderRequests, signInAll } from '../api/bursts.ts';
import type { BenchDatabases } from '../api/databases.ts';
import { load } from '../api/load.ts';
import { type Prepared, prepareShop } from '../api/prepare.ts';
import { type ShopProcess, startShop } from '../api/shop-process.ts';
import { signIn } from '../api/sign-in.ts';
import { cpuMs, serverCpuMs } from './cpu-time.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 32;
/** Half as many as may sign in from one address in a quarter of an hour: they sign in twice. */
const CUSTOMERS = 40;

export interface Cost {
  readonly what: string;
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of one call, in ms: of the shop's process, and of the database. */
  readonly shopMs: number;
  readonly databaseMs: number;
}

interface Bench {
  readonly databases: BenchDatabases;
  readonly script: string;
  readonly smtpUrl: string;
}

/** What a call costs each part, and what orders cost that all want the same rows. */
export const measureCosts = async ({ databases, script, smtpUrl }: Bench): Promise<readonly Cost[]> => {
  const url = await databases.create('costs');
  const prepared = await prepareShop(url, undefined, CUSTOMERS);
  const shop = await startShop(script, url, smtpUrl);
  const server = await postmasterOf(url);
  const costs: Cost[] = [];
  for (const { what, connections, bytes, run } of await burstsOn(shop.url, prepared))
    if (connections === CONNECTIONS && bytes !== null)
      costs.push(await costOf(what, shop, server, () => run(SECONDS)));
  for (const { what, ...of } of await ordersOn(shop.url, prepared))
    costs.push(
      await costOf(what, shop, server, () =>
        load({ url: shop.url, ...of, connections: CONNECTIONS, seconds: SECONDS }),
      ),
    );
  await shop.stop();
  return costs;
};

const ordersOn = async (url: string, prepared: Prepared) => {
  const headers = jsonOf(await signIn(url));
  const tokens = await signInAll(url, prepared.customers);
  const days = deliveryDates(Date.now());
  const few = { ...prepared, productIds: prepared.productIds.slice(0, 3) };
  return [
    { what: 'order', requests: [orderRequests(tokens, prepared, days)] },
    {
      what: 'order, all in one window',
      requests: [orderRequests(tokens, prepared, days.slice(1, 2), ['15-17'])],
    },
    { what: 'order, all of the same three products', requests: [orderRequests(tokens, few, days)] },
  ].map((orders) => ({ ...orders, headers }));
};

const costOf = async (
  what: string,
  shop: ShopProcess,
  server: number,
  run: () => ReturnType<typeof load>,
): Promise<Cost> => {
  const before = { shop: cpuMs(shop.pid), database: serverCpuMs(server) };
  const startedMs = performance.now();
  const { requestsPerSecond, p99Ms } = await run();
  // The second that warms it up is in both.
  const calls = (requestsPerSecond * (performance.now() - startedMs)) / 1_000;
  return {
    what,
    perSecond: requestsPerSecond,
    p99Ms,
    shopMs: (cpuMs(shop.pid) - before.shop) / calls,
    databaseMs: (serverCpuMs(server) - before.database) / calls,
  };
};

const postmasterOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    `select setting as folder from pg_settings where name = 'data_directory'`,
  );
  await client.end();
  return Number(readFileSync(`${rows[0]?.folder}/postmaster.pid`, 'utf8').split('\n')[0]);
};

export interface Announcements {
  readonly changes: number;
  /** Processor time of each process that hears of a changed stock, in ms a change. */
  readonly processMs: number;
}

const CHANGES = 2_000;

/** What every process pays for each product that is changed anywhere. */
export const measureAnnouncements = async ({ databases, script, smtpUrl }: Bench): Promise<Announcements> => {
  const url = await databases.create('announcements');
  const { productIds } = await prepareShop(url);
  const shop = await startShop(script, url, smtpUrl);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const idleMs = await spentWithin(shop, 3_000);
  const startedMs = performance.now();
  const before = cpuMs(shop.pid);
  for (let change = 0; change < CHANGES; change += 1)
    await client.query('update products set stock = stock - 1 where id = $1', [
      productIds[change % productIds.length],
    ]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const tookMs = performance.now() - startedMs;
  const spentMs = cpuMs(shop.pid) - before - (idleMs * tookMs) / 3_000;
  await client.end();
  await shop.stop();
  return { changes: CHANGES, processMs: spentMs / CHANGES };
};

const spentWithin = async (shop: ShopProcess, ms: number): Promise<number> => {
  const before = cpuMs(shop.pid);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return cpuMs(shop.pid) - before;
};

export interface CatalogueSize {
  readonly products: number;
  readonly startMs: number;
  readonly residentMb: number | null;
  readonly searchP99Ms: number;
}

const SIZES = [undefined, 5_000, 20_000, 50_000] as const;

/** Start and memory of a process, as the catalogue grows that each holds whole. */
export const measureCatalogues = async ({
  databases,
  script,
  smtpUrl,
}: Bench): Promise<readonly CatalogueSize[]> => {
  const sizes: CatalogueSize[] = [];
  for (const size of SIZES) {
    const url = await databases.create(`catalogue${size ?? 'seed'}`);
    const prepared = await prepareShop(url, size);
    const startedMs = performance.now();
    const shop = await startShop(script, url, smtpUrl);
    const startMs = Math.round(performance.now() - startedMs);
    const search = (await burstsOn(shop.url, prepared)).find(
      ({ what, connections }) => what === 'search' && connections === CONNECTIONS,
    );
    const measured = await search?.run(SECONDS);
    sizes.push({
      products: prepared.productIds.length,
      startMs,
      residentMb: shop.residentMb(),
      searchP99Ms: measured?.p99Ms ?? Number.NaN,
    });
    await shop.stop();
  }
  return sizes;
};
