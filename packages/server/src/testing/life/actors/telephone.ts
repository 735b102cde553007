import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { type Act, type Actor, type Life, minutes, Refused } from '../life.ts';
import { placeOrder } from './shopping.ts';

/** Customers call: accounts places an order for them, or changes when it comes. */
export const telephone: Actor = (life, day) => {
  const acts: Act[] = [];
  if (day.index > 0 && life.draw.chance(0.45)) acts.push({ atMs: day.at(13.7), run: () => takeOrder(life) });
  if (day.index % 5 === 2) acts.push({ atMs: day.at(17.4), run: () => changeDay(life) });
  if (day.index % 6 === 4) acts.push({ atMs: day.at(18.4), run: () => addProduct(life) });
  return acts;
};

const takeOrder = async (life: Life): Promise<void> => {
  const customer = life.draw.oneOf(life.customers);
  await life.call(`GET /api/admin/customers/${customer.id}/checkout`, 'cuentas');
  life.goTo(life.now() + minutes(4));
  await placeOrder(life, customer, { method: 'on-delivery', lines: life.draw.between(2, 5), by: 'cuentas' });
};

/** Paid on delivery, so that it may become dearer. */
const lastConfirmed = async (life: Life) => {
  const { orders } = await life.call('GET /api/admin/orders?status=confirmado', 'cuentas');
  const row = orders.find(
    ({ payment_method }: { payment_method: string }) => payment_method === 'on-delivery',
  );
  return row && life.call(`GET /api/admin/orders/${row.id}`, 'cuentas');
};

const changeDay = async (life: Life): Promise<void> => {
  const order = await lastConfirmed(life);
  if (!order) return;
  await life.attempt(`POST /api/admin/orders/${order.id}/delivery`, 'cuentas', {
    ...{ version: order.version, deliveryDate: deliveryDates(life.now())[2], deliveryWindow: '19-21' },
    reason: 'Llamó: le cambiaron el turno.',
  });
};

const addProduct = async (life: Life): Promise<void> => {
  const order = await lastConfirmed(life);
  if (!order) return;
  const { id, current_price } = life.draw.oneOf(life.products());
  const add = (total: number) =>
    life.call(`POST /api/admin/orders/${order.id}/lines`, 'cuentas', {
      ...{ version: order.version, expectedTotal: Math.round(total * 100) / 100 },
      ...{ lines: [{ productId: id, quantity: 1 }], reason: 'Llamó: se le olvidó ponerlo.' },
    });
  try {
    await add(order.money.due.total + current_price);
  } catch (error) {
    // The refusal says what it costs now, and the customer agrees.
    const total = error instanceof Refused && /sale en \$([\d.,]+)\. /.exec(error.problem.detail ?? '')?.[1];
    if (total) await add(Number(total.replaceAll(',', '')));
    else if (!(error instanceof Refused)) throw error;
  }
};
