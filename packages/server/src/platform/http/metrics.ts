import type { Context, Next } from 'hono';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ReplicaRead } from '../db/replica.ts';
import { callLogOf } from './call-log.ts';

/** The process's metrics for `GET /metrics` in Prometheus' text format. They hold no personal data. */
const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of API requests by endpoint and status',
  labelNames: ['endpoint', 'status'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

/** `endpoint` as it is declared, `POST /api/orders`: a request's path may contain personal data. */
export type ObserveRequest = (endpoint: string, status: number, seconds: number) => void;

export const observeRequest: ObserveRequest = (endpoint, status, seconds) =>
  requestSeconds.observe({ endpoint, status: String(status) }, seconds);

/** Measures calls of declared endpoints, whatever their status. */
export const timeCalls =
  (observe: ObserveRequest) =>
  async (context: Context, next: Next): Promise<void> => {
    const startedMs = performance.now();
    await next();
    const { endpoint } = callLogOf(context);
    if (endpoint !== undefined) observe(endpoint, context.res.status, (performance.now() - startedMs) / 1000);
  };

const searchesDropped = new Counter({
  name: 'searches_dropped_total',
  help: 'Searches left out of the log because more were waiting than fit',
  registers: [registry],
});

export const countDroppedSearches = (count: number): void => searchesDropped.inc(count);

const replicaReads = new Counter({
  name: 'shop_replica_reads_total',
  help: 'Reads for the replica by who served them: itself, or the leader because it lagged or was away',
  labelNames: ['served'] as const,
  registers: [registry],
});
for (const served of ['replica', 'replica-behind', 'replica-away'] as const) replicaReads.inc({ served }, 0);

export const countReplicaRead = (served: ReplicaRead): void => replicaReads.inc({ served });

export const metricsResponse = async (): Promise<Response> =>
  new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
