import { setTimeout as sleep } from 'node:timers/promises';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { anOrderOf, sendOrder } from './shop-processes.builders.ts';
import { STREAM_PRICE } from './stream-rows.builders.ts';

interface TestResponse {
  /** 0: the connection broke. */
  readonly status: number;
  readonly durationMs: number;
  /** On the clock of `performance.now()`. */
  readonly atMs: number;
  readonly retryAfter: string | null;
  readonly type: string;
}

export interface OrderStream {
  readonly answers: readonly TestResponse[];
  /** The order that each key was answered with. */
  readonly placed: ReadonlyMap<string, string>;
  /** Keys that were answered with more than one order. */
  readonly contradicted: readonly string[];
  /** Resolves when so many orders more have been placed. */
  readonly placedMore: (count: number) => Promise<void>;
  /** Sends no new order, repeats those without an answer until they have one. */
  readonly end: () => Promise<void>;
  /** Sends nothing more, answered or not. */
  readonly giveUp: () => Promise<void>;
}

/**
 * Customers who order one after the other, and who send an order again under its key until it is answered:
 * as the shop's pages do when a 503 or nothing comes back.
 */
export const anOrderStream = (options: {
  readonly url: string;
  readonly token: string;
  readonly productIds: readonly string[];
  readonly lanes: number;
  /** Tells its keys from those of other streams. */
  readonly name: string;
  /** Between two orders of a lane, and before one is sent again. */
  readonly pauseMs?: number;
  readonly retryMs?: number;
}): OrderStream => {
  const { pauseMs = 0, retryMs = 20 } = options;
  const responses: TestResponse[] = [];
  const placed = new Map<string, string>();
  const contradicted: string[] = [];
  let isOpen = true;
  let isGivenUp = false;

  const send = async (key: string, productId: string): Promise<boolean> => {
    const startedMs = performance.now();
    const response = await sendOrder(
      options.url,
      options.token,
      anOrderOf(productId, STREAM_PRICE),
      key,
    ).catch(() => null);
    const body: unknown = await response?.json().catch(() => null);
    const atMs = performance.now();
    const status = response?.status ?? 0;
    const type = typeof body === 'object' && body && 'type' in body ? String(body.type) : '';
    const retryAfter = response?.headers.get('retry-after') ?? null;
    responses.push({ status, durationMs: atMs - startedMs, atMs, retryAfter, type });
    if (status !== 201) return false;
    const { id } = orderSchema.parse(body);
    if (placed.has(key) && placed.get(key) !== id) contradicted.push(key);
    placed.set(key, id);
    return true;
  };

  const lane = async (number: number): Promise<void> => {
    for (let n = 0; isOpen; n += 1) {
      const key = `corriente-${options.name.replaceAll(' ', '')}-${number}-${n}`;
      const productId = options.productIds[(number + n) % options.productIds.length] ?? '';
      while (!(await send(key, productId))) {
        if (isGivenUp) return;
        await sleep(retryMs);
      }
      // Now and then the answer is lost on its way, and the order sent again.
      if (n % 5 === 0) await send(key, productId);
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  const lanes = Array.from({ length: options.lanes }, (_, number) => lane(number));

  return {
    answers: responses,
    placed,
    contradicted,
    placedMore: async (count) => {
      const goal = placed.size + count;
      while (placed.size < goal) await sleep(2);
    },
    end: async () => {
      isOpen = false;
      await Promise.all(lanes);
    },
    giveUp: async () => {
      isOpen = false;
      isGivenUp = true;
      await Promise.all(lanes);
    },
  };
};
