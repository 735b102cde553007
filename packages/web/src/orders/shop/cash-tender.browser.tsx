import type { OrderJson } from '@nutricion/contract/orders/orders';
import { expect, test } from 'vitest';
import { aRefusal, openScreen } from '../../testing/open-screen.tsx';
import { CashTender } from './cash-tender.tsx';

const SAY = 'POST /api/orders/{id}/cash';
/** $17.35 at the door; what the field doesn't read is left out. */
const anOrder = (values: object = {}) =>
  ({
    ...{ id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b10', status: 'confirmado', payment_method: 'on-delivery' },
    ...{ payment_status: 'pendiente', subtotal: 17.35, tax: 0, total: 17.35, cash_tender: null },
    ...values,
  }) as unknown as OrderJson;

const open = async (order: OrderJson) => {
  const screen = await openScreen(<CashTender order={order} />, { responses: { [SAY]: order } });
  return { screen, field: screen.getByLabelText('¿Pagas en efectivo? Dinos con cuánto') };
};

test('who pays at the door chooses among usual bills, and may leave it open', async () => {
  const { screen, field } = await open(anOrder());
  await expect.element(screen.getByText(/Es opcional/)).toBeVisible();
  const labels = [...(field.element() as HTMLSelectElement).options].map(({ label }) => label);
  expect(labels).toEqual(['No lo sé, o pago de otra forma', '$20.00', '$50.00', '$100.00']);
  await field.selectOptions('$20.00');
  await expect.poll(() => screen.sent(SAY)).toHaveLength(1);
  await field.selectOptions('No lo sé, o pago de otra forma');
  await expect.poll(() => screen.sent(SAY)).toHaveLength(2);
  expect(screen.sent(SAY).map(({ body }) => body)).toEqual([{ tender: 20 }, { tender: null }]);
});

test('the change is named in dollars, none when it is exact, and what no longer suffices is said', async () => {
  const change = await open(anOrder({ cash_tender: 20 }));
  await expect.element(change.screen.getByText('Llevamos $2.65 de vuelto.')).toBeVisible();
  await change.screen.unmount();
  const exact = await open(anOrder({ total: 20, cash_tender: 20 }));
  await expect.element(exact.screen.getByText(/Pagas exacto/)).toBeVisible();
  await expect.element(exact.field).toHaveValue('2000');
  await exact.screen.unmount();
  const short = await open(anOrder({ cash_tender: 15 }));
  await expect
    .element(short.screen.getByText('Dijiste $15.00 y ahora no alcanza. Escoge otra cantidad.'))
    .toBeVisible();
  await expect.element(short.field).toHaveValue('');
});

test('an amount of one’s own stays among the choices, and what is due by now counts', async () => {
  const due = { subtotal: 12, tax: 0, total: 12 };
  const { screen, field } = await open(anOrder({ cash_tender: 18, due }));
  await expect.element(screen.getByText('Llevamos $6.00 de vuelto.')).toBeVisible();
  await expect.element(field).toHaveValue('1800');
});

test('a refusal stands at the field and can be tried again', async () => {
  const { screen, field } = await open(anOrder());
  screen.respond({ [SAY]: aRefusal(409, 'Este pedido ya está pagado.') });
  await field.selectOptions('$20.00');
  await expect.element(screen.getByText('Este pedido ya está pagado.')).toBeVisible();
  await expect.element(field).toBeEnabled();
});

test.each([
  ['paid by card', { payment_method: 'card' }],
  ['paid already', { payment_status: 'pagado' }],
  ['delivered', { status: 'entregado' }],
  ['for nothing', { due: { subtotal: 0, tax: 0, total: 0 } }],
])('an order that is %s asks nothing', async (_, values) => {
  const { field } = await open(anOrder(values));
  expect(field.query()).toBeNull();
});
