import { randomUUID } from 'node:crypto';
import { paymentCloseEndpoints } from '@nutricion/contract/payments/payment-close';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentFixture, type PaymentFixture } from '../payments.builders.ts';

let fixture: PaymentFixture;
let staff: Awaited<ReturnType<PaymentFixture['aColleague']>>;
let other: typeof staff;
const today = puertoRicoDate(Date.now());
// Days are closed for good, so each test has a database of its own.
beforeEach(async () => {
  fixture = await aPaymentFixture();
  [staff, other] = await Promise.all([fixture.aColleague('finanzas'), fixture.aColleague('admin')]);
});
afterEach(() => fixture.drop());

const read = async (day: string) =>
  paymentCloseEndpoints['GET /api/admin/payments/close'].response.parse(
    await (await fixture.call(staff, 'GET', `/api/admin/payments/close?day=${day}`)).json(),
  );
const close = (body: object, by = staff) =>
  fixture.call(by, 'POST', '/api/admin/payments/close', { day: today, ...body });
const enter = (body: object) =>
  fixture.call(staff, 'POST', '/api/admin/payments/cash-entries', {
    ...{ id: randomUUID(), way: 'cash', amount: -3.5, reason: 'Hielo para las neveras' },
    ...body,
  });
const aCountedRoute = (values: { expected: number; counted: number; reason?: string }) =>
  fixture.db
    .insertInto('delivery_routes')
    .values({
      ...{ delivery_date: today, delivery_window: '07-09', leased_until: new Date(), state: 'done' },
      ...{ cash_expected_cents: values.expected, cash_counted_cents: values.counted },
      ...{ cash_reason: values.reason ?? null, closed_at: new Date(), driver_id: other.profile.id },
    })
    .execute();
const untilTomorrow = () => fixture.pass(24 * 60);

describe('closing a day', () => {
  it('stores what drivers counted, the difference with its reason, who and under which number', async () => {
    await aCountedRoute({ expected: 600, counted: 550, reason: 'Se cayeron dos pesetas' });
    untilTomorrow();
    const open = await read(today);
    expect(open).toMatchObject({ cash: { expected: 5.5, counted: null }, closed: null, may_close: true });
    expect(open.routes).toMatchObject([
      {
        name: expect.stringContaining('A domicilio'),
        driver: other.profile.full_name,
        expected: 6,
        counted: 5.5,
      },
    ]);
    expect((await close({ expected: 5.5, counted: 5 })).status).toBe(422);
    const closed = await close({ expected: 5.5, counted: 5, reason: 'Falta medio peso' });
    expect(closed.status).toBe(200);
    expect(await closed.json()).toEqual(await read(today));
    expect(await read(today)).toMatchObject({
      ...{ cash: { expected: 5.5, counted: 5 }, may_close: false },
      closed: { number: 'C-000001', by: staff.profile.full_name, reason: 'Falta medio peso' },
    });
  });

  it('happens once: for a repeated request the same, for somebody else a refusal', async () => {
    untilTomorrow();
    const both = await Promise.all([
      close({ expected: 0, counted: 0 }),
      close({ expected: 0, counted: 0 }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both[0]?.status === 200 ? staff : other;
    const late = both.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({ detail: expect.stringContaining('C-000001') });
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'payment.close-day')
      .execute();
    expect(entries).toEqual([{ actor_id: first.profile.id }]);
    expect((await close({ expected: 0, counted: 0 }, first)).status).toBe(200);
    expect((await close({ expected: 0, counted: 1, reason: 'Sobra' }, first)).status).toBe(409);
    expect((await close({ day: '2026-01-02', expected: 0, counted: 0 })).status).toBe(200);
    expect((await read('2026-01-02')).closed?.number).toBe('C-000002');
  });

  it('is refused while the day lasts, and where something changed since it was looked at', async () => {
    expect((await read(today)).may_close).toBe(false);
    expect((await close({ expected: 0, counted: 0 })).status).toBe(409);
    untilTomorrow();
    await aCountedRoute({ expected: 600, counted: 600 });
    expect((await close({ expected: 0, counted: 0 })).status).toBe(409);
    const stranger = await fixture.aColleague('lectura');
    expect((await close({ expected: 6, counted: 6 }, stranger)).status).toBe(403);
  });

  it('is final: a fee that is reported later changes an open day and no closed one', async () => {
    const { paymentId } = await fixture.aCharged();
    const feesOf = async (day: string) => (await read(day)).ways.find(({ way }) => way === 'card')?.fees;
    const report = (cents: number) =>
      fixture.db.updateTable('payments').set({ fee_cents: cents }).where('id', '=', paymentId).execute();
    await report(40);
    const before = await feesOf(today);
    await report(70);
    expect(await feesOf(today)).not.toEqual(before);
    untilTomorrow();
    expect((await read(puertoRicoDate(fixture.payments.now()))).unclosed).toContain(today);
    expect((await close({ expected: 0, counted: 0 })).status).toBe(200);
    const closed = await read(today);
    await report(90);
    expect({ ...(await read(today)), unclosed: closed.unclosed }).toEqual(closed);
    expect((await read(puertoRicoDate(fixture.payments.now()))).unclosed).not.toContain(today);
  });
});

describe('cash without an order', () => {
  it('is of the day on which it is written, once, and changes what should be in the drawer', async () => {
    const id = randomUUID();
    for (let tap = 0; tap < 2; tap += 1) expect((await enter({ id })).status).toBe(200);
    const { entries, cash } = await read(today);
    expect(entries).toMatchObject([
      { amount: -3.5, way: 'cash', by: staff.profile.full_name, corrects: null },
    ]);
    expect(cash.expected).toBe(-3.5);
    expect((await enter({ amount: 0 })).status).toBe(422);
    expect((await enter({ way: 'ath_movil', amount: 2 })).status).toBe(200);
    expect((await read(today)).cash.expected).toBe(-3.5);
  });

  it('corrects only a day that is closed', async () => {
    untilTomorrow();
    expect((await enter({ corrects: today })).status).toBe(422);
    await close({ expected: 0, counted: 0 });
    expect((await enter({ corrects: today, amount: 5 })).status).toBe(200);
    expect((await read(today)).entries).toEqual([]);
    expect((await read(puertoRicoDate(fixture.payments.now()))).entries).toMatchObject([{ corrects: today }]);
  });

  it('given back to a customer leaves the drawer, and stands with the order and who gave it', async () => {
    const door = await fixture.aDoorPaid();
    const [{ id = 0 } = {}] = await fixture.itemsOf(door.order.id);
    const { version } = await fixture.paymentOf(door.paymentId);
    const body = { version, reason: 'Llegó abierto.', lines: [{ item_id: id, quantity: 1 }] };
    await fixture.call(staff, 'POST', `/api/admin/payments/${door.paymentId}/refund`, body);
    const { cash, manual_refunds } = await read(today);
    expect(cash.expected).toBe(-2);
    expect(manual_refunds).toMatchObject([
      { order_number: door.order.number, way: 'cash', amount: 2, by: staff.profile.full_name },
    ]);
  });
});
