import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import type { HttpFault } from './provider-options.ts';

/** Delays, refuses or swallows a request; undefined where it goes on. */
export async function applyHttpFault(
  context: Context,
  { delayMs, status, neverResponds: neverAnswers }: HttpFault = {},
): Promise<Response | undefined> {
  if (neverAnswers) return await new Promise<never>(() => {});
  if (delayMs) await sleep(delayMs);
  return status === undefined ? undefined : refusal(context, status, 'fault', 'As the test wants it.');
}

/** A problem in the provider's own shape. */
export const refusal = (context: Context, status: number, code: string, message: string): Response =>
  context.newResponse(
    JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } }),
    { status, headers: { 'content-type': 'application/json' } } as ResponseInit & { status: 400 },
  );

/** The bearer token of a request, or an empty text. */
export const bearerOf = (context: Context): string =>
  context.req.header('authorization')?.match(/^Bearer (\S+)$/)?.[1] ?? '';
