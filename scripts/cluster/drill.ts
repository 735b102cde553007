import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoAccounts } from '../../packages/server/src/accounts/demo/seed-demo-accounts.ts';
import { anOrderStream, type OrderStream } from '../../packages/server/src/system/order-stream.builders.ts';
import { accessTokenOf } from '../../packages/server/src/system/shop-processes.builders.ts';
import { prepareForStreams } from '../../packages/server/src/system/stream-rows.builders.ts';
import type { Cluster } from './cluster.ts';
import { type FaultName, faults } from './faults.ts';

/** What customers lived through; counts are of orders, or of responses where the name says refused. */
export interface DrillReport {
  readonly drill: FaultName;
  readonly engine: string;
  readonly acknowledged: number;
  /** Acknowledged, but not in the tables of every database. */
  readonly lost: number;
  /** Two orders for one key, there or in responses. */
  readonly doubled: number;
  readonly refused: number;
  readonly refused_without_retry_after: number;
  /** Connections that broke without a response. */
  readonly broken: number;
  readonly longest_gap_s: number;
  readonly goal_s: number;
  readonly slowest_response_s: number;
  /** From the fault to every node and process at work again; null: not within two minutes. */
  readonly healed_after_s: number | null;
}

/** People who order through the balancer, each one order after the other; a session of one drill serves the next. */
export interface Customers {
  readonly tokens: readonly string[];
  readonly productIds: readonly string[];
}

const CUSTOMERS = 6;
const PAUSE_MS = 150;
const RETRY_MS = 100;
const BEFORE_MS = 3_000;
const HEALED_WITHIN_MS = 120_000;

export const findCustomers = async (cluster: Cluster): Promise<Customers> => {
  const productIds = await prepareForStreams(cluster.ownerUrl);
  const accounts = demoAccounts.filter(({ isVerified }) => isVerified).slice(0, CUSTOMERS);
  const tokens: string[] = [];
  for (const { email } of accounts) tokens.push(await accessTokenOf(cluster.shopUrl, email));
  return { tokens, productIds };
};

/** Lets customers order, does the fault, waits until all is well again, and looks for every acknowledged order in every database. */
export const runDrill = async (
  cluster: Cluster,
  customers: Customers,
  drill: FaultName,
): Promise<DrillReport> => {
  const { happen, goalSeconds } = faults[drill];
  if (!(await cluster.untilHealthy(HEALED_WITHIN_MS)))
    throw new Error('the cluster is not well before the drill');
  const name = `${drill}-${Date.now()}`;
  const startedMs = performance.now();
  const streams = customers.tokens.map((token, index) =>
    anOrderStream({
      ...{ url: cluster.shopUrl, token, productIds: customers.productIds, lanes: 1 },
      ...{ name: `${name}-${index}`, pauseMs: PAUSE_MS, retryMs: RETRY_MS },
    }),
  );
  await sleep(BEFORE_MS);
  const faultMs = performance.now();
  await happen(cluster);
  // Until each node has looked again, it says that all is well.
  await sleep((cluster.settings.loopWaitSeconds + 1) * 1000);
  const isHealed = await cluster.untilHealthy(HEALED_WITHIN_MS);
  const healedMs = performance.now();
  if (isHealed) await Promise.all(streams.map((stream) => stream.placedMore(5)));
  const endedMs = performance.now();
  await Promise.all(streams.map((stream) => (isHealed ? stream.end() : stream.giveUp())));
  const answers = streams.flatMap((stream) => stream.answers);
  const refused = answers.filter(({ status }) => status !== 201 && status !== 0);
  return {
    drill,
    engine: cluster.settings.engine,
    acknowledged: streams.reduce((sum, { placed }) => sum + placed.size, 0),
    ...(await compareWithTables(cluster, name, streams)),
    refused: refused.length,
    refused_without_retry_after: refused.filter(({ retryAfter }) => retryAfter === null).length,
    broken: answers.filter(({ status }) => status === 0).length,
    longest_gap_s: seconds(longestGap(streams, startedMs, endedMs)),
    goal_s: goalSeconds,
    slowest_response_s: seconds(Math.max(...answers.map(({ durationMs }) => durationMs))),
    healed_after_s: isHealed ? seconds(healedMs - faultMs) : null,
  };
};

/** Why a drill shows a broken promise; empty if it shows none. Times are judged by whoever knows the machine. */
export const brokenPromises = (report: DrillReport): readonly string[] => [
  ...(['lost', 'doubled', 'refused_without_retry_after'] as const)
    .filter((promise) => report[promise] > 0)
    .map((promise) => `${report.drill}: ${promise} is ${report[promise]}`),
  ...(report.healed_after_s === null ? [`${report.drill}: not well again`] : []),
];

const compareWithTables = async (cluster: Cluster, name: string, streams: readonly OrderStream[]) => {
  const placed = streams.flatMap((stream) => [...stream.placed]);
  const ordersOf = await readOrders(cluster, name);
  const twice = ordersOf.flatMap((idsByKey) =>
    [...idsByKey].filter(([, ids]) => ids.length > 1).map(([key]) => key),
  );
  return {
    lost: placed.filter(([key, id]) => ordersOf.some((idsByKey) => !idsByKey.get(key)?.includes(id))).length,
    doubled: new Set([...twice, ...streams.flatMap(({ contradicted }) => contradicted)]).size,
  };
};

/** The ids of this drill's orders by their key, in each database; one that follows gets half a minute to catch up, one that doesn't respond has none. */
const readOrders = async (
  { ownerUrl, ownerUrls }: Cluster,
  name: string,
): Promise<readonly ReadonlyMap<string, readonly string[]>[]> => {
  const end = await connected(ownerUrl, async (client) => {
    const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
    return rows[0]?.lsn ?? '';
  });
  return Promise.all(
    ownerUrls.map((url) =>
      connected(url, async (client) => {
        for (let waits = 0; waits < 300 && !(await hasReplayed(client, end)); waits += 1) await sleep(100);
        const { rows } = await client.query<{ key: string; ids: string[] }>(
          `select idempotency_key as key, array_agg(id::text) as ids from orders where idempotency_key like $1
             and exists (select from order_items where order_id = orders.id) group by 1`,
          [`corriente-${name}-%`],
        );
        return new Map(rows.map(({ key, ids }) => [key, ids]));
      }).catch(() => new Map()),
    ),
  );
};

const hasReplayed = async (client: pg.Client, end: string): Promise<boolean> => {
  const { rows } = await client.query<{ done: boolean }>(
    'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as done',
    [end],
  );
  return rows[0]?.done === true;
};

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const longestGap = (streams: readonly OrderStream[], startedMs: number, endedMs: number): number => {
  const moments = streams
    .flatMap((stream) => stream.answers)
    .filter(({ status, atMs }) => status === 201 && atMs < endedMs)
    .map(({ atMs }) => atMs);
  const sorted = [startedMs, ...moments.sort((a, b) => a - b), endedMs];
  return Math.max(...sorted.slice(1).map((ms, index) => ms - (sorted[index] ?? 0)));
};

const seconds = (ms: number): number => Math.round(ms / 10) / 100;
