import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { recordPaymentOnDelivery } from './settle-money.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());

const record = (
  orderId: string,
  way: 'cash' | 'card_terminal' | 'ath_movil',
  reference: string | null = null,
) =>
  fixture.db
    .transaction()
    .execute((trx) => recordPaymentOnDelivery(fixture.payments, trx, { id: orderId }, { way, reference }));

const paymentsOf = (orderId: string) =>
  fixture.db
    .selectFrom('payments')
    .select(['provider', 'door_way', 'reference', 'status', 'captured_cents', 'authorized_at'])
    .where('order_id', '=', orderId)
    .execute();

describe('what is paid at the door', () => {
  it('is what was packed, by the way and the slip that whoever hands over says', async () => {
    const { order } = await fixture.anUnpaidOrder('on-delivery');
    await fixture.pack(order.id, 400);
    await record(order.id, 'card_terminal', 'T-0107');
    expect(await paymentsOf(order.id)).toEqual([
      {
        ...{ provider: 'door', door_way: 'card_terminal', reference: 'T-0107', status: 'cobrado' },
        ...{ captured_cents: 400, authorized_at: expect.any(Date) },
      },
    ]);
  });

  it('is recorded once, and an order that is paid twice at the door violates its index', async () => {
    const { order } = await fixture.anUnpaidOrder('on-delivery');
    await record(order.id, 'cash');
    await expect(record(order.id, 'ath_movil')).rejects.toMatchObject({ constraint: 'payments_one_live' });
    expect(await paymentsOf(order.id)).toMatchObject([{ door_way: 'cash', captured_cents: 600 }]);
  });

  it('is nothing where nothing came', async () => {
    const { order } = await fixture.anUnpaidOrder('on-delivery');
    await fixture.pack(order.id, 0);
    await record(order.id, 'cash');
    expect(await paymentsOf(order.id)).toEqual([]);
  });
});
