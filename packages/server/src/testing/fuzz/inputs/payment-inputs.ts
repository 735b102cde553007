import { addDays } from '@nutricion/domain/reports/period';
import type { Inputs } from './inputs.ts';

/** Payments by customers and by the administration. */
export const paymentInputs = {
  'POST /api/orders/{id}/payments': [
    async ({ anOrder }) => ({ params: { id: (await anOrder('card')).id }, body: { method: 'card' } }),
    async ({ anOrder }) => ({
      params: { id: (await anOrder('ath-movil')).id },
      body: { method: 'ath-movil', phone: '787-555-0142' },
    }),
  ],
  'GET /api/orders/{id}/payment': async ({ anOpenPayment }) => ({
    params: { id: (await anOpenPayment()).orderId },
  }),
  'POST /api/orders/{id}/payments/{pid}/refresh': async ({ anOpenPayment }) => {
    const { orderId, id } = await anOpenPayment();
    return { params: { id: orderId, pid: id } };
  },
  'POST /api/orders/{id}/payments/{pid}/phone': async ({ anOpenPayment }) => {
    const { orderId, id } = await anOpenPayment('ath-movil');
    return { params: { id: orderId, pid: id } };
  },
  'POST /api/orders/{id}/payments/{pid}/cancel': async ({ anOpenPayment }) => {
    const { orderId, id } = await anOpenPayment();
    return { params: { id: orderId, pid: id } };
  },
  'POST /api/admin/payments/{id}/refresh': async ({ anOpenPayment }) => ({
    params: { id: (await anOpenPayment()).id },
  }),
  'POST /api/admin/payments/{id}/refund': async ({ aCharge, itemOf }) => {
    const { orderId, id, version } = await aCharge();
    const lines = [{ item_id: Number((await itemOf(orderId)).id), quantity: 1 }];
    return { params: { id }, body: { version, lines } };
  },
  'POST /api/admin/payments/{id}/retry': async ({ aRefusedRefund }) => {
    const { id, version } = await aRefusedRefund();
    return { params: { id }, body: { version } };
  },
  'POST /api/admin/payments/{id}/manual-refund': async ({ aRefusedRefund }) => {
    const { id, version } = await aRefusedRefund();
    return { params: { id }, body: { version } };
  },
  'POST /api/admin/orders/{id}/pay-on-delivery': async ({ anOrder }) => {
    const { id, version } = await anOrder('card');
    return { params: { id }, body: { version, reason: 'Paga cuando lo reciba' } };
  },
  'POST /api/admin/payments/{id}/attend': async ({ aRefusedRefund }) => {
    const { id, version } = await aRefusedRefund();
    return { params: { id }, body: { version } };
  },
  // A day is closed once, so each request is for another.
  'POST /api/admin/payments/close': async ({ next }) => ({
    body: { day: addDays('2020-01-01', next()), counted: 0, expected: 0 },
  }),
  'POST /api/admin/payments/orphans/resolve': async ({ db, next }) => {
    const charge = { provider: 'stripe', provider_ref: `pi_${next()}`, amount_cents: 1_200 };
    await db.insertInto('orphan_charges').values(charge).execute();
    return { body: { provider: charge.provider, ref: charge.provider_ref } };
  },
} satisfies Inputs;
