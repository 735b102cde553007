import type { Context, Next } from 'hono';
import { Histogram } from 'prom-client';
import { registry } from '../figures/process-figures.ts';
import { callLogOf } from './call-log.ts';

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

export const metricsResponse = async (): Promise<Response> =>
  new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
