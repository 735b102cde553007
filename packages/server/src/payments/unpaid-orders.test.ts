import { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import { problemSchema } from '@nutricion/contract/kit/problem';
import { refuse } from '@nutricion/domain/kit/result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { processEvents } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';

let desk: PaymentDesk;
let staff: Awaited<ReturnType<PaymentDesk['aColleague']>>;
beforeAll(async () => {
  desk = await aPaymentDesk();
  staff = await desk.aColleague('finanzas');
});
afterAll(() => desk.drop());
beforeEach(() => desk.backToNow());

type Paid = Awaited<ReturnType<PaymentDesk['anAuthorised']>>;

const losesItsHold = async ({ order, session }: Paid) => {
  await desk.stripe.endHold(session);
  await processEvents(desk.payments);
  await desk.move(order.id, 'listo');
};
const isRefused = async ({ order, paymentId }: Paid) => {
  const { card } = desk.payments.providers;
  const refusing = { ...card, capture: async () => refuse({ kind: 'refused' as const, code: 'no' }) };
  await desk.move(order.id, 'listo');
  const providers = { ...desk.payments.providers, card: refusing };
  await settlePayment({ ...desk.payments, providers }, paymentId);
};

const aPackedOrder = async (goesWrong: (paid: Paid) => Promise<void>) => {
  const paid = await desk.anAuthorised();
  await desk.pack(paid.order.id, 600);
  await goesWrong(paid);
  const driver = await desk.aColleague('reparto');
  const { date, window } = paid.order.delivery;
  const round = { date, window, hospital: paid.shopper.hospital.id };
  const routeOf = async (response: Response) =>
    deliveryEndpoints['GET /api/admin/deliveries/routes/{id}'].response.parse(await response.json());
  const { id } = await routeOf(await desk.send(driver, '/api/admin/deliveries/routes', round));
  const leave = async () => {
    const path = `/api/admin/deliveries/routes/${id}/departure`;
    const { stops } = await routeOf(await desk.send(driver, path, { is_hot: false }));
    return stops.map(({ status, held_back }) => ({ status, held_back }));
  };
  return { ...paid, leave };
};

const asStaff = async (paymentId: string, path: string) => {
  const { version } = await desk.paymentOf(paymentId);
  const body = { version, reason: 'Pagó por teléfono con otra tarjeta' };
  return (await desk.call(staff, 'POST', `/api/admin/payments/${paymentId}/${path}`, body)).status;
};

describe.each([
  ['its hold was lost', losesItsHold],
  ['its charge was refused', isRefused],
] as const)('a packed order where %s', (_, goesWrong) => {
  it('stays behind until somebody has decided, and says so', async () => {
    const { paymentId, leave } = await aPackedOrder(goesWrong);
    expect((await desk.paymentOf(paymentId)).captured_cents).toBe(0);
    expect(await leave()).toEqual([{ status: 'listo', held_back: 'unpaid' }]);
    expect(await asStaff(paymentId, 'attend')).toBe(200);
    expect(await leave()).toEqual([{ status: 'en_ruta', held_back: null }]);
  });

  it('isn’t moved past that at the counter either', async () => {
    const { order } = await aPackedOrder(goesWrong);
    const { version } = await desk.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const admin = await desk.aColleague('admin');
    const answer = await desk.send(admin, `/api/admin/orders/${order.id}/transition`, {
      to: 'en_ruta',
      version,
    });
    expect(answer.status).toBe(422);
    expect(problemSchema.parse(await answer.json()).detail).toContain('Pagos');
    expect(await desk.statusOf(order.id)).toBe('listo');
  });
});

describe('a packed order whose charge was refused', () => {
  it('leaves once another try took the money', async () => {
    const { paymentId, leave } = await aPackedOrder(isRefused);
    expect(await asStaff(paymentId, 'retry')).toBe(200);
    expect((await desk.paymentOf(paymentId)).captured_cents).toBe(600);
    expect(await leave()).toEqual([{ status: 'en_ruta', held_back: null }]);
  });
});
