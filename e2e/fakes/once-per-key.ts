import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { parseForm } from './parse-form.ts';
import type { StripeState } from './stripe-state.ts';

export type StripeAnswer = { readonly status: 200 | 400 | 402; readonly body: object };

type Act = (
  form: ReturnType<typeof parseForm>,
  context: Context,
) => { readonly orderId: string; readonly run: () => Promise<StripeAnswer> | StripeAnswer };

const SLOW_MS = 400;

/** Runs what a POST asks once for each key against repetition, with what goes wrong for its order. */
export const oncePerKey = (app: Hono, { take }: StripeState) => {
  const answered = new Map<string, { request: string; status: 200 | 402 | 400 | 500; body: string }>();
  const answerOf = async (orderId: string, run: ReturnType<Act>['run']) => {
    const { status, body } = await run();
    return take(orderId, 'error-after')
      ? { status: 500 as const, body: JSON.stringify({ error: { type: 'api_error', message: 'ours' } }) }
      : { status, body: JSON.stringify(body) };
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
      const kept = earlier ?? { request, ...(await answerOf(orderId, run)) };
      answered.set(key, kept);
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
