import type { printingEndpoints } from '@nutricion/contract/fulfilment/printing';
import { hasPermission } from '@nutricion/domain/accounts/role';
import { isPrintable } from '@nutricion/domain/fulfilment/printing';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import {
  type ChosenOrders,
  ordersOnTodaysRoutes,
  readChosen,
  readReadyOf,
  readRounds,
} from './print-rounds.ts';
import { readPrintedOrders } from './read-printed-orders.ts';

interface PrintingDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
}

/** Labels, packing slips and route sheets: their contents, and which were printed. */
export const printingHandlers = ({
  db,
  now,
}: PrintingDependencies): Handlers<keyof typeof printingEndpoints> => ({
  'GET /api/admin/print/rounds': async ({ caller }) => {
    const rounds = await readRounds(db, now());
    const today = puertoRicoDate(now());
    return accept({ rounds: rounds.filter(({ date }) => mayReadOrders(caller) || date === today) });
  },

  'GET /api/admin/print/orders': async ({ caller, query }) => {
    const chosen =
      query.ids === undefined ? await readReadyOf(db, query) : await readChosen(db, query.ids.split(','));
    const shown = mayReadOrders(caller) ? chosen : await onlyOnTodaysRoutes(db, chosen, now());
    return accept({
      orders: await readPrintedOrders(db, shown.ids),
      still_packing: shown.stillPacking,
      left_out: [...shown.leftOut],
    });
  },

  'POST /api/admin/print/marks': async ({ caller, body }) => {
    const printedAt = new Date(now());
    const orders = await db.selectFrom('orders').select('id').where('id', 'in', body.order_ids).execute();
    const isTheirs = mayReadOrders(caller) || (await areOnTodaysRoutes(db, body.order_ids, now()));
    if (!isTheirs || orders.length < new Set(body.order_ids).size)
      return refuse({ kind: 'not-found', what: 'alguno de esos pedidos' });
    await db
      .insertInto('order_prints')
      .values(
        orders.flatMap(({ id }) =>
          body.kinds.map((kind) => ({
            request_id: body.id,
            order_id: id,
            kind,
            actor_id: caller.profileId,
            printed_at: printedAt,
          })),
        ),
      )
      .onConflict((conflict) => conflict.columns(['request_id', 'order_id', 'kind']).doNothing())
      .execute();
    return accept({ printed_at: printedAt.toISOString() });
  },

  'PUT /api/admin/orders/{id}/bags': async ({ caller, params, body }) => {
    if (!mayReadOrders(caller) && !(await areOnTodaysRoutes(db, [params.id], now())))
      return refuse({ kind: 'not-found', what: 'ese pedido' });
    const order = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
    if (!isPrintable(order.status))
      return refuse({
        kind: 'wrong-state',
        detail: 'Ese pedido ya no se carga en bolsas. Vuelve a cargar la lista.',
      });
    await db
      .insertInto('order_bags')
      .values({ order_id: params.id, ...body })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(body))
      .execute();
    return accept(body);
  },
});

/** Prints show names, telephones and places: drivers, who may not read orders, print only what they carry today. */
const mayReadOrders = ({ roles }: Pick<Caller, 'roles'>): boolean => hasPermission(roles, 'orders.read');

const onlyOnTodaysRoutes = async (
  db: Kysely<Schema>,
  chosen: ChosenOrders,
  nowMs: number,
): Promise<ChosenOrders> => {
  const carried = await ordersOnTodaysRoutes(db, chosen.ids, nowMs);
  const others = chosen.ids.filter((id) => !carried.has(id));
  const numbers =
    others.length === 0
      ? []
      : await db.selectFrom('orders').select('number').where('id', 'in', others).execute();
  return {
    ...chosen,
    ids: [...carried],
    leftOut: [...chosen.leftOut, ...numbers.map(({ number }) => number)],
  };
};

const areOnTodaysRoutes = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  nowMs: number,
): Promise<boolean> => {
  const carried = await ordersOnTodaysRoutes(db, ids, nowMs);
  return ids.every((id) => carried.has(id));
};
