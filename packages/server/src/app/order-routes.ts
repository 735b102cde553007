import type { BuyAgainLineJson } from '@nutricion/contract/orders/buy-again';
import type { ChangeOrderBody } from '@nutricion/contract/orders/orders';
import type { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { mustPrepay, prepaidMethods, prepayText } from '@nutricion/domain/fulfilment/no-shows';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { METHOD_MISSING } from '@nutricion/domain/payments/online-payment';
import type { DeliveryDependencies } from '../fulfilment/delivery/delivery-dependencies.ts';
import { deliveryHandlers } from '../fulfilment/delivery/delivery-handlers.ts';
import type { PickingDependencies } from '../fulfilment/picking/picking-dependencies.ts';
import { pickingHandlers } from '../fulfilment/picking/picking-handlers.ts';
import { printingHandlers } from '../fulfilment/printing/printing-handlers.ts';
import { rescheduleOrder } from '../fulfilment/slots/reschedule.ts';
import { slotHandlers } from '../fulfilment/slots/slot-handlers.ts';
import { adminOrderHandlers } from '../orders/admin/admin-order-handlers.ts';
import { type CancelDependencies, cancelOrder } from '../orders/cancel/cancel-order.ts';
import { changeOrder } from '../orders/change/change-order.ts';
import { checkoutOptions } from '../orders/checkout-options.ts';
import { productIds } from '../orders/decide-order.ts';
import { countNoShows } from '../orders/no-shows.ts';
import type { OrderQueue } from '../orders/order-queue.ts';
import { listOrders, readOrder } from '../orders/order-reads.ts';
import { type OrderDependencies, placeOrder } from '../orders/place-order.ts';
import { readOrderedLines } from '../orders/reorder-lines.ts';
import { orderReviewHandlers } from '../orders/review/review-routes.ts';
import { receiptHandlers } from '../payments/receipts/receipt-handlers.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';

type PastLine = Omit<BuyAgainLineJson, 'product' | 'substitute'>;

export interface OrderFeatureDependencies
  extends OrderDependencies,
    CancelDependencies,
    PickingDependencies,
    DeliveryDependencies {
  readonly orderQueue: OrderQueue;
  /** Lines of the past with products as sold now. */
  readonly buyAgainLines: (lines: readonly PastLine[]) => Promise<BuyAgainLineJson[]>;
}

/** Orders for customers and for the administration. */
export const mountOrders: MountFeature<OrderFeatureDependencies> = (app, shop) => {
  mount(app, shop.authenticate, orderHandlers(shop));
  mount(app, shop.authenticate, orderReviewHandlers(shop));
  mount(app, shop.authenticate, adminOrderHandlers(shop));
  mount(app, shop.authenticate, pickingHandlers(shop));
  mount(app, shop.authenticate, deliveryHandlers(shop));
  mount(app, shop.authenticate, printingHandlers(shop));
  mount(app, shop.authenticate, receiptHandlers(shop.db));
  mount(app, shop.authenticate, slotHandlers(shop));
};

const changedIds = ({ lines }: ChangeOrderBody): string[] => [
  ...new Set(lines.map(({ productId }) => productId)),
];

const unknownOrder = { kind: 'not-found', what: 'ese pedido' } as const;

const orderHandlers = (deps: OrderFeatureDependencies): Handlers<keyof typeof orderEndpoints> => ({
  'GET /api/checkout': async ({ caller: { profileId } }) => {
    const addresses = await deps.savedAddresses(profileId);
    const options = await checkoutOptions(deps.db, { profileId, addresses }, deps.now());
    if (!options) return refuse({ kind: 'signed-out' });
    const isPrepaid = mustPrepay(await countNoShows(deps.db, profileId));
    const methods = isPrepaid ? prepaidMethods(deps.paymentMethods) : deps.paymentMethods;
    return accept({
      ...options,
      paymentMethods: [...methods],
      prepayReason: isPrepaid ? prepayText(deps.paymentMethods) : null,
    });
  },

  'POST /api/orders': ({ caller, body, headers }) =>
    !deps.paymentMethods.includes(body.paymentMethod)
      ? refuse({ kind: 'invalid-input', errors: { paymentMethod: METHOD_MISSING } })
      : deps.orderQueue.run({ profileId: caller.profileId, productIds: productIds(body) }, () =>
          placeOrder(deps, { caller, body, idempotencyKey: headers['idempotency-key'] }),
        ),

  'GET /api/orders': async ({ caller, query }) =>
    accept(await listOrders(deps.db, caller.profileId, query.before)),

  'GET /api/orders/{id}': async ({ caller, params }) => {
    const order = isUuid(params.id) ? await readOrder(deps.db, caller.profileId, params.id) : null;
    return order ? accept(order) : refuse(unknownOrder);
  },

  'GET /api/orders/{id}/reorder': async ({ caller, params }) => {
    const lines = isUuid(params.id) ? await readOrderedLines(deps.db, caller.profileId, params.id) : null;
    return lines ? accept({ lines: await deps.buyAgainLines(lines) }) : refuse(unknownOrder);
  },

  'POST /api/orders/{id}/lines': ({ caller, params, body }) =>
    isUuid(params.id)
      ? deps.orderQueue.run({ profileId: caller.profileId, productIds: changedIds(body) }, () =>
          changeOrder(deps, caller.profileId, params.id, body),
        )
      : refuse(unknownOrder),

  'POST /api/orders/{id}/reschedule': ({ caller, params, body }) =>
    isUuid(params.id)
      ? deps.orderQueue.run({ profileId: caller.profileId, productIds: [] }, () =>
          rescheduleOrder(deps, caller.profileId, params.id, body),
        )
      : refuse(unknownOrder),

  'POST /api/orders/{id}/cancellation': ({ caller, params, body }) =>
    isUuid(params.id)
      ? deps.orderQueue.run({ profileId: caller.profileId, productIds: [] }, () =>
          cancelOrder(deps, caller.profileId, params.id, body.version),
        )
      : refuse(unknownOrder),
});
