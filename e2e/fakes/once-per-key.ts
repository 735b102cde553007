import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { parseForm } from './parse-form.ts';
import type { StripeState } from './stripe-state.ts';

export interface StripeAnswer {
  readonly status: 200 | 400 | 402;
  readonly body: object;
  /** An invalid request: its response isn't stored with the idempotency key. */
  readonly isForgotten?: boolean;
}

type Act = (
  form: ReturnType<typeof parseForm>,
  context: Context,
) => { readonly orderId: string; readonly run: () => Promise<StripeAnswer> | StripeAnswer };

const SLOW_MS = 400;

/** Runs a POST once for each idempotency key, with the faults that a test sets for its order. */
export const oncePerKey = (app: Hono, { take }: StripeState) => {
  interface Kept {
    readonly request: string;
    readonly status: 200 | 402 | 400 | 500;
    readonly body: string;
    readonly isForgotten?: boolean;
  }
  const answered = new Map<string, Kept>();
  const answerOf = async (orderId: string, run: ReturnType<Act>['run']) => {
    const { body, ...answer } = await run();
    return take(orderId, 'error-after')
      ? { status: 500 as const, body: JSON.stringify({ error: { type: 'api_error', message: 'ours' } }) }
      : { ...answer, body: JSON.stringify(body) };
  };
  return (path: string, act: Act) =>
    app.post(path, async (context) => {
      const text = await context.req.text();
      const key = context.req.header('idempotency-key') ?? randomUUID();
      const request = `${context.req.path}?${text}`;
      const earlier = answered.get(key);
      if (earlier && earlier.request !== request)
        return context.json({ error: { type: 'idempotency_error', message: 'other parameters' } }, 400);
      const { orderId, run } = act(parseForm(text), context);
      if (take(orderId, 'slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (take(orderId, 'cut-before')) return cut(context);
      const kept: Kept = earlier ?? { request, ...(await answerOf(orderId, run)) };
      if (!kept.isForgotten) answered.set(key, kept);
      if (take(orderId, 'cut-after')) return cut(context);
      return new Response(kept.body, {
        status: kept.status,
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

export const stripeError = (status: 400 | 402, code: string, message: string): StripeAnswer => ({
  status,
  body: { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message } },
});

/** Refuses an invalid parameter before anything begins. */
export const invalidParameter = (param: string, message: string): StripeAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', param, message } },
  isForgotten: true,
});
