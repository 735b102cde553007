import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { deliveryDates } from '../../packages/domain/src/fulfilment/delivery.ts';
import { CATALOG_CHANNEL, stockPayloads } from '../../packages/server/src/catalog/announcement.ts';
import { burstsOn, jsonOf, orderRequests, signInAll } from '../api/bursts.ts';
import type { BenchDatabases } from '../api/databases.ts';
import { load } from '../api/load.ts';
import { type Prepared, prepareShop } from '../api/prepare.ts';
import { type ShopProcess, startShop } from '../api/shop-process.ts';
import { signIn } from '../api/sign-in.ts';
import { median } from '../percentile.ts';
import { cpuMs, serverCpuMs } from './cpu-time.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 32;
/** Half as many as may sign in from one address in a quarter of an hour: they sign in twice. */
const CUSTOMERS = 40;

export interface Cost {
  readonly what: string;
  /** Null where it isn't done as often as possible. */
  readonly perSecond: number | null;
  readonly p99Ms: number | null;
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
  const before = { shop: cpuMs(shop.pid), database: serverCpuMs(server) };
  const tokens = await signInAll(shop.url, prepared.customers);
  costs.push({
    what: 'sign-in',
    perSecond: null,
    p99Ms: null,
    ...spentOn(tokens.length, before, shop, server),
  });
  for (const { what, ...of } of await ordersOn(shop.url, prepared, tokens))
    costs.push(
      await costOf(what, shop, server, () =>
        load({ url: shop.url, ...of, connections: CONNECTIONS, seconds: SECONDS }),
      ),
    );
  await shop.stop();
  return costs;
};

const ordersOn = async (url: string, prepared: Prepared, tokens: string[]) => {
  const headers = jsonOf(await signIn(url));
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
    ...spentOn(calls, before, shop, server),
  };
};

const spentOn = (
  calls: number,
  before: { readonly shop: number; readonly database: number },
  shop: ShopProcess,
  server: number,
): Pick<Cost, 'shopMs' | 'databaseMs'> => ({
  shopMs: (cpuMs(shop.pid) - before.shop) / calls,
  databaseMs: (serverCpuMs(server) - before.database) / calls,
});

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
  /** Processor time of each process that hears of a product's new price, and of new stock of a hundred, in ms. */
  readonly priceMs: number;
  readonly stockMs: number;
}

const CHANGES = 500;
/** In which a process that has just started comes to rest, and then as long again to see what it needs at rest. */
const REST_MS = 15_000;

/** What every process pays for what is changed anywhere. */
export const measureAnnouncements = async ({ databases, script, smtpUrl }: Bench): Promise<Announcements> => {
  const url = await databases.create('announcements');
  const { productIds } = await prepareShop(url);
  const shop = await startShop(script, url, smtpUrl);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await sleep(REST_MS);
  const idleMs = await spentWithin(shop, REST_MS);
  const spentOnEach = async (change: (at: number) => Promise<unknown>): Promise<number> => {
    const startedMs = performance.now();
    const before = cpuMs(shop.pid);
    for (let at = 0; at < CHANGES; at += 1) {
      await change(at);
      // So that it isn't one reading for many of them.
      await sleep(COALESCED_MS);
    }
    const tookMs = performance.now() - startedMs;
    return (cpuMs(shop.pid) - before - (idleMs * tookMs) / REST_MS) / CHANGES;
  };
  const idAt = (at: number) => productIds[at % productIds.length] ?? '';
  const priceMs = await spentOnEach((at) =>
    client.query('update products set price_cents = price_cents + 1 where id = $1', [idAt(at)]),
  );
  const stockMs = await spentOnEach((at) => {
    const ids = Array.from({ length: 100 }, (_, offset) => idAt(at + offset));
    return client.query('select pg_notify($1, $2)', [CATALOG_CHANNEL, stockPayloads(ids)[0]]);
  });
  await client.end();
  await shop.stop();
  return { priceMs, stockMs };
};

/** Longer than a process gathers announcements. */
const COALESCED_MS = 60;

const spentWithin = async (shop: ShopProcess, ms: number): Promise<number> => {
  const before = cpuMs(shop.pid);
  await sleep(ms);
  return cpuMs(shop.pid) - before;
};

export interface CatalogueSize {
  readonly products: number;
  readonly startMs: number;
  readonly residentMb: number | null;
  /** Median of searches that nobody made before. */
  readonly firstSearchMs: number;
  readonly searchP99Ms: number;
}

const SIZES = [undefined, 5_000, 20_000, 50_000] as const;
const NEW_SEARCHES =
  'aceite,avena integral,batata,cebolla lila,galletas sin gluten,jugo de china,lechuga,mantequilla,melon,pavo,queso,salmon,sopa,tomate,yogur,zanahoria'.split(
    ',',
  );

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
    const firstSearchMs = await medianOfFirstSearches(shop.url);
    const search = (await burstsOn(shop.url, prepared)).find(
      ({ what, connections }) => what === 'search' && connections === CONNECTIONS,
    );
    const measured = await search?.run(SECONDS);
    sizes.push({
      products: prepared.productIds.length,
      startMs,
      residentMb: shop.residentMb(),
      firstSearchMs,
      searchP99Ms: measured?.p99Ms ?? Number.NaN,
    });
    await shop.stop();
  }
  return sizes;
};

const medianOfFirstSearches = async (url: string): Promise<number> => {
  const times: number[] = [];
  for (const query of NEW_SEARCHES) {
    const startedMs = performance.now();
    const response = await fetch(`${url}/api/products/search?q=${encodeURIComponent(query)}`);
    await response.arrayBuffer();
    times.push(performance.now() - startedMs);
  }
  return Math.round(median(times));
};
