import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Catalog, openCatalog } from '../catalog/catalog.ts';
import { aWordTable } from '../search/search-words.builders.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { anOfferFixture, type OfferFixture } from './offers.builders.ts';

/** Within a second on an idle machine; tests wait longer for a busy one. */
const SOON = { timeout: 20_000, interval: 10 };

let fixture: OfferFixture;
let shops: readonly Catalog[];
beforeAll(async () => {
  fixture = await anOfferFixture();
  const open = () =>
    openCatalog({
      ...fixture.database,
      databaseUrl: fixture.database.url,
      now: () => fixture.clock.nowMs,
      logger: pino({ level: 'silent' }),
      words: aWordTable,
    });
  shops = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await fixture.database.drop();
});

it('each change of an offer applies in every process within a second', async () => {
  const product = await aProduct(fixture.db, { price_cents: 1000 });
  const catalogAdmin = await fixture.aPerson('catalogo');
  /** Percent off by the running offer; undefined without one. */
  const discounts = () =>
    shops.map((shop) => {
      const entry = shop.index().byId.get(product.id as never);
      return entry ? JSON.parse(shop.jsonOf(entry)).promotion?.discount_percent : null;
    });
  const both = (percent: number | undefined) =>
    vi.waitFor(() => expect(discounts()).toEqual([percent, percent]), SOON);
  const { json } = await fixture.call(catalogAdmin, 'POST /api/admin/offers', {
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
  await both(undefined);
  const params = { id: json.id };
  const move = (version: number, step: string) =>
    fixture.call(catalogAdmin, 'POST /api/admin/offers/{id}/moves', {
      params,
      body: { version, move: step },
    });
  await move(1, 'publish');
  await both(30);
  await fixture.call(catalogAdmin, 'PATCH /api/admin/offers/{id}', {
    params,
    body: { version: 2, discount_percent: 40 },
  });
  await both(40);
  await move(3, 'pause');
  await both(undefined);
  await move(4, 'resume');
  await both(40);
  // Its last day ends, without any change.
  fixture.clock.nowMs = Date.parse('2026-11-24T00:00:00-04:00');
  expect(discounts()).toEqual([undefined, undefined]);
  fixture.clock.nowMs -= 1;
  await move(5, 'end');
  await both(undefined);
});
