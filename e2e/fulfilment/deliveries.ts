import { anOrderOf } from '../screen-fixture.ts';
import { shopDatabase } from '../shop.ts';
import { aHospital, aNurse, type Hospital, type Nurse, tokenOf } from '../test-users.ts';

export interface ReadyOrder {
  readonly id: string;
  readonly number: string;
  readonly customer: Nurse;
}

/** A round of a hospital of its own: `items` packed for each of so many customers. */
export const aRound = async (
  customers: number,
  items: Parameters<typeof anOrderOf>[1],
): Promise<{ readonly hospital: Hospital; readonly orders: readonly ReadyOrder[] }> => {
  const hospital = await aHospital();
  const orders: ReadyOrder[] = [];
  for (let made = 0; made < customers; made += 1) {
    const customer = await aNurse({ domain: hospital.email_domain });
    const id = await anOrderOf(await tokenOf(customer), items);
    orders.push({ id, customer, number: await packed(id) });
  }
  return { hospital, orders };
};

/** As picking leaves it. */
export const packed = async (id: string): Promise<string> => {
  const { number } = await shopDatabase()
    .updateTable('orders')
    .set((order) => ({
      status: 'listo' as const,
      packed_subtotal_cents: order.ref('subtotal_cents'),
      packed_tax_cents: order.ref('tax_cents'),
      packed_total_cents: order.ref('total_cents'),
    }))
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};
