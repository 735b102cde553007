import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { socketAddress } from './client-address.ts';
import { metricsResponse } from './metrics.ts';

/** The process's figures under `/metrics`. */
export const mountMetrics = (app: Hono, shop: { readonly metricsToken: string | undefined }): void => {
  app.get('/metrics', (context) =>
    mayReadMetrics(context, shop.metricsToken) ? metricsResponse() : context.notFound(),
  );
};

/**
 * Whether the process's figures are for whoever asks: by the token of the settings where there is one, else from
 * this computer alone. What a proxy passed on comes from this computer too, but says that it was passed on.
 */
export const mayReadMetrics = (context: Context, token: string | undefined): boolean => {
  if (token !== undefined) return isSame(context.req.header('authorization') ?? '', `Bearer ${token}`);
  return (
    isLoopback(socketAddress(context)) && !PROXIED.some((name) => context.req.header(name) !== undefined)
  );
};

/** Digests have one length, and comparing them takes one time, whatever was guessed. */
const isSame = (receivedToken: string, expected: string): boolean =>
  timingSafeEqual(digest(receivedToken), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
