import type { PlaceOrder } from '@nutricion/contract/orders/orders';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { clearStorage } from '../../../kit/lib/storage.ts';
import { cacheResponse } from '../../../kit/offline/cached-responses.ts';
import { storeSession } from '../../../kit/session/session-store.ts';
import { NoResponseNotice } from './no-response-notice.tsx';
import { type OrderAttempt, readAttempt, storeAttempt } from './order-attempt.ts';
import { usePlaceOrder } from './use-place-order.ts';

const userId = 'one';
const body = { items: [], incentiveProductIds: [], expectedTotal: 4 } as unknown as PlaceOrder;
const inOtherTab: OrderAttempt = { key: 'a'.repeat(32), body, startedAtMs: Date.now() };

const sent = vi.fn<(key: string | null) => Response | Promise<Response>>();

beforeEach(() => {
  sent.mockReset();
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) =>
    sent(new Headers(init?.headers).get('idempotency-key')),
  );
  storeSession({ user: { id: userId, email: 'one@hospital.org', name: 'One' }, accessToken: 'h.e30.s' });
});

afterEach(() => {
  vi.restoreAllMocks();
  storeSession(null);
  clearStorage();
});

/** A freshly opened checkout: its actions and the state of its order. */
const opened = async () => {
  const { result } = await renderHook(() =>
    usePlaceOrder({ userId, onPlaced: () => {}, onSlotFull: () => {} }),
  );
  await expect.poll(() => result.current).not.toBeNull();
  return {
    place: () => result.current.place(body),
    retry: (attempt: OrderAttempt) => result.current.retry(attempt),
    placing: () => result.current.placing,
  };
};

test('an order that went unanswered in another tab is sent again, never a second one', async () => {
  const { place, retry, placing } = await opened();
  storeAttempt(userId, inOtherTab);
  sent.mockResolvedValue(Response.json({ id: 'order' }, { status: 201 }));
  await place();
  expect(sent).not.toHaveBeenCalled();
  await expect.poll(placing).toEqual({ status: 'unanswered', attempt: inOtherTab });
  await retry(inOtherTab);
  expect(sent.mock.calls).toEqual([[inOtherTab.key]]);
  expect(readAttempt(userId)).toBeNull();
});

test('an order that another tab has answered or given up is let be here too', async () => {
  storeAttempt(userId, inOtherTab);
  const { placing } = await opened();
  expect(placing()).toEqual({ status: 'unanswered', attempt: inOtherTab });
  storeAttempt(userId, null);
  // Listening begins after the first paint.
  await expect
    .poll(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: `nutricion-plus-order-attempt:${userId}` }));
      return placing();
    })
    .toEqual({ status: 'ready' });
});

test('a refusal that isn’t the shop’s own leaves open whether the order arrived', async () => {
  const { place, placing } = await opened();
  sent.mockResolvedValue(new Response('<h1>Blocked by the hospital</h1>', { status: 403 }));
  await place();
  await expect.poll(() => placing().status).toBe('unanswered');
  expect(readAttempt(userId)).not.toBeNull();
});

test('whether it arrived is asked of the shop, never of a copy from before', async () => {
  await cacheResponse({ userId, path: '/api/orders', body: { orders: [] }, receivedAtMs: 1 });
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const onAbandon = vi.fn();
  const screen = await render(
    <MemoryRouter>
      <NoResponseNotice attempt={inOtherTab} onRetry={() => {}} onAbandon={onAbandon} />
    </MemoryRouter>,
  );
  await screen.getByRole('button', { name: 'Cambiar mi pedido' }).click();
  await expect.poll(() => screen.container.textContent).toMatch(/No hay conexión/);
  expect(onAbandon).not.toHaveBeenCalled();
});
