import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHospital, aProduct, aProfile, aPromotion } from '../testing/shop.builders.ts';
import { anOfferFixture, type OfferFixture } from './offers.builders.ts';

describe('the incentive', () => {
  let fixture: OfferFixture;
  let catalogAdmin: string;
  beforeAll(async () => {
    fixture = await anOfferFixture();
    catalogAdmin = await fixture.aPerson('catalogo');
  });
  afterAll(() => fixture.database.drop());

  /** Adds people of a hospital, each with an order of that subtotal and free products of that value. */
  const orders = async (
    hospitalId: string,
    people: number,
    { subtotal = 120, free = 15, at = '2026-11-10T12:00:00-04:00', status = 'entregado' as const } = {},
  ) => {
    for (let n = 0; n < people; n += 1) {
      const { id } = await aProfile(fixture.db);
      await fixture.db
        .insertInto('orders')
        .values({
          user_id: id,
          idempotency_key: `llave-${id}`,
          request_hash: '',
          status,
          payment_method: 'on-delivery',
          subtotal_cents: subtotal * 100,
          tax_cents: 0,
          incentive_value_cents: free * 100,
          total_cents: subtotal * 100,
          expected_total_cents: subtotal * 100,
          delivery_type: 'home',
          delivery_address: '{}',
          hospital_id: hospitalId,
          delivery_date: '2026-11-25',
          delivery_window: '07-09',
          recipient_name: 'Persona de turno',
          recipient_phone: '7875550142',
          substitution: 'none',
          created_at: new Date(at),
        })
        .execute();
    }
  };
  const read = async () => (await fixture.call(catalogAdmin, 'GET /api/admin/incentive')).json;
  const verdicts = async (q: string) =>
    (await fixture.call(catalogAdmin, 'GET /api/admin/incentive/products', { query: { q } })).json.products;

  it('lists its rules and its cost by month and hospital, chosen and offered', async () => {
    const [big, other, small] = [
      await aHospital(fixture.db),
      await aHospital(fixture.db),
      await aHospital(fixture.db),
    ];
    await orders(big.id, 7);
    await orders(other.id, 5, { free: 0 });
    await orders(other.id, 1, { subtotal: 99.99, free: 0 });
    await orders(small.id, 3, { free: 20 });
    await orders(big.id, 1, { status: 'cancelado' as never });
    // A few minutes before midnight of the previous month in Puerto Rico.
    await orders(big.id, 4, { at: '2026-10-31T23:55:00-04:00' });
    const { threshold, allowance, months } = await read();
    expect([threshold, allowance]).toEqual([100, 20]);
    expect(months).toMatchObject([
      {
        month: '2026-11',
        whole: { orders: 16, earned: 15, chosen: 10, cost: 165, offered: 300 },
        // A group of three people would remain: the smallest of the others is combined with it.
        parts: [
          { orders: 7, chosen: 7, cost: 105, offered: 140 },
          { hospital: null, orders: 9, cost: 60 },
        ],
      },
      { month: '2026-10', whole: { orders: 4, cost: 60 }, parts: [] },
    ]);
  });

  it('says of each product whether it can be chosen, by the function that the cart uses', async () => {
    const fruit = { category: 'Frutas', normalized_category: 'frutas' };
    const [mango, papaya, melon, parcha] = [
      await aProduct(fixture.db, { ...fruit, title: 'Prueba mango', price_cents: 300 }),
      await aProduct(fixture.db, { ...fruit, title: 'Prueba papaya', stock: 0 }),
      await aProduct(fixture.db, { ...fruit, title: 'Prueba melón', price_cents: 2500 }),
      await aProduct(fixture.db, { ...fruit, title: 'Prueba parcha', is_active: false }),
    ];
    const rice = await aProduct(fixture.db, { title: 'Prueba arroz' });
    const resultOf = new Map(
      (await verdicts('prueba')).map((verdict: { id: string }) => [verdict.id, verdict] as const),
    );
    expect(resultOf.get(mango.id)).toMatchObject({ is_eligible: true, value: 3 });
    expect(resultOf.get(papaya.id)).toMatchObject({ is_eligible: false, why: 'No queda en inventario.' });
    expect(resultOf.get(melon.id)).toMatchObject({
      is_eligible: false,
      why: 'Cuesta $5.00 más de lo que se regala.',
    });
    expect(resultOf.get(parcha.id)).toMatchObject({ is_eligible: false });
    expect(resultOf.get(rice.id)).toMatchObject({
      is_eligible: false,
      why: expect.stringContaining('Provisiones'),
    });
    // On offer it costs exactly the $20 allowance.
    await aPromotion(fixture.db, melon.id, {
      start_date: new Date(fixture.clock.nowMs - 1),
      end_date: new Date(fixture.clock.nowMs + 1),
    });
    expect(await verdicts('melón')).toMatchObject([{ is_eligible: true, value: 20, price: 25 }]);
  });
});
