import type { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { METHOD_MISSING } from '@nutricion/domain/payments/online-payment';
import { buyAgainLines } from '../catalog/public.ts';
import type { Caller } from '../platform/http/caller.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import type { AdminOrderDependencies } from './admin/admin-order-dependencies.ts';
import { adminOrderHandlers } from './admin/admin-order-handlers.ts';
import { cancelOrder } from './cancel/cancel-order.ts';
import { changedIds, changeOrder } from './change/change-order.ts';
import { checkoutFor } from './checkout-for.ts';
import { productIds } from './decide-order.ts';
import type { OrderQueue } from './order-queue.ts';
import { listOrders, readOrder, readOrderedLines } from './order-reads.ts';
import { setCashTender } from './payment/cash-tender.ts';
import { type OrderDependencies, placeOrder } from './place-order.ts';
import { orderReviewHandlers } from './review/review-routes.ts';
import { telephoneHandlers } from './telephone/telephone-handlers.ts';

export interface OrderFeatureDependencies extends OrderDependencies, AdminOrderDependencies {
  readonly orderQueue: OrderQueue;
}

/** Orders for customers and for the administration. */
export const mountOrders: MountFeature<OrderFeatureDependencies> = (app, shop) => {
  mount(app, shop.authenticate, orderHandlers(shop));
  mount(app, shop.authenticate, orderReviewHandlers(shop));
  mount(app, shop.authenticate, adminOrderHandlers(shop));
  mount(app, shop.authenticate, telephoneHandlers(shop));
};

const unknownOrder = { kind: 'not-found', what: 'ese pedido' } as const;

const ownOrder = async (
  { db }: Pick<OrderFeatureDependencies, 'db'>,
  { profileId }: Pick<Caller, 'profileId'>,
  id: string,
) => {
  const order = isUuid(id) ? await readOrder(db, profileId, id) : null;
  return order ? accept(order) : refuse(unknownOrder);
};

/** Choosing another delivery is fulfilment's. */
type OrderKey = Exclude<keyof typeof orderEndpoints, 'POST /api/orders/{id}/reschedule'>;

const orderHandlers = (deps: OrderFeatureDependencies): Handlers<OrderKey> => ({
  'GET /api/checkout': async ({ caller: { profileId } }) => {
    const options = await checkoutFor(deps, profileId);
    return options ? accept(options) : refuse({ kind: 'signed-out' });
  },

  'POST /api/orders': ({ caller, body, headers }) =>
    !deps.paymentMethods.includes(body.paymentMethod)
      ? refuse({ kind: 'invalid-input', errors: { paymentMethod: METHOD_MISSING } })
      : deps.orderQueue.run({ profileId: caller.profileId, productIds: productIds(body) }, () =>
          placeOrder(deps, { caller, body, idempotencyKey: headers['idempotency-key'] }),
        ),

  'GET /api/orders': async ({ caller, query }) =>
    accept(await listOrders(deps.db, caller.profileId, query.before)),

  'GET /api/orders/{id}': ({ caller, params }) => ownOrder(deps, caller, params.id),

  'GET /api/orders/{id}/reorder': async ({ caller, params }) => {
    const lines = isUuid(params.id) ? await readOrderedLines(deps.db, caller.profileId, params.id) : null;
    return lines ? accept({ lines: await buyAgainLines(deps.db, lines, deps.now()) }) : refuse(unknownOrder);
  },

  'POST /api/orders/{id}/lines': ({ caller, params, body }) =>
    isUuid(params.id)
      ? deps.orderQueue.run({ profileId: caller.profileId, productIds: changedIds(body) }, async () => {
          const by = { kind: 'customer', actorId: caller.profileId } as const;
          const changed = await changeOrder(deps, by, params.id, body);
          return changed.ok ? ownOrder(deps, caller, params.id) : changed;
        })
      : refuse(unknownOrder),

  'POST /api/orders/{id}/cash': async ({ caller, params, body }) => {
    if (!isUuid(params.id)) return refuse(unknownOrder);
    const stored = await setCashTender(deps.db, caller.profileId, params.id, body);
    return stored.ok ? ownOrder(deps, caller, params.id) : stored;
  },

  'POST /api/orders/{id}/cancellation': ({ caller, params, body }) =>
    isUuid(params.id)
      ? deps.orderQueue.run({ profileId: caller.profileId, productIds: [] }, () =>
          cancelOrder(deps, caller.profileId, params.id, body.version),
        )
      : refuse(unknownOrder),
});
