import { aProduct } from '../../shop.builders.ts';
import type { Inputs } from './inputs.ts';

const OFFER = {
  type: 'percent-off',
  badge_text: null,
  discount_percent: 5,
  discount_value: null,
  condition_quantity: null,
  condition_spend: null,
  starts_on: '2027-01-04',
  ends_on: '2027-01-31',
} as const;
const PRICE = { price: 3, starts_on: '2027-02-01', ends_on: '2027-02-28', reason: 'Temporada' };
const bulk = (id: string) => ({
  ids: [id],
  changes: [{ field: 'aisle', operation: 'set', value: 'A-7' }],
  dry_run: false,
  reason: 'Mudanza',
});

/** Products, their prices and offers, and what is proposed of them. */
export const productInputs = {
  'POST /api/admin/products/{id}/merge': async ({ db }) => {
    const [{ id }, { id: into }] = [await aProduct(db), await aProduct(db)];
    return { params: { id }, body: { into, reason: 'Son el mismo' } };
  },
  'PATCH /api/admin/products/{id}': async ({ db }) => {
    const { id, version } = await aProduct(db);
    return { params: { id }, body: { version, reason: 'Sube el flete' } };
  },
  'POST /api/admin/products/{id}/scheduled-prices': async ({ db }) => ({
    params: { id: (await aProduct(db)).id },
    body: PRICE,
  }),
  'DELETE /api/admin/products/{id}/scheduled-prices/{priceId}': async ({ db, callJson }) => {
    const { id } = await aProduct(db);
    const price = await callJson(`POST /api/admin/products/${id}/scheduled-prices`, 'admin', PRICE);
    return { params: { id, priceId: String(price.id) } };
  },
  'POST /api/admin/products/bulk': async ({ db }) => ({
    body: { ids: [(await aProduct(db)).id], filter: undefined },
  }),
  'GET /api/admin/batches/{id}': async ({ db, callJson }) => {
    const { id } = await aProduct(db);
    const { batch_id } = await callJson('POST /api/admin/products/bulk', 'admin', bulk(id));
    return { params: { id: String(batch_id) } };
  },
  'POST /api/admin/batches/{id}/undo': async ({ db, callJson }) => {
    const { id } = await aProduct(db);
    const { batch_id } = await callJson('POST /api/admin/products/bulk', 'admin', bulk(id));
    return { params: { id: String(batch_id) } };
  },
  'POST /api/admin/products/import': async ({ db, call, next }) => {
    const title = `Importado ${next()}`;
    await aProduct(db, { title });
    const csv = await call(`GET /api/admin/products/export.csv?q=${encodeURIComponent(title)}`, 'admin');
    const text = (await csv.text()).replace(title, `${title} otra vez`);
    // What is decided of rows depends on the file; the one sent needs none.
    const query = { heading: undefined, columns: undefined, supplier: undefined, decimal: undefined };
    return {
      query: { ...query, same: undefined, other: undefined, seen: undefined },
      file: { type: 'text/csv', bytes: new Uint8Array(Buffer.from(text)) },
    };
  },
  'POST /api/admin/products/import/columns': async () => ({
    file: { type: 'text/csv', bytes: new Uint8Array(Buffer.from('sku,Precio\na,2.00\n')) },
  }),
  'POST /api/admin/proposals/{id}/decision': async ({ aProposal }) => ({
    params: { id: await aProposal() },
  }),
  'POST /api/admin/proposals/{id}/undo': async ({ aProposal, call }) => {
    const id = await aProposal();
    await call(`POST /api/admin/proposals/${id}/decision`, 'admin', { accepts: true });
    return { params: { id } };
  },
  'POST /api/admin/offers': async ({ db }) => ({ body: { ...OFFER, product_id: (await aProduct(db)).id } }),
  'GET /api/admin/offers/{id}': async ({ anOffer }) => ({ params: { id: (await anOffer()).id } }),
  'PATCH /api/admin/offers/{id}': async ({ anOffer }) => {
    const { id, version } = await anOffer();
    const { starts_on, ...form } = OFFER;
    return { params: { id }, body: { ...form, starts_on, discount_percent: 10, version } };
  },
  'POST /api/admin/offers/{id}/moves': [
    async ({ anOffer }) => {
      const { id, version } = await anOffer();
      return { params: { id }, body: { version, move: 'pause' } };
    },
  ],
  'DELETE /api/admin/search-words/{id}': async ({ callJson, next }) => {
    const word = { word: `mapuey${next()}`, means: 'ñame' };
    return { params: { id: String((await callJson('POST /api/admin/search-words', 'admin', word)).id) } };
  },
  'POST /api/admin/buyer-notes/{id}/done': async ({ callJson }) => {
    const note = { query: 'parcha', text: 'La piden mucho.' };
    return { params: { id: String((await callJson('POST /api/admin/buyer-notes', 'admin', note)).id) } };
  },
} satisfies Inputs;
