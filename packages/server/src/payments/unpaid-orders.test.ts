import { randomUUID } from 'node:crypto';
import { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import { problemSchema } from '@nutricion/contract/kit/problem';
import { paymentCloseEndpoints } from '@nutricion/contract/payments/payment-close';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
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
  const routeNow = async () => routeOf(await fixture.get(driver, `/api/admin/deliveries/routes/${id}`));
  return { ...paid, driver, leave, routeNow };
};

const orderRow = (id: string) =>
  fixture.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow();

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

  it('leaves once it is to be paid on delivery: route, receipt and the day’s close all know of that money alone', async () => {
    const { order, shopper, driver, leave, routeNow } = await aPackedOrder(goesWrong);
    const { version } = await orderRow(order.id);
    const path = `/api/admin/orders/${order.id}/pay-on-delivery`;
    expect((await fixture.call(staff, 'POST', path, { version, reason: 'Paga en efectivo' })).status).toBe(
      200,
    );
    expect((await routeNow()).stops).toMatchObject([{ status: 'listo', held_back: null, to_collect: 6 }]);
    expect(await leave()).toEqual([{ status: 'en_ruta', held_back: null }]);
    const [stop] = (await routeNow()).stops;
    const { code } = await fixture.db
      .selectFrom('handover_codes')
      .select('code')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const cash = async () => {
      const today = puertoRicoDate(fixture.payments.now());
      const close = await fixture.call(staff, 'GET', `/api/admin/payments/close?day=${today}`);
      const { ways } = paymentCloseEndpoints['GET /api/admin/payments/close'].response.parse(
        await close.json(),
      );
      return Math.round((ways.find(({ way }) => way === 'cash')?.captured ?? 0) * 100);
    };
    const before = await cash();
    const handOver = { kind: 'code', version: stop?.version, code, payment: { way: 'cash', reference: '' } };
    const handedOver = await fixture.send(driver, `/api/admin/deliveries/stops/${order.id}/deeds`, {
      id: randomUUID(),
      ...handOver,
    });
    expect(handedOver.status).toBe(200);
    expect((await cash()) - before).toBe(600);
    const receipt = await fixture.call(shopper, 'GET', `/api/orders/${order.id}/receipt`);
    expect(await receipt.json()).toMatchObject({
      receipt: { payment_method: 'on-delivery', payment_reference: 'en efectivo' },
    });
    expect(fixture.cardEffectsOf(order.id).filter(([kind]) => kind === 'capture')).toEqual([]);
  });

  it('isn’t moved past that at the counter either', async () => {
    const { order } = await aPackedOrder(goesWrong);
    const { version } = await orderRow(order.id);
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
