import type { printingEndpoints } from '@nutricion/contract/printing';
import { isPrintable } from '@nutricion/domain/delivery/printed';
import { accept, refuse } from '@nutricion/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Handlers } from '../../../http/mount.ts';
import { readPrintedOrders } from './read-printed-orders.ts';
import { readChosen, readReadyOf, readRounds } from './rounds.ts';

interface PrintingDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
}

/** Labels, packing slips and route sheets: what is on them, and which came out of a printer. */
export const printingHandlers = ({
  db,
  now,
}: PrintingDependencies): Handlers<keyof typeof printingEndpoints> => ({
  'GET /api/admin/print/rounds': async () => accept({ rounds: await readRounds(db, now()) }),

  'GET /api/admin/print/orders': async ({ query }) => {
    const { ids, stillPacking, leftOut } =
      query.ids === undefined ? await readReadyOf(db, query) : await readChosen(db, query.ids.split(','));
    return accept({
      orders: await readPrintedOrders(db, ids),
      still_packing: stillPacking,
      left_out: [...leftOut],
    });
  },

  'POST /api/admin/print/marks': async ({ caller, body }) => {
    const printedAt = new Date(now());
    const orders = await db.selectFrom('orders').select('id').where('id', 'in', body.order_ids).execute();
    if (orders.length < new Set(body.order_ids).size)
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

  'PUT /api/admin/orders/{id}/bags': async ({ params, body }) => {
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
