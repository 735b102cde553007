import type { orderEndpoints } from '@nutricion/contract/orders';
import { isUuid } from '@nutricion/domain/ids';
import { accept, refuse } from '@nutricion/domain/result';
import type { Handlers } from '../../http/mount.ts';
import { checkoutOptions } from './checkout-options.ts';
import { listOrders, readOrder } from './order-reads.ts';
import { type OrderDependencies, placeOrder } from './place-order.ts';

export const orderHandlers = (deps: OrderDependencies): Handlers<keyof typeof orderEndpoints> => ({
  'GET /api/checkout': async ({ caller }) =>
    accept(await checkoutOptions(deps.db, caller.profileId, deps.now())),

  'POST /api/orders': ({ caller, body, headers }) =>
    placeOrder(deps, { caller, body, idempotencyKey: headers['idempotency-key'] }),

  'GET /api/orders': async ({ caller, query }) =>
    accept(await listOrders(deps.db, caller.profileId, query.before)),

  'GET /api/orders/{id}': async ({ caller, params }) => {
    const order = isUuid(params.id) ? await readOrder(deps.db, caller.profileId, params.id) : null;
    return order ? accept(order) : refuse({ kind: 'not-found', what: 'esa orden' });
  },
});
