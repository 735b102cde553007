import type { adminOrderEndpoints } from '@nutricion/contract/orders/admin-orders-endpoints';
import type { cancelPreviewEndpoints } from '@nutricion/contract/orders/cancel-preview';
import { accept } from '@nutricion/domain/kit/result';
import type { Handlers } from '../../platform/http/mount.ts';
import type { AdminOrderDependencies } from './admin-order-dependencies.ts';
import { cancelByAdmin } from './cancel-by-admin.ts';
import { excuseNoShow, unlockHandoverCode } from './forgive-customer.ts';
import { writeOrderNote } from './notes.ts';
import { readOverview } from './overview.ts';
import { previewCancellation } from './preview-cancellation.ts';
import { readQueue } from './queue.ts';
import { readAdminOrder } from './read-admin-order.ts';
import { removeRecalledItems } from './remove-recalled-items.ts';
import { handleTransition } from './transition.ts';

/** Orders for the administration: lists, records, transitions, cancellations. */
export const adminOrderHandlers = (
  deps: AdminOrderDependencies,
): Handlers<keyof typeof adminOrderEndpoints | keyof typeof cancelPreviewEndpoints> => ({
  'GET /api/admin/orders': async ({ query }) => accept(await readQueue(deps.db, query, deps.now())),

  'GET /api/admin/orders/overview': async () => accept(await readOverview(deps.db, deps.now())),

  'GET /api/admin/orders/{id}': ({ caller, params }) =>
    readAdminOrder(deps.db, caller, params.id, deps.now()),

  'POST /api/admin/orders/{id}/transition': ({ caller, params, body }) =>
    handleTransition(deps, caller, params.id, body),

  'POST /api/admin/orders/{id}/cancel': ({ caller, params, body }) =>
    cancelByAdmin(deps, caller, params.id, body),

  'POST /api/admin/orders/{id}/recalled-out': ({ caller, params }) =>
    removeRecalledItems(deps, caller, params.id),

  'POST /api/admin/orders/{id}/cancel/preview': ({ params, body }) =>
    previewCancellation(deps.db, params.id, body.lines),

  'POST /api/admin/orders/{id}/excuse-no-show': ({ caller, params, body }) =>
    excuseNoShow(deps, caller, params.id, body.reason),

  'POST /api/admin/orders/{id}/unlock-code': ({ caller, params, body }) =>
    unlockHandoverCode(deps, caller, params.id, body.reason),

  'POST /api/admin/orders/{id}/notes': ({ caller, params, body }) =>
    writeOrderNote(deps, caller, params.id, body),
});
