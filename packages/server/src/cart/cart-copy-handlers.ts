import { type CartCopyJson, cartCopyEndpoints } from '@nutricion/contract/cart/cart-copy';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';

interface CartCopyDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
}

export const mountCartCopy: MountFeature<CartCopyDependencies> = (app, shop) =>
  mount(app, shop.authenticate, cartCopyHandlers(shop));

/** A person's cart between devices. What it costs and whether it can be had is the catalogue's and the order's to say. */
export const cartCopyHandlers = ({
  db,
  now,
}: CartCopyDependencies): Handlers<keyof typeof cartCopyEndpoints> => ({
  'GET /api/me/cart': async ({ caller }) => accept(await readCopy(db, caller.profileId)),

  'PUT /api/me/cart': async ({ caller, body: { lines, version } }) => {
    const values = { user_id: caller.profileId, lines: linesToRow(lines), updated_at: new Date(now()) };
    const kept = await db
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
    return kept ? accept({ version: kept.version }) : refuse(CHANGED);
  },
});

const CHANGED = {
  kind: 'wrong-state',
  detail: 'Otro equipo cambió tu carrito mientras tanto. Vuelve a leerlo.',
} as const;

const readCopy = async (db: Kysely<Schema>, userId: string): Promise<CartCopyJson> => {
  const row = await db
    .selectFrom('carts')
    .select(['lines', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { lines: linesOfRow(row?.lines), version: row?.version ?? 0 };
};

/** The assistant keeps them under the names that its tools have (specification, section 4). */
const linesToRow = (lines: CartCopyJson['lines']): string =>
  JSON.stringify(lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })));

const schema = cartCopyEndpoints['GET /api/me/cart'].response.shape.lines;

const linesOfRow = (kept: unknown): CartCopyJson['lines'] =>
  schema.safeParse(
    (Array.isArray(kept) ? kept : []).map((line) => ({
      productId: line?.product_id,
      quantity: line?.quantity,
    })),
  ).data ?? [];
