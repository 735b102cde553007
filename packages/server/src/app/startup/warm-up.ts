import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allProducts } from '@nutricion/domain/catalog/index/catalog-index';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { refuse } from '@nutricion/domain/kit/result';
import type { Hono } from 'hono';
import type { AppDependencies } from '../app-dependencies.ts';
import { createApp } from '../create-app.ts';

export interface WarmUpApp {
  /** Never served. Every caller counts as a verified person, who does not exist. */
  readonly app: Hono;
  readonly productIds: readonly string[];
  readonly nowMs: number;
}

/** The application again on the same dependencies, but without logs, metrics and counters. */
export const warmUpApp = (dependencies: AppDependencies): WarmUpApp => {
  const { accounts, catalog, searches, now } = dependencies;
  const nobody = { isVerified: true, roles: [], lacksSecondFactor: false, hospitalId: null };
  const app = createApp({
    ...dependencies,
    // A new person for each call, because one person may not place many orders at once.
    accounts: {
      ...accounts,
      authenticate: async () => ({
        ...nobody,
        profileId: randomUUID() as ProfileId,
        sessionId: randomUUID(),
      }),
    },
    security: { ...dependencies.security, record: () => {} },
    observeRequest: () => {},
    searches: { ...searches, add: () => {} },
    catalog: { ...catalog, countView: () => {} },
    planner: { plan: async () => refuse({ kind: 'too-slow' }) },
  });
  const productIds = allProducts(catalog.index())
    .slice(0, CONCURRENT_REQUESTS)
    .map(({ id }) => id);
  return { app, productIds, nowMs: now() };
};

/** As many orders at once open every connection that orders may use, and prepare its statements. */
const CONCURRENT_REQUESTS = 16;
/** After these, V8 has optimised the frequent code. */
export const WARM_UP_ROUNDS = 40;

export interface WarmUp {
  readonly rounds: number;
  /** No round but the first begins later than this. */
  readonly limitMs?: number;
  /** Between two calls, so that customers are served meanwhile; orders are then sent one at a time. */
  readonly pauseMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Sends the most frequent requests, so that the first customers after a start don't wait for connections to open,
 * statements to be planned and code to be compiled.
 */
export const warmUp = async (
  { app, productIds, nowMs }: WarmUpApp,
  { rounds, limitMs = Number.POSITIVE_INFINITY, pauseMs, signal }: WarmUp,
): Promise<void> => {
  const paths = [...READS, ...productIds.slice(0, 1).map((id) => `/api/products/${id}`)];
  const untilMs = performance.now() + limitMs;
  for (let round = 0; round < rounds && (round === 0 || performance.now() < untilMs); round += 1) {
    for (const path of paths) {
      if (signal?.aborted) return;
      await (await app.request(path)).arrayBuffer();
      if (pauseMs !== undefined) await sleep(pauseMs);
    }
    const orders = pauseMs === undefined ? productIds : productIds.slice(0, 1);
    await Promise.all(orders.map((id) => refusedOrder(app, id, nowMs)));
  }
};

const READS = [
  '/api/home',
  '/api/products?category=frutas&limit=24',
  '/api/products/search?q=arroz%20con%20gandules',
  '/api/products/search?q=lehce',
  '/api/products/suggest?q=gui',
  '/api/me',
  '/api/checkout',
  '/api/orders',
  '/api/recipes',
  '/api/education',
];

/** Is refused because the person does not exist, after rows were read and locked; nothing is written. */
const refusedOrder = (app: Hono, productId: string, nowMs: number) =>
  app.request('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      items: [{ productId, quantity: 1 }],
      incentiveProductIds: [],
      expectedTotal: 1,
      delivery: { type: 'hospital', deliveryPointId: randomUUID() },
      deliveryDate: deliveryDates(nowMs)[0],
      deliveryWindow: '07-09',
      contact: { name: 'Nadie', phone: '7875550100' },
      substitution: 'none',
      paymentMethod: 'on-delivery',
    }),
  });
