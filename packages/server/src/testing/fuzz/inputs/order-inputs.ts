import { randomUUID } from 'node:crypto';
import type { Inputs } from './inputs.ts';

const HOUR_MS = 3_600_000;

/** Orders, as their customers and the counter deal with them, and as they are picked and printed. */
export const orderInputs = {
  'POST /api/orders': async ({ anOrderBody, next }) => ({
    headers: { 'idempotency-key': `llave-de-prueba-${next()}` },
    body: await anOrderBody(),
  }),
  'POST /api/orders/{id}/lines': async ({ anOrder }) => {
    const { id, version, productId } = await anOrder();
    return { params: { id }, body: { lines: [{ productId, quantity: 2 }], expectedTotal: 8, version } };
  },
  'POST /api/orders/{id}/reschedule': async ({ anOrder, days }) => {
    const { id, version } = await anOrder();
    return { params: { id }, body: { version, deliveryDate: days()[2] ?? '', deliveryWindow: '07-09' } };
  },
  'POST /api/orders/{id}/cash': async ({ anOrder }) => ({
    params: { id: (await anOrder()).id },
    body: { tender: 20 },
  }),
  'GET /api/admin/customers/{id}/checkout': ({ customer }) => ({ params: { id: customer.id } }),
  'POST /api/admin/customers/{id}/orders': async ({ customer, anOrderBody, next }) => ({
    params: { id: customer.id },
    headers: { 'idempotency-key': `llave-de-prueba-${next()}` },
    body: await anOrderBody(),
  }),
  'POST /api/admin/orders/{id}/lines': async ({ anOrder }) => {
    const { id, version, productId } = await anOrder();
    return { params: { id }, body: { lines: [{ productId, quantity: 2 }], expectedTotal: 8, version } };
  },
  'POST /api/admin/orders/{id}/delivery': async ({ anOrder, days }) => {
    const { id, version } = await anOrder();
    return { params: { id }, body: { version, deliveryDate: days()[2] ?? '', deliveryWindow: '07-09' } };
  },
  'POST /api/orders/{id}/cancellation': async ({ anOrder }) => {
    const { id, version } = await anOrder();
    return { params: { id }, body: { version } };
  },
  'POST /api/admin/orders/{id}/review': async ({ anOrderWith }) => {
    const due = new Date(Date.now() + HOUR_MS);
    const { id, version } = await anOrderWith({ review: 'waiting', review_due_at: due });
    return { params: { id }, body: { version, reason: 'Confirmado por teléfono' } };
  },
  'POST /api/admin/orders/{id}/transition': [
    async ({ anOrderWith }) => {
      const { id, version } = await anOrderWith({ status: 'listo' });
      return { params: { id }, body: { to: 'en_ruta', version, reason: 'De otro día' } };
    },
    async ({ anOrderWith }) => {
      const { id, version } = await anOrderWith({ status: 'en_preparacion' });
      return { params: { id }, body: { to: 'esperando_cliente', version, reason: 'No hay parchas' } };
    },
  ],
  'POST /api/admin/orders/{id}/cancel': [
    async ({ anOrder }) => {
      const { id, version } = await anOrder();
      return { params: { id }, body: { version, lines: undefined, reason: 'Lo pidió' } };
    },
    async ({ anOrder, itemOf }) => {
      const { id, version } = await anOrder();
      const lines = [{ item_id: Number((await itemOf(id)).id), quantity: 1 }];
      return { params: { id }, body: { version, lines, refund: false, reason: 'Se acabó' } };
    },
  ],
  'POST /api/admin/orders/{id}/cancel/preview': async ({ anOrder, itemOf }) => {
    const { id } = await anOrder();
    return { params: { id }, body: { lines: [{ item_id: Number((await itemOf(id)).id), quantity: 1 }] } };
  },
  'POST /api/admin/orders/{id}/notes': async ({ anOrder }) => ({ params: { id: (await anOrder()).id } }),
  'PUT /api/admin/orders/{id}/bags': async ({ anOrder }) => ({
    params: { id: (await anOrder()).id },
    body: { dry: 1, cold: 1 },
  }),
  'GET /api/admin/print/orders': [
    async ({ anOrder }) => ({
      query: { ids: (await anOrder()).id, date: undefined, window: undefined, hospital: undefined },
    }),
    async ({ aRound }) => ({ query: { ...(await aRound()).round, ids: undefined } }),
  ],
  'POST /api/admin/picking/batches': async ({ aWindow }) => {
    const { round, as } = await aWindow();
    return { as, body: round };
  },
  'GET /api/admin/picking/batches/{id}': async ({ aBatch }) => {
    const { id, as } = await aBatch();
    return { as, params: { id } };
  },
  'POST /api/admin/picking/batches/{id}/take': async ({ aBatch, db, aMember }) => {
    const { id } = await aBatch();
    await db
      .updateTable('pick_batches')
      .set({ leased_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    return { as: (await aMember('almacen')).as, params: { id } };
  },
  'POST /api/admin/picking/batches/{id}/return': async ({ aBatch }) => {
    const { id, as } = await aBatch();
    return { as, params: { id } };
  },
  'POST /api/admin/picking/batches/{id}/actions': async ({ aBatch }) => {
    const { id, as, line } = await aBatch();
    const picked = { id: randomUUID(), kind: 'pick', line, units: 2 } as const;
    const outcome = { kind: 'leave-out' } as const;
    const short = { id: randomUUID(), kind: 'short', line, units: 1, outcome } as const;
    return { as, params: { id }, body: { actions: [short, picked] } };
  },
  'POST /api/admin/picking/batches/{id}/bags/{number}/ready': async ({ aPickedBatch }) => {
    const { id, as } = await aPickedBatch();
    return { as, params: { id, number: 1 } };
  },
} satisfies Inputs;
