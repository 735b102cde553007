import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Catalog, openCatalog } from '../catalog/catalog.ts';
import { theWords } from '../search/search-words.builders.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { anOfferDesk, type OfferDesk } from './offers.builders.ts';

/** Within a second on a machine that does nothing else. */
const SOON = { timeout: 20_000, interval: 10 };

let desk: OfferDesk;
let shops: readonly Catalog[];
beforeAll(async () => {
  desk = await anOfferDesk();
  const open = () =>
    openCatalog({
      ...desk.database,
      databaseUrl: desk.database.url,
      now: () => desk.clock.nowMs,
      logger: pino({ level: 'silent' }),
      words: theWords,
    });
  shops = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await desk.database.drop();
});

it('published, changed, paused and ended, an offer counts in every process within a second', async () => {
  const product = await aProduct(desk.db, { price: 10 });
  const keeper = await desk.aPerson('catalogo');
  const prices = () =>
    shops.map((shop) => {
      const entry = shop.shelves().byId.get(product.id as never);
      return entry ? JSON.parse(shop.jsonOf(entry)).current_price : null;
    });
  const both = (price: number) => vi.waitFor(() => expect(prices()).toEqual([price, price]), SOON);
  const { json } = await desk.call(keeper, 'POST /api/admin/offers', {
    body: {
      product_id: product.id,
      type: 'percent-off',
      badge_text: null,
      discount_percent: 30,
      discount_value: null,
      condition_quantity: null,
      condition_spend: null,
      starts_on: '2026-11-23',
      ends_on: '2026-11-23',
      is_draft: true,
    },
  });
  await both(10);
  const params = { id: json.id };
  const move = (version: number, step: string) =>
    desk.call(keeper, 'POST /api/admin/offers/{id}/moves', { params, body: { version, move: step } });
  await move(1, 'publish');
  await both(7);
  await desk.call(keeper, 'PATCH /api/admin/offers/{id}', {
    params,
    body: { version: 2, discount_percent: 40 },
  });
  await both(6);
  await move(3, 'pause');
  await both(10);
  await move(4, 'resume');
  await both(6);
  // Its last day is over, without anybody doing anything.
  desk.clock.nowMs = Date.parse('2026-11-24T00:00:00-04:00');
  expect(prices()).toEqual([10, 10]);
  desk.clock.nowMs -= 1;
  await move(5, 'end');
  await both(10);
});
