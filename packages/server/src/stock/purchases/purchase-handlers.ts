import type { purchaseOrderEndpoints } from '@nutricion/contract/stock/purchase-orders';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Handlers } from '../../platform/http/mount.ts';
import type { StockDependencies } from '../stock-dependencies.ts';
import { fillDrafts } from './fill-drafts.ts';
import { listOrders, purchaseOverview, readPurchaseOrder, unknownOrder } from './purchase-reads.ts';
import { editPurchaseOrder, movePurchaseOrder, openPurchaseOrder } from './save-purchase-order.ts';

/** What is bought of suppliers; what comes of it is received as any lot. */
export const purchaseHandlers = (
  deps: Pick<StockDependencies, 'db' | 'now' | 'enqueueMail'>,
): Handlers<keyof typeof purchaseOrderEndpoints> => ({
  'GET /api/admin/purchase-orders': async ({ query }) => accept(await listOrders(deps.db, query)),

  'GET /api/admin/purchase-orders/overview': async () => accept(await purchaseOverview(deps.db)),

  'POST /api/admin/purchase-orders': ({ caller, body }) =>
    openPurchaseOrder(deps, caller.profileId, body.supplier_id),

  'POST /api/admin/purchase-orders/fill': ({ caller }) => fillDrafts(deps, caller.profileId),

  'GET /api/admin/purchase-orders/{id}': async ({ params }) => {
    const order = await readPurchaseOrder(deps.db, params.id);
    return order ? accept(order) : refuse(unknownOrder);
  },

  'PATCH /api/admin/purchase-orders/{id}': ({ caller, params, body: { version, ...changes } }) =>
    editPurchaseOrder(deps, { actorId: caller.profileId, id: params.id, version }, changes),

  'POST /api/admin/purchase-orders/{id}/moves': ({ caller, params, body: { version, ...moving } }) =>
    movePurchaseOrder(deps, { actorId: caller.profileId, id: params.id, version }, moving),
});
