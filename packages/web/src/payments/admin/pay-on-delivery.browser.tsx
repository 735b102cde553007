import { expect, test } from 'vitest';
import { aMe, aRefusal, DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import '../../kit/admin/admin.css';
import { orderId } from './payment.builders.ts';
import { PayOnDelivery } from './public/pay-on-delivery.tsx';

type Order = Parameters<typeof PayOnDelivery>[0]['order'];

const sums = { subtotal: 10, tax: 1.15, total: 11.15 };
const anOrder = (values: Partial<Order> = {}): Order => ({
  ...{ id: orderId, number: 'NP-100001', version: 4, status: 'listo', can_pay_on_delivery: true },
  money: { ordered: sums, due: sums, packed: { subtotal: 8, tax: 0, total: 8 }, payment: null },
  ...values,
});

const open = (
  order: Order,
  response: { readonly switched: true } | ReturnType<typeof aRefusal> = { switched: true },
  {
    role = 'finanzas',
    ...options
  }: { readonly size?: readonly [number, number]; readonly role?: 'finanzas' | 'almacen' } = {},
) =>
  openScreen(<PayOnDelivery order={order} isReadOnly={false} onChange={() => {}} />, {
    me: aMe({ roles: [role] }),
    responses: { 'POST /api/admin/orders/{id}/pay-on-delivery': response },
    ...options,
  });

test.each([PHONE, DESKTOP])(
  'an order whose payment was lost is paid on delivery, at %i px',
  async (...size) => {
    const screen = await open(anOrder(), { switched: true }, { size });
    await expect.element(screen.getByText('Su pago por adelantado se perdió')).toBeVisible();
    await screen.getByRole('button', { name: 'Que pague al recibir…' }).click();
    await expect.element(screen.getByText('Paga $8.00 cuando se le entregue')).toBeVisible();
    await screen.getByRole('button', { name: 'Que pague al recibir', exact: true }).click();
    await expect.element(screen.getByText('Escríbelo en unas palabras')).toBeVisible();
    await screen.getByLabelText('¿Por qué?').fill('Su banco soltó la tarjeta');
    await screen.getByRole('button', { name: 'Que pague al recibir', exact: true }).click();
    await expect
      .poll(() => screen.sent('POST /api/admin/orders/{id}/pay-on-delivery'))
      .toMatchObject([{ body: { version: 4, reason: 'Su banco soltó la tarjeta' } }]);
  },
);

test('a refusal keeps the reason and says what to do', async () => {
  const refusal = aRefusal(503, 'El proveedor todavía no suelta el pago. Intenta otra vez.');
  const screen = await open(anOrder({ status: 'pendiente_pago' }), refusal);
  await expect.element(screen.getByText('Todavía no ha pagado')).toBeVisible();
  await screen.getByRole('button', { name: 'Que pague al recibir…' }).click();
  await screen.getByLabelText('¿Por qué?').fill('No le pasa la tarjeta');
  await screen.getByRole('button', { name: 'Que pague al recibir', exact: true }).click();
  await expect.element(screen.getByText('todavía no suelta el pago')).toBeVisible();
  await expect.element(screen.getByLabelText('¿Por qué?')).toHaveValue('No le pasa la tarjeta');
});

test('who can’t decide it reads why the order stays, and nothing where it only waits', async () => {
  const screen = await open(anOrder(), { switched: true }, { role: 'almacen' });
  await expect.element(screen.getByText('Avísale a quien lleva los pagos.')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  const waiting = await open(anOrder({ status: 'pendiente_pago' }), { switched: true }, { role: 'almacen' });
  await expect.element(waiting.getByText('Todavía no ha pagado')).not.toBeInTheDocument();
});

test('nothing is offered where nothing was lost', async () => {
  const screen = await open(anOrder({ can_pay_on_delivery: false }));
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
