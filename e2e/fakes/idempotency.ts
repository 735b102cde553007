import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { parseForm } from './parse-form.ts';
import type { StripeState } from './stripe-state.ts';

export interface StripeResult {
  readonly status: 200 | 400 | 402;
  readonly body: object;
  /** An invalid request: its response isn't stored with the idempotency key. */
  readonly isForgotten?: boolean;
}

type Act = (
  form: ReturnType<typeof parseForm>,
  context: Context,
) => { readonly orderId: string; readonly run: () => Promise<StripeResult> | StripeResult };

const SLOW_MS = 400;

/** Runs a POST once for each idempotency key, with the faults that a test sets for its order. */
export const oncePerKey = (app: Hono, { consumeFault }: StripeState) => {
  interface StoredResult {
    readonly request: string;
    readonly status: 200 | 402 | 400 | 500;
    readonly body: string;
    readonly isForgotten?: boolean;
  }
  const resultsByKey = new Map<string, StoredResult>();
  const resultOf = async (orderId: string, run: ReturnType<Act>['run']) => {
    const { body, ...resultHead } = await run();
    return consumeFault(orderId, 'error-after')
      ? { status: 500 as const, body: JSON.stringify({ error: { type: 'api_error', message: 'ours' } }) }
      : { ...resultHead, body: JSON.stringify(body) };
  };
  return (path: string, act: Act) =>
    app.post(path, async (context) => {
      const text = await context.req.text();
      const key = context.req.header('idempotency-key') ?? randomUUID();
      const request = `${context.req.path}?${text}`;
      const earlier = resultsByKey.get(key);
      if (earlier && earlier.request !== request)
        return context.json({ error: { type: 'idempotency_error', message: 'other parameters' } }, 400);
      const { orderId, run } = act(parseForm(text), context);
      if (consumeFault(orderId, 'slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (consumeFault(orderId, 'cut-before')) return cut(context);
      const stored: StoredResult = earlier ?? { request, ...(await resultOf(orderId, run)) };
      if (!stored.isForgotten) resultsByKey.set(key, stored);
      if (consumeFault(orderId, 'cut-after')) return cut(context);
      return new Response(stored.body, {
        status: stored.status,
        headers: { 'content-type': 'application/json' },
      });
    });
};

export type Post = ReturnType<typeof oncePerKey>;

/** The connection ends without an answer. */
const cut = (context: Context): Response => {
  context.env.incoming.socket.destroy();
  return new Response(null, { status: 504 });
};

export const stripeError = (status: 400 | 402, code: string, message: string): StripeResult => ({
  status,
  body: { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message } },
});

/** Refuses an invalid parameter before anything begins. */
export const invalidParameter = (param: string, message: string): StripeResult => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', param, message } },
  isForgotten: true,
});
