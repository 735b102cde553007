import type { listEndpoints } from '@nutricion/contract/cart/lists';
import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { buyAgainMoney } from '@nutricion/contract/orders/order-money';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { buyAgainLines } from '../../catalog/public.ts';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import { changeName, createList, setLine } from './change-list.ts';
import { favoriteHandlers } from './favorite-handlers.ts';
import { unknownList } from './list-refusal.ts';
import {
  deleteLine,
  deleteList,
  findList,
  type ListDependencies,
  readLines,
  readLists,
} from './list-store.ts';

export const mountLists: MountFeature<ListDependencies> = (app, shop) =>
  mount(app, shop.authenticate, listHandlers(shop));

/** Favourites and named lists. Another person's list is one that there isn't. */
export const listHandlers = (deps: ListDependencies): Handlers<keyof typeof listEndpoints> => ({
  ...favoriteHandlers(deps),

  'GET /api/me/lists': async ({ caller }) => {
    const lists = await readLists(deps.db, caller.profileId);
    return accept({
      lists: lists.map(({ product_ids, checked_count, ...list }) => ({
        ...list,
        productIds: product_ids,
        checkedCount: checked_count,
      })),
    });
  },

  'POST /api/me/lists': ({ caller, body }) => createList(deps, caller.profileId, body),

  'GET /api/me/lists/{id}': async ({ caller, params }) => {
    const list = await findList(deps.db, caller.profileId, params.id);
    if (!list) return refuse(unknownList);
    const lineRows = await readLines(deps.db, list.id);
    const lines = await buyAgainLines(
      deps.db,
      lineRows.map((row) => ({
        productId: row.id,
        title: row.title,
        packageLabel: row.package_label,
        imageUrl: row.image_url ?? PLACEHOLDER_IMAGE,
        quantity: row.quantity,
        ...buyAgainMoney.toJson({ unitPriceThenCents: row.unit_price_cents }),
        isChecked: row.checked_at !== null,
      })),
      deps.now(),
    );
    return accept({ ...list, lines });
  },

  'PATCH /api/me/lists/{id}': ({ caller, params, body }) =>
    changeName(deps, caller.profileId, params.id, body.name),

  'DELETE /api/me/lists/{id}': async ({ caller, params }) =>
    (await deleteList(deps.db, caller.profileId, params.id)) > 0 ? accept({}) : refuse(unknownList),

  'PUT /api/me/lists/{id}/lines/{productId}': ({ caller, params, body }) =>
    setLine(deps, caller.profileId, params.id, { ...body, productId: params.productId }),

  'DELETE /api/me/lists/{id}/lines/{productId}': async ({ caller, params }) =>
    (await deleteLine(deps.db, caller.profileId, params.id, params.productId))
      ? accept({})
      : refuse(unknownList),
});
