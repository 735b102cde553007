import type { recallEndpoints } from '@nutricion/contract/stock/recalls';
import type { movementBodySchema, StockProductJson, stockEndpoints } from '@nutricion/contract/stock/stock';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { countStock } from '@nutricion/domain/stock/count';
import type { z } from 'zod';
import type { Caller } from '../platform/http/caller.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { deleteBarcode, teachBarcode } from './barcodes.ts';
import { changeStock } from './change-stock.ts';
import { count } from './count.ts';
import { readLedger } from './ledger.ts';
import { lotsWithBalance } from './lot-reads.ts';
import { moveStock, recordStock, writtenUnits } from './move-stock.ts';
import { purchaseHandlers } from './purchases/purchase-handlers.ts';
import { makeRecall } from './recalls/make-recall.ts';
import { previewRecall } from './recalls/recall-preview.ts';
import { listRecalls, readRecall } from './recalls/recall-reads.ts';
import { receive } from './receive.ts';
import type { StockDependencies } from './stock-dependencies.ts';
import { findStock, readStockProduct } from './stock-reads.ts';
import { supplierHandlers } from './suppliers.ts';
import { waste } from './waste.ts';

/** Endpoints for stock, lots and recalls. */
export const mountStock: MountFeature<StockDependencies> = (app, shop) => {
  mount(app, shop.authenticate, stockHandlers(shop));
  mount(app, shop.authenticate, recallHandlers(shop));
  mount(app, shop.authenticate, supplierHandlers(shop));
  mount(app, shop.authenticate, purchaseHandlers(shop));
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

/**
 * Writes one movement of the ledger, for other programs: a count, waste, a return or a correction. A repeated request with the same id writes it
 * once. Screens use endpoints of their own, which also check what the user saw and take lots.
 */
const adjustStock = (
  deps: StockDependencies,
  { profileId: actorId }: Caller,
  productId: string,
  body: z.output<typeof movementBodySchema>,
): Promise<Result<StockProductJson, Refusal>> =>
  changeStock(deps, actorId, productId, async (trx, product) => {
    const { id, kind, reason } = body;
    if (id && (await writtenUnits(trx, id)) !== undefined) return accept(false);
    const units =
      kind === 'conteo'
        ? countStock(body.counted, product.reserved, product.stock).difference
        : kind === 'merma'
          ? -body.quantity
          : body.quantity;
    if (product.stock + units < 0)
      return refuse({
        kind: 'invalid-input',
        errors: { quantity: `Hay ${product.stock} a la venta. Quita esas o menos, o haz un conteo.` },
      });
    await moveStock(trx, product.id, { kind, units, actorId, reason, ...(id && { requestId: id }) });
    const action = kind === 'conteo' ? 'stock.count' : kind === 'merma' ? 'stock.waste' : 'stock.adjust';
    await recordStock(trx, product, { action, actorId, stock: product.stock + units, reason });
    return accept(units !== 0);
  });
