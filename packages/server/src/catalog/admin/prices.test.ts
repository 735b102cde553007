import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { applyScheduledPrices } from './prices.ts';
import { aProductFixture, type ProductFixture } from './products.builders.ts';

const DAY_MS = 86_400_000;

let fixture: ProductFixture;
let catalogAdmin: string;
beforeAll(async () => {
  fixture = await aProductFixture();
  catalogAdmin = await fixture.aPerson('catalogo', 'Catálogo Uno');
});
afterAll(() => fixture.database.drop());

const one = (id: string) => fixture.call(catalogAdmin, 'GET /api/admin/products/{id}', { params: { id } });
const save = (id: string, body: object) =>
  fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', { params: { id }, body });

it('the price history has every price and who set it', async () => {
  const { id } = await aProduct(fixture.db, { price_cents: 400 });
  await save(id, { version: 1, price: 4.4 });
  await fixture.db.updateTable('products').set({ price_cents: 420 }).where('id', '=', id).execute();
  const { json } = await fixture.call(catalogAdmin, 'GET /api/admin/products/{id}/prices', {
    params: { id },
  });
  expect(json.history.map(({ price, by }: { price: number; by: string }) => [price, by])).toEqual([
    [4, null],
    [4.4, 'Catálogo Uno'],
    [4.2, null],
  ]);
});

describe('scheduled prices', () => {
  const scheduled = async () => {
    const { id } = await aProduct(fixture.db, { price_cents: 400 });
    const schedule = (body: object) =>
      fixture.call(catalogAdmin, 'POST /api/admin/products/{id}/scheduled-prices', {
        params: { id },
        body,
      });
    return { id, schedule };
  };
  const dayAt = (days: number) =>
    new Date(fixture.clock.nowMs - 4 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
  const priceOf = async (id: string) => (await one(id)).json.price;
  const applyPricesAt = (days: number) =>
    applyScheduledPrices(fixture.db, fixture.clock.nowMs + days * DAY_MS);

  it('apply from the first day to the last, then the price before returns', async () => {
    const { id, schedule } = await scheduled();
    expect((await schedule({ price: 3.5, starts_on: dayAt(1), ends_on: dayAt(2) })).json.state).toBe(
      'programado',
    );
    await applyPricesAt(0);
    expect(await priceOf(id)).toBe(4);
    await applyPricesAt(1);
    await applyPricesAt(2);
    expect(await priceOf(id)).toBe(3.5);
    await Promise.all([applyPricesAt(3), applyPricesAt(3)]);
    expect(await priceOf(id)).toBe(4);
    expect(await fixture.auditOf(id)).toHaveLength(2);
  });

  it('one that starts today applies at once, and canceling restores the price before', async () => {
    const { id, schedule } = await scheduled();
    const { json } = await schedule({ price: 3.8, starts_on: dayAt(0), ends_on: null });
    expect([json.state, await priceOf(id)]).toEqual(['vigente', 3.8]);
    const params = { id, priceId: json.id };
    await fixture.call(catalogAdmin, 'DELETE /api/admin/products/{id}/scheduled-prices/{priceId}', {
      params,
    });
    expect(await priceOf(id)).toBe(4);
  });

  it("don't overwrite a price that was changed meanwhile", async () => {
    const { id, schedule } = await scheduled();
    await schedule({ price: 3.5, starts_on: dayAt(0), ends_on: dayAt(0) });
    await save(id, { version: 2, price: 3.9 });
    await applyPricesAt(1);
    expect(await priceOf(id)).toBe(3.9);
  });

  it.each([
    ['in the past', { starts_on: '2020-01-02', ends_on: null }, 'starts_on'],
    ['that ends before it begins', { starts_on: '2099-01-02', ends_on: '2099-01-01' }, 'ends_on'],
    ['that jumps without a reason', { price: 9, starts_on: '2099-01-02', ends_on: null }, 'reason'],
  ])('are refused %s', async (_, wish, field) => {
    const { schedule } = await scheduled();
    expect((await schedule({ price: 3.5, ...wish })).json.errors).toHaveProperty(field);
  });

  it("require a reason if the price jumps from the one that today's scheduled price returns to", async () => {
    const { schedule } = await scheduled();
    await schedule({ price: 6, starts_on: dayAt(0), ends_on: dayAt(1), reason: 'Escasez' });
    const next = await schedule({ price: 5.5, starts_on: dayAt(2), ends_on: null });
    expect(next.json.errors).toHaveProperty('reason');
  });

  it('are refused over days that already have one', async () => {
    const { schedule } = await scheduled();
    await schedule({ price: 3.5, starts_on: '2099-01-02', ends_on: '2099-01-09' });
    const again = await schedule({ price: 3.6, starts_on: '2099-01-09', ends_on: null });
    expect(again.json.errors.starts_on).toContain('programado');
  });
});
