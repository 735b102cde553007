import { problemSchema } from '@nutricion/contract/kit/problem';
import { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

describe('the pages of a person’s orders', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  const numbersOfAllPages = async (shopper: Awaited<ReturnType<OrderFixture['aShopper']>>) => {
    const numbers: string[] = [];
    let next: string | null = null;
    do {
      const path: string = `/api/orders${next ? `?before=${encodeURIComponent(next)}` : ''}`;
      const response = await fixture.get(shopper, path);
      const page = orderEndpoints['GET /api/orders'].response.parse(await response.json());
      numbers.push(...page.orders.map(({ number }) => number));
      next = page.next;
    } while (next);
    return numbers;
  };

  it('show each order once, also those that were placed at the same moment', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 100 });
    for (let placed = 0; placed < 23; placed += 1) {
      const body = fixture.aBody(shopper, { items: [{ productId: rice.id, quantity: 1 }], expectedTotal: 1 });
      expect((await fixture.post(shopper, body)).status).toBe(201);
    }
    // A clock that stood still while all but the first three were placed.
    const all = await fixture.db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('user_id', '=', shopper.profile.id)
      .orderBy('number')
      .execute();
    await fixture.db
      .updateTable('orders')
      .set({ created_at: new Date('2026-11-20T15:00:00.123Z') } as never)
      .where(
        'id',
        'in',
        all.slice(3).map(({ id }) => id),
      )
      .execute();
    const numbers = await numbersOfAllPages(shopper);
    expect(numbers).toHaveLength(23);
    expect(numbers.toSorted()).toEqual(all.map(({ number }) => number));
  });

  it.each(['ayer', '2026-13-45T00:00:00.000Z_x', '2026-11-20T15:00:00.000Z'])(
    'begin again where the end of a page makes no sense: %s',
    async (before) => {
      const shopper = await fixture.aShopper();
      const refused = await fixture.get(shopper, `/api/orders?before=${encodeURIComponent(before)}`);
      expect(refused.status).toBe(422);
      expect(problemSchema.parse(await refused.json()).detail).toBe('Vuelve a abrir tus pedidos.');
    },
  );
});
