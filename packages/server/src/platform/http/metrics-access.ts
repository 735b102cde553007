import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { socketAddress } from './client-address.ts';
import { metricsResponse } from './metrics.ts';

interface MetricsAccess {
  readonly metricsToken: string | undefined;
  readonly refreshFigures: () => Promise<void>;
}

/** The process's metrics under `/metrics`. */
export const mountMetrics = (app: Hono, shop: MetricsAccess): void => {
  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, shop.metricsToken)) return context.notFound();
    await shop.refreshFigures();
    return metricsResponse();
  });
};

/**
 * Whether the client may read the metrics: with the configured token, or, if none is configured, from this computer
 * only. A request through a proxy also comes from this computer, but has a forwarding header.
 */
export const mayReadMetrics = (context: Context, token: string | undefined): boolean => {
  if (token !== undefined) return isSame(context.req.header('authorization') ?? '', `Bearer ${token}`);
  return (
    isLoopback(socketAddress(context)) && !PROXIED.some((name) => context.req.header(name) !== undefined)
  );
};

/** Compares digests, which have one length, in constant time. */
const isSame = (receivedToken: string, expected: string): boolean =>
  timingSafeEqual(digest(receivedToken), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
