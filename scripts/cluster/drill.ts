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
  /** Acknowledged, but not in the leader's tables. */
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

/** Lets customers order, does the fault, waits until all is well again, and looks for every acknowledged order. */
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
    ...(await compareWithTables(cluster.ownerUrl, name, streams)),
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

const compareWithTables = async (ownerUrl: string, name: string, streams: readonly OrderStream[]) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; key: string }>(
    `select id, idempotency_key as key from orders where idempotency_key like $1
       and exists (select from order_items where order_id = orders.id)`,
    [`corriente-${name}-%`],
  );
  await client.end();
  const idsByKey = new Map<string, string[]>();
  for (const { id, key } of rows) idsByKey.set(key, [...(idsByKey.get(key) ?? []), id]);
  const placed = streams.flatMap((stream) => [...stream.placed]);
  const twice = [...idsByKey].filter(([, ids]) => ids.length > 1).map(([key]) => key);
  return {
    lost: placed.filter(([key, id]) => !idsByKey.get(key)?.includes(id)).length,
    doubled: new Set([...twice, ...streams.flatMap(({ contradicted }) => contradicted)]).size,
  };
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
