import { type SyncedCartJson, syncedCartEndpoints } from '@nutricion/contract/cart/synced-cart';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';

interface SyncedCartDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
}

export const mountSyncedCart: MountFeature<SyncedCartDependencies> = (app, shop) =>
  mount(app, shop.authenticate, syncedCartHandlers(shop));

/** A user's cart on all devices. Prices and availability are checked by the catalog and the order. */
export const syncedCartHandlers = ({
  db,
  now,
}: SyncedCartDependencies): Handlers<keyof typeof syncedCartEndpoints> => ({
  'GET /api/me/cart': async ({ caller }) => accept(await readSyncedCart(db, caller.profileId)),

  'PUT /api/me/cart': async ({ caller, body: { lines, version } }) => {
    const values = { user_id: caller.profileId, lines: linesToRow(lines), updated_at: new Date(now()) };
    const stored = await db
      .insertInto('carts')
      .values({ ...values, version: 1 })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ lines: values.lines, updated_at: values.updated_at, version: version + 1 })
          .where('carts.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    return stored ? accept({ version: stored.version }) : refuse(changedSinceRefusal);
  },
});

const changedSinceRefusal = {
  kind: 'wrong-state',
  detail: 'Otro equipo cambió tu carrito mientras tanto. Vuelve a leerlo.',
} as const;

const readSyncedCart = async (db: Kysely<Schema>, userId: string): Promise<SyncedCartJson> => {
  const row = await db
    .selectFrom('carts')
    .select(['lines', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { lines: linesOfRow(row?.lines), version: row?.version ?? 0 };
};

/** Stored under the names that the assistant's tools have (specification, section 4). */
const linesToRow = (lines: SyncedCartJson['lines']): string =>
  JSON.stringify(lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })));

const schema = syncedCartEndpoints['GET /api/me/cart'].response.shape.lines;

const linesOfRow = (stored: unknown): SyncedCartJson['lines'] =>
  schema.safeParse(
    (Array.isArray(stored) ? stored : []).map((line) => ({
      productId: line?.product_id,
      quantity: line?.quantity,
    })),
  ).data ?? [];
