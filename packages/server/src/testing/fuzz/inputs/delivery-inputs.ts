import { randomUUID } from 'node:crypto';
import { MAX_WRONG_CODES } from '@nutricion/domain/fulfilment/handover-code';
import { aJpeg } from '../../../fulfilment/delivery/delivery.builders.ts';
import type { Inputs } from './inputs.ts';

const cash = { way: 'cash' } as const;

/** Routes, and what is done at each of their stops. */
export const deliveryInputs = {
  'POST /api/admin/deliveries/routes': async ({ aRound }) => {
    const { round, as } = await aRound();
    return { as, body: round };
  },
  'GET /api/admin/deliveries/routes/{id}': async ({ onItsWay }) => {
    const { id, as } = await onItsWay();
    return { as, params: { id } };
  },
  'POST /api/admin/deliveries/routes/{id}/take': async ({ onItsWay, call, aMember }) => {
    const { id, as } = await onItsWay();
    await call(`POST /api/admin/deliveries/routes/${id}/return`, as);
    return { as: (await aMember('reparto')).as, params: { id } };
  },
  'POST /api/admin/deliveries/routes/{id}/return': async ({ aRoute }) => {
    const { id, as } = await aRoute();
    return { as, params: { id } };
  },
  'POST /api/admin/deliveries/routes/{id}/departure': async ({ aRoute }) => {
    const { id, as } = await aRoute();
    return { as, params: { id }, body: { other_day: 'De otro día' } };
  },
  'POST /api/admin/deliveries/stops/{id}/deeds': [
    async ({ onItsWay }) => {
      const { orderId, as } = await onItsWay();
      return { as, params: { id: orderId }, body: { id: randomUUID(), kind: 'arrived' } };
    },
    async ({ onItsWay, byCode }) => {
      const stop = await onItsWay();
      const body = { id: randomUUID(), ...(await byCode(stop)) };
      return { as: stop.as, params: { id: stop.orderId }, body };
    },
    async ({ onItsWay }) => {
      const { orderId, as, version } = await onItsWay();
      const proof = { photo: aJpeg().toString('base64'), receiver: 'Ana Ruiz', reason: 'No tiene teléfono' };
      const body = { id: randomUUID(), kind: 'photo', version, ...proof, payment: cash } as const;
      return { as, params: { id: orderId }, body };
    },
    async ({ onItsWay, giveAway }) => {
      const { orderId, as, version } = await giveAway(await onItsWay());
      const body = { id: randomUUID(), kind: 'not-delivered', version, reason: 'No contesta' } as const;
      return { as, params: { id: orderId }, body };
    },
    async ({ notDelivered }) => {
      const { orderId, as, version } = await notDelivered();
      return { as, params: { id: orderId }, body: { id: randomUUID(), kind: 'second-try', version } };
    },
    async ({ notDelivered }) => {
      const { orderId, as, version } = await notDelivered();
      return { as, params: { id: orderId }, body: { id: randomUUID(), kind: 'back', version } };
    },
  ],
  'POST /api/admin/deliveries/routes/{id}/cash': async ({ handedOver }) => {
    const { id, as } = await handedOver();
    return { as, params: { id }, body: { counted: 12 } };
  },
  'GET /api/admin/orders/{id}/handover': async ({ handedOver }) => ({
    params: { id: (await handedOver()).orderId },
  }),
  'POST /api/admin/orders/{id}/excuse-no-show': async ({ notDelivered }) => ({
    params: { id: (await notDelivered()).orderId },
  }),
  'POST /api/admin/orders/{id}/unlock-code': async ({ db, onItsWay }) => {
    const { orderId } = await onItsWay();
    await db
      .updateTable('handover_codes')
      .set({ wrong_tries: MAX_WRONG_CODES })
      .where('order_id', '=', orderId)
      .execute();
    return { params: { id: orderId } };
  },
  'POST /api/orders/{id}/coming-down': async ({ onItsWay }) => ({
    params: { id: (await onItsWay()).orderId },
  }),
  'GET /api/orders/{id}': async ({ onItsWay }) => ({ params: { id: (await onItsWay()).orderId } }),
  'GET /api/admin/orders/{id}': async ({ handedOver }) => ({ params: { id: (await handedOver()).orderId } }),
  'GET /api/orders/{id}/receipt': async ({ handedOver }) => ({
    params: { id: (await handedOver()).orderId },
  }),
} satisfies Inputs;
