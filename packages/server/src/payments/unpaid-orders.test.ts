import { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import { problemSchema } from '@nutricion/contract/kit/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';

let fixture: PaymentFixture;
let staff: Awaited<ReturnType<PaymentFixture['aColleague']>>;
beforeAll(async () => {
  fixture = await aPaymentFixture();
  staff = await fixture.aColleague('finanzas');
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

const aPackedOrder = async (goesWrong: 'losesHold' | 'isRefusedCapture') => {
  const paid = await fixture.anAuthorised();
  await fixture.pack(paid.order.id, 600);
  await fixture[goesWrong](paid);
  const driver = await fixture.aColleague('reparto');
  const { date, window } = paid.order.delivery;
  const round = { date, window, hospital: paid.shopper.hospital.id };
  const routeOf = async (response: Response) =>
    deliveryEndpoints['GET /api/admin/deliveries/routes/{id}'].response.parse(await response.json());
  const { id } = await routeOf(await fixture.send(driver, '/api/admin/deliveries/routes', round));
  const leave = async () => {
    const path = `/api/admin/deliveries/routes/${id}/departure`;
    const { stops } = await routeOf(await fixture.send(driver, path, { is_hot: false, other_day: 'Prueba' }));
    return stops.map(({ status, held_back }) => ({ status, held_back }));
  };
  return { ...paid, leave };
};

const asStaff = async (paymentId: string, path: string) => {
  const { version } = await fixture.paymentOf(paymentId);
  const body = { version, reason: 'Pagó por teléfono con otra tarjeta' };
  return (await fixture.call(staff, 'POST', `/api/admin/payments/${paymentId}/${path}`, body)).status;
};

describe.each([
  ['its hold was lost', 'losesHold'],
  ['its charge was refused', 'isRefusedCapture'],
] as const)('a packed order where %s', (_, goesWrong) => {
  it('stays behind until somebody has decided, and says so', async () => {
    const { paymentId, leave } = await aPackedOrder(goesWrong);
    expect((await fixture.paymentOf(paymentId)).captured_cents).toBe(0);
    expect(await leave()).toEqual([{ status: 'listo', held_back: 'unpaid' }]);
    expect(await asStaff(paymentId, 'attend')).toBe(200);
    expect(await leave()).toEqual([{ status: 'en_ruta', held_back: null }]);
  });

  it('isn’t moved past that at the counter either', async () => {
    const { order } = await aPackedOrder(goesWrong);
    const { version } = await fixture.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const admin = await fixture.aColleague('admin');
    const apiResponse = await fixture.send(admin, `/api/admin/orders/${order.id}/transition`, {
      to: 'en_ruta',
      version,
    });
    expect(apiResponse.status).toBe(422);
    expect(problemSchema.parse(await apiResponse.json()).detail).toContain('Pagos');
    expect(await fixture.statusOf(order.id)).toBe('listo');
  });
});

describe('a packed order whose charge was refused', () => {
  it('leaves once another try took the money', async () => {
    const { paymentId, leave } = await aPackedOrder('isRefusedCapture');
    expect(await asStaff(paymentId, 'retry')).toBe(200);
    expect((await fixture.paymentOf(paymentId)).captured_cents).toBe(600);
    expect(await leave()).toEqual([{ status: 'en_ruta', held_back: null }]);
  });
});
