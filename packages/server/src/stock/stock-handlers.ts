import type { recallEndpoints } from '@nutricion/contract/stock/recalls';
import type { stockEndpoints } from '@nutricion/contract/stock/stock';
import { accept } from '@nutricion/domain/kit/result';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import { adjustStock } from './adjust-stock.ts';
import { deleteBarcode, teachBarcode } from './barcodes.ts';
import { count } from './count.ts';
import { readLedger } from './ledger.ts';
import { lotsWithBalance } from './lot-reads.ts';
import { makeRecall } from './recalls/make-recall.ts';
import { previewRecall } from './recalls/recall-preview.ts';
import { listRecalls, readRecall } from './recalls/recall-reads.ts';
import { receive } from './receive.ts';
import type { StockDependencies } from './stock-dependencies.ts';
import { findStock, readStockProduct } from './stock-reads.ts';
import { waste } from './waste.ts';

/** Endpoints for stock, lots and recalls. */
export const mountStock: MountFeature<StockDependencies> = (app, shop) => {
  mount(app, shop.authenticate, stockHandlers(shop));
  mount(app, shop.authenticate, recallHandlers(shop));
};

const stockHandlers = (deps: StockDependencies): Handlers<keyof typeof stockEndpoints> => ({
  'GET /api/admin/stock': async ({ query }) => accept({ products: await findStock(deps.db, query.q) }),

  'GET /api/admin/stock/{id}': ({ params }) => readStockProduct(deps.db, params.id, deps.now()),

  'GET /api/admin/stock/{id}/movements': async ({ params, query }) =>
    accept(await readLedger(deps.db, params.id, query.before)),

  'POST /api/admin/stock/{id}/barcodes': ({ caller, params, body }) =>
    teachBarcode(deps.db, caller, params.id, body.code),

  'DELETE /api/admin/stock/{id}/barcodes/{gtin}': ({ caller, params }) =>
    deleteBarcode(deps.db, caller, params.id, params.gtin),

  'POST /api/admin/products/{id}/stock-movements': ({ caller, params, body }) =>
    adjustStock(deps, caller, params.id, body),

  'POST /api/admin/stock/{id}/receive': ({ caller, params, body }) => receive(deps, caller, params.id, body),

  'POST /api/admin/stock/{id}/count': ({ caller, params, body }) => count(deps, caller, params.id, body),

  'POST /api/admin/stock/{id}/waste': ({ caller, params, body }) => waste(deps, caller, params.id, body),
});

const recallHandlers = (deps: StockDependencies): Handlers<keyof typeof recallEndpoints> => ({
  'GET /api/admin/lots': async ({ query }) => accept(await lotsWithBalance(deps.db, query, deps.now())),

  'GET /api/admin/recalls/preview': async ({ query }) =>
    accept(await previewRecall(deps.db, query.lots.split(','), deps.now())),

  'GET /api/admin/recalls': async () => accept({ recalls: await listRecalls(deps.db) }),

  'GET /api/admin/recalls/{id}': ({ params }) => readRecall(deps.db, params.id, deps.now()),

  'POST /api/admin/recalls': ({ caller, body }) => makeRecall(deps, caller, body),
});
