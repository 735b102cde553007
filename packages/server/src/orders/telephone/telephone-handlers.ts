import type { telephoneOrderEndpoints } from '@nutricion/contract/orders/telephone-orders';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { AdminOrderDependencies } from '../admin/admin-order-dependencies.ts';
import { readAdminOrder } from '../admin/read-admin-order.ts';
import { changedIds, changeOrder } from '../change/change-order.ts';
import { checkoutFor } from '../checkout-for.ts';
import { productIds } from '../decide-order.ts';
import type { OrderQueue } from '../order-queue.ts';
import type { OrderDependencies } from '../place-order.ts';
import { placeForCustomer } from './place-for-customer.ts';

type TelephoneDependencies = OrderDependencies & AdminOrderDependencies & { readonly orderQueue: OrderQueue };

/** Choosing another delivery is fulfilment's. */
type TelephoneKey = Exclude<keyof typeof telephoneOrderEndpoints, 'POST /api/admin/orders/{id}/delivery'>;

/** What staff do for the customer on the telephone. */
export const telephoneHandlers = (deps: TelephoneDependencies): Handlers<TelephoneKey> => ({
  'GET /api/admin/customers/{id}/checkout': async ({ params }) => {
    const [options, customer] = await Promise.all([
      checkoutFor(deps, params.id),
      readTelephoneCustomer(deps.db, params.id),
    ]);
    return options && customer
      ? accept({ ...options, customer, ivu_basis_points: deps.ivuBasisPoints })
      : refuse({ kind: 'not-found', what: 'esa cuenta' });
  },

  'POST /api/admin/customers/{id}/orders': ({ caller, params, body, headers }) =>
    deps.orderQueue.run({ profileId: params.id as ProfileId, productIds: productIds(body) }, () =>
      placeForCustomer(deps, caller, params.id as ProfileId, {
        body,
        idempotencyKey: headers['idempotency-key'],
      }),
    ),

  'POST /api/admin/orders/{id}/lines': ({ caller, params, body: { reason, ...body } }) =>
    deps.orderQueue.run({ profileId: caller.profileId, productIds: changedIds(body) }, async () => {
      const by = { kind: 'staff', actorId: caller.profileId, reason } as const;
      const changed = await changeOrder(deps, by, params.id, body);
      return changed.ok ? readAdminOrder(deps.db, caller, params.id, deps.now()) : changed;
    }),
});

const readTelephoneCustomer = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('profiles')
    .select(['id', 'full_name', 'email', 'phone', 'is_verified'])
    .where('id', '=', id)
    .executeTakeFirst();
