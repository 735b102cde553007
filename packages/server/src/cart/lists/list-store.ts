import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export interface ListDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
}

/**
 * Lets changes that count what a person has wait for one another. The weakest lock that does: orders and
 * other rows that only refer to them go on.
 */
export const lockOwner = (trx: Transaction<Schema>, userId: string) =>
  trx.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();

export const readListNames = (db: Kysely<Schema>, userId: string) =>
  db.selectFrom('shopping_lists').select(['id', 'name']).where('user_id', '=', userId).execute();

/** A person's lists, oldest first, with what a row of an overview shows. */
export const readLists = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('shopping_lists as l')
    .leftJoin('shopping_list_lines as i', 'i.list_id', 'l.id')
    .leftJoin('products as p', 'p.id', 'i.product_id')
    .select([
      'l.id',
      'l.name',
      sql<
        string[]
      >`coalesce(array_agg(p.id order by i.created_at, p.id) filter (where p.id is not null), '{}')`.as(
        'product_ids',
      ),
      sql<
        string[]
      >`coalesce((array_agg(coalesce(p.image_url, ${PLACEHOLDER_IMAGE}) order by i.created_at, p.id)
        filter (where p.id is not null))[1:4], '{}')`.as('images'),
      sql<number>`count(i.checked_at)`.as('checked_count'),
    ])
    .where('l.user_id', '=', userId)
    .groupBy(['l.id', 'l.name', 'l.created_at'])
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();

export const findList = (db: Kysely<Schema>, userId: string, id: string) =>
  db
    .selectFrom('shopping_lists')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** As `findList`; changes to its lines wait for one another. */
export const lockList = (trx: Transaction<Schema>, userId: string, id: string) =>
  trx
    .selectFrom('shopping_lists')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const readLines = (db: Kysely<Schema>, listId: string) =>
  db
    .selectFrom('shopping_list_lines as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select([
      'p.id',
      'p.title',
      'p.package_label',
      'p.image_url',
      'i.quantity',
      'i.unit_price_cents',
      'i.checked_at',
    ])
    .where('i.list_id', '=', listId)
    .orderBy('i.created_at')
    .orderBy('p.id')
    .execute();

/** False: the id is taken, by whomever. */
export const insertList = async (
  trx: Transaction<Schema>,
  list: { readonly id: string; readonly userId: string; readonly name: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('shopping_lists')
    .values({ id: list.id, user_id: list.userId, name: list.name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const renameList = (trx: Transaction<Schema>, id: string, name: string, now: Date) =>
  trx.updateTable('shopping_lists').set({ name, updated_at: now }).where('id', '=', id).execute();

/** How many there were: 0 or 1. */
export const deleteList = async (db: Kysely<Schema>, userId: string, id: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('shopping_lists')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export interface NewLine {
  readonly productId: string;
  readonly quantity: number;
  readonly isChecked: boolean;
  /** What a unit costs now. */
  readonly unitPriceCents: number;
}

/** Puts lines on a list; one that is there already gets its quantity and check changed, not its price then. */
export const saveLines = async (
  trx: Transaction<Schema>,
  listId: string,
  lines: readonly NewLine[],
  now: Date,
): Promise<void> => {
  if (lines.length === 0) return;
  await trx
    .insertInto('shopping_list_lines')
    .values(
      lines.map((line) => ({
        list_id: listId,
        product_id: line.productId,
        quantity: line.quantity,
        unit_price_cents: line.unitPriceCents,
        checked_at: line.isChecked ? now : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['list_id', 'product_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        checked_at: eb.ref('excluded.checked_at'),
      })),
    )
    .execute();
};

/** Deletes nothing where the list isn't theirs; answers whether it is. */
export const deleteLine = async (
  db: Kysely<Schema>,
  userId: string,
  listId: string,
  productId: string,
): Promise<boolean> => {
  const list = await findList(db, userId, listId);
  if (!list) return false;
  await db
    .deleteFrom('shopping_list_lines')
    .where('list_id', '=', listId)
    .where('product_id', '=', productId)
    .execute();
  return true;
};
