import type { SyncedCartJson } from '@nutricion/contract/cart/synced-cart';
import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProductCard } from '../../catalog/public/product-card.builders.ts';
import { readText, writeText } from '../../kit/lib/storage.ts';
import { storeSession } from '../../kit/session/session-store.ts';
import { cartView } from './cart-state.ts';
import { cartActions } from './cart-store.ts';
import { followSyncedCart } from './synced-cart.ts';

const CART = 'nutricion-plus-cart';
const COPY = 'nutricion-plus-cart-copy:one';
const milk = '00000000-0000-4000-8000-000000000001';
const bread = '00000000-0000-4000-8000-000000000002';

const aProduct = (id: string, stock: number): ProductCardJson => ({ ...aProductCard(id, []), stock });

/** The server's copy and today's catalog. */
let copy: SyncedCartJson;
let sold: readonly ProductCardJson[];
/** Called with each response before it is delivered. */
let interceptResponse: (method: string, response: Response) => Promise<Response>;

const quantities = (): object =>
  Object.fromEntries(cartView.get().cart.items.map(({ productId, quantity }) => [productId, quantity]));

const writeInOtherTab = (key: string, text: string): void => {
  writeText(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

/** Looked at again: it is synchronized now. */
const returnToTab = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  // Skips the delay before a change is sent.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  copy = { lines: [], version: 0 };
  sold = [aProduct(milk, 20), aProduct(bread, 20)];
  interceptResponse = async (_, response) => response;
  vi.spyOn(window, 'fetch').mockImplementation((path, { method = 'GET', body } = {}) => {
    if (String(path).startsWith('/api/products')) {
      const products = sold.filter(({ id }) => String(path).includes(id));
      return Promise.resolve(Response.json({ total: products.length, products }));
    }
    if (method === 'GET') return interceptResponse(method, Response.json(copy));
    const { lines, version } = JSON.parse(String(body)) as SyncedCartJson;
    if (version !== copy.version) return Promise.resolve(Response.json({ status: 409 }, { status: 409 }));
    copy = { lines, version: version + 1 };
    return interceptResponse(method, Response.json({ version: copy.version }));
  });
  storeSession({ user: { id: 'one', email: 'one@hospital.org', name: 'One' }, accessToken: 'h.e30.s' });
  followSyncedCart();
});

afterEach(() => {
  cartActions.clear();
  storeSession(null);
  writeText(COPY, null);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what was taken out after an answer was lost stays out', async () => {
  interceptResponse = async (method, response) => {
    if (method === 'PUT') throw new TypeError('Failed to fetch');
    return response;
  };
  cartActions.add(aProduct(milk, 20));
  await expect.poll(() => copy.lines, { timeout: 4_000 }).toHaveLength(1);
  cartActions.remove(milk);
  interceptResponse = async (_, response) => response;
  returnToTab();
  await expect.poll(() => copy.lines, { timeout: 4_000 }).toHaveLength(0);
  expect(quantities()).toEqual({});
});

test('what is taken out while it is being sent leaves the copy by itself', async () => {
  interceptResponse = async (method, response) => {
    if (method === 'PUT') {
      interceptResponse = async (_, next) => next;
      cartActions.remove(milk);
    }
    return response;
  };
  cartActions.add(aProduct(milk, 20));
  await expect.poll(() => copy.version, { timeout: 8_000 }).toBe(2);
  expect(copy.lines).toEqual([]);
  expect(quantities()).toEqual({});
});

test('more than this device thought there was comes from another whole', async () => {
  cartActions.add(aProduct(milk, 2), 2);
  await expect.poll(() => copy.lines, { timeout: 4_000 }).toHaveLength(1);
  copy = { lines: [{ productId: milk, quantity: 10 }], version: copy.version + 1 };
  returnToTab();
  await expect.poll(quantities, { timeout: 4_000 }).toEqual({ [milk]: 10 });
  expect(copy.lines).toEqual([{ productId: milk, quantity: 10 }]);
});

test('an answer from before another tab sent its change takes that back for nobody', async () => {
  cartActions.add(aProduct(milk, 20));
  await expect.poll(() => readText(COPY), { timeout: 4_000 }).toContain(milk);
  const seen: object[] = [];
  interceptResponse = async (_, response) => {
    interceptResponse = async (_method, next) => next;
    // Another tab changes it to five and sends it first.
    const lines = [{ productId: milk as ProductId, quantity: 5 }];
    copy = { lines, version: copy.version + 1 };
    writeInOtherTab(CART, (readText(CART) ?? '').replace('"quantity":1', '"quantity":5'));
    writeInOtherTab(COPY, JSON.stringify(copy));
    cartView.subscribe(() => seen.push(quantities()));
    return response;
  };
  vi.setTimerTickMode('manual');
  returnToTab();
  await vi.advanceTimersByTimeAsync(2_500);
  // Bodies of responses are read in real time, which no fake clock hurries.
  vi.setTimerTickMode('nextTimerAsync');
  await expect.poll(quantities, { timeout: 8_000 }).toEqual({ [milk]: 5 });
  expect(seen.filter((units) => JSON.stringify(units) !== JSON.stringify({ [milk]: 5 }))).toEqual([]);
  expect(copy.lines).toEqual([{ productId: milk, quantity: 5 }]);
});

test('more than a copy may hold doesn’t keep the rest from following', async () => {
  cartActions.add(aProduct(milk, 5_000), 1_500);
  cartActions.add(aProduct(bread, 20));
  await expect
    .poll(() => copy.lines, { timeout: 4_000 })
    .toEqual([
      { productId: milk, quantity: 999 },
      { productId: bread, quantity: 1 },
    ]);
  expect(quantities()).toEqual({ [milk]: 1_500, [bread]: 1 });
});
