import { randomUUID } from 'node:crypto';
import { aProduct } from '../../shop.builders.ts';
import type { FuzzFixture } from '../world/fuzz-fixture.ts';
import type { Inputs } from './inputs.ts';

const reason = 'Se contó otra vez';
const RECEIVED = { units: 5, supplier: 'Finca', lot: 'L-1', temperature_f: 38, expires_on: '2027-06-30' };

/** An EAN-13 with its check digit. */
const eanOf = (serial: number): string => {
  const digits = `400${String(serial).padStart(9, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

const aSupplier = ({ callJson, next }: FuzzFixture) =>
  callJson('POST /api/admin/suppliers', 'admin', { name: `Finca ${next()}` });

/** A draft with one product. */
const aPurchaseOrder = async (fixture: FuzzFixture) => {
  const supplier = await aSupplier(fixture);
  const { id, version } = await fixture.callJson('POST /api/admin/purchase-orders', 'admin', {
    supplier_id: supplier.id,
  });
  const product = await aProduct(fixture.db);
  const lines = [{ product_id: product.id, units: 3, cost: 2 }];
  const draft = await fixture.callJson(`PATCH /api/admin/purchase-orders/${id}`, 'admin', { version, lines });
  return { id: String(draft.id), version: Number(draft.version) };
};

/** Receiving, adjusting and recalling stock, and buying it. */
export const stockInputs = {
  'GET /api/admin/suppliers/{id}': async (fixture) => ({
    params: { id: String((await aSupplier(fixture)).id) },
  }),
  'PATCH /api/admin/suppliers/{id}': async (fixture) => {
    const { id, version } = await aSupplier(fixture);
    return { params: { id: String(id) }, body: { version: Number(version) } };
  },
  'POST /api/admin/purchase-orders': async (fixture) => ({
    body: { supplier_id: String((await aSupplier(fixture)).id) },
  }),
  'GET /api/admin/purchase-orders/{id}': async (fixture) => ({
    params: { id: (await aPurchaseOrder(fixture)).id },
  }),
  'PATCH /api/admin/purchase-orders/{id}': async (fixture) => {
    const { id, version } = await aPurchaseOrder(fixture);
    return { params: { id }, body: { version, lines: undefined } };
  },
  'POST /api/admin/purchase-orders/{id}/moves': async (fixture) => {
    const { id, version } = await aPurchaseOrder(fixture);
    return { params: { id }, body: { version, move: 'send', mail: false, reason: undefined } };
  },
  'POST /api/admin/stock/{id}/receive': async ({ db }) => ({
    params: { id: (await aProduct(db)).id },
    body: { id: randomUUID(), ...RECEIVED },
  }),
  'POST /api/admin/stock/{id}/count': async ({ db }) => ({
    params: { id: (await aProduct(db, { stock: 20 })).id },
    body: { id: randomUUID(), counted: 19, stock_seen: 20, reserved_seen: 0, reason },
  }),
  'POST /api/admin/stock/{id}/waste': [
    async ({ db }) => ({
      params: { id: (await aProduct(db)).id },
      body: { id: randomUUID(), units: 1, lot_id: undefined, reason },
    }),
    async ({ aLot }) => {
      const { id, productId } = await aLot();
      return { params: { id: productId }, body: { id: randomUUID(), units: 1, lot_id: id, reason } };
    },
  ],
  'POST /api/admin/products/{id}/stock-movements': [
    async ({ db }) => ({
      params: { id: (await aProduct(db)).id },
      body: { id: randomUUID(), kind: 'conteo', counted: 7, reason },
    }),
    async ({ db }) => ({
      params: { id: (await aProduct(db)).id },
      body: { id: randomUUID(), kind: 'merma', quantity: 1, reason },
    }),
    async ({ db }) => ({
      params: { id: (await aProduct(db)).id },
      body: { id: randomUUID(), kind: 'ajuste', quantity: -1, reason },
    }),
  ],
  'POST /api/admin/stock/{id}/barcodes': async ({ db, next }) => ({
    params: { id: (await aProduct(db)).id },
    body: { code: eanOf(next()) },
  }),
  'DELETE /api/admin/stock/{id}/barcodes/{gtin}': async ({ db, callJson, next }) => {
    const { id } = await aProduct(db);
    const { gtin } = await callJson(`POST /api/admin/stock/${id}/barcodes`, 'admin', { code: eanOf(next()) });
    return { params: { id, gtin: String(gtin) } };
  },
  'GET /api/admin/recalls/preview': async ({ aLot }) => ({ query: { lots: (await aLot()).id } }),
  'POST /api/admin/recalls': async ({ aLot }) => ({
    body: { id: randomUUID(), lot_ids: [(await aLot()).id] },
  }),
  'GET /api/admin/recalls/{id}': async ({ aLot, callJson }) => {
    const body = {
      ...{ id: randomUUID(), lot_ids: [(await aLot()).id], reason: 'Vidrio' },
      ...{ message: 'No lo comas.', tells_possible: true },
    };
    return { params: { id: String((await callJson('POST /api/admin/recalls', 'admin', body)).id) } };
  },
} satisfies Inputs;
