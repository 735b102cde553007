import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../../platform/admin/audit.ts';
import { recheckPermission } from '../../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { changeProduct } from '../change-product.ts';
import { type EditableProduct, readEditableProduct, withIds } from '../editable-product.ts';
import type { ProductDependencies } from '../product-dependencies.ts';
import { readAdminProduct, unknownProduct } from '../product-reads.ts';
import { writeProducts } from '../write-products.ts';

interface Merge {
  readonly actorId: string;
  readonly id: string;
  readonly into: string;
  readonly reason: string;
}

/**
 * Makes one product of two: orders, lists, favourites, recipes, barcodes, photos, lots and stock go over to the survivor, old
 * links lead to it, and the other is put away. What is told about it, price and words, stays as the survivor has it.
 */
export const mergeProducts = async (
  { db, now, announceStock }: Pick<ProductDependencies, 'db' | 'now' | 'announceStock'>,
  merge: Merge,
): Promise<Result<AdminProductJson, Refusal>> => {
  const { actorId, id, into, reason } = merge;
  const merged = await rollBackOnRefusal(db, async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    if (id === into) return refuse({ kind: 'invalid-input', errors: { into: 'Escoge otro producto.' } });
    const both = await readEditableProduct(trx, withIds([id, into]), { isLocked: true });
    const gone = both.find((product) => product.id === id);
    const survivor = both.find((product) => product.id === into);
    if (!gone || !survivor) return refuse(unknownProduct);
    if (survivor.is_archived)
      return refuse({
        kind: 'invalid-input',
        errors: { into: 'Ese está archivado. Sácalo del archivo o escoge otro.' },
      });
    for (const update of mergeUpdates(id, into)) await update.execute(trx);
    await transferStock(trx, gone, merge);
    await redirect(trx, id, into);
    const archived = changeProduct(gone, { is_archived: true });
    if (archived.ok && archived.value) await writeProducts(trx, [archived.value], { actorId, reason });
    await recordChange(trx, {
      actorId,
      action: 'product.merge',
      subjectType: 'product',
      subjectId: into,
      before: { name: survivor.title },
      after: { name: survivor.title, merged: gone.title },
      reason,
    });
    return accept(null);
  });
  if (!merged.ok) return merged;
  announceStock([into]);
  return readAdminProduct(db, into, now());
};

/** Everything that names the one names the other; where both stand already, the survivor's stays. */
const mergeUpdates = (id: string, into: string) => [
  sql`insert into favorites (user_id, product_id, created_at)
    select user_id, ${into}, created_at from favorites where product_id = ${id} on conflict do nothing`,
  sql`delete from favorites where product_id = ${id}`,
  // Who waited for either waits for the one that stays.
  sql`insert into stock_alerts (user_id, product_id, asked_at)
    select user_id, ${into}, asked_at from stock_alerts where product_id = ${id} on conflict do nothing`,
  sql`delete from stock_alerts where product_id = ${id}`,
  sql`insert into shopping_list_lines as line (list_id, product_id, quantity, unit_price, checked_at, created_at)
    select list_id, ${into}, quantity, unit_price, checked_at, created_at from shopping_list_lines where product_id = ${id}
    on conflict (list_id, product_id) do update set quantity = least(999, line.quantity + excluded.quantity)`,
  sql`delete from shopping_list_lines where product_id = ${id}`,
  sql`update product_barcodes set product_id = ${into} where product_id = ${id}`,
  // A photo that both have stays with the one that is put away.
  sql`update images i set subject_id = ${into}, position = position + 100 where subject = 'product' and subject_id = ${id}
    and not exists (select from images other where other.subject_id = ${into} and other.whole = i.whole)`,
  sql`update lots set product_id = ${into} where product_id = ${id}`,
  // An order that has both keeps both lines as they were sold.
  sql`update order_items i set product_id = ${into} where product_id = ${id} and not exists (
    select from order_items other where other.order_id = i.order_id and other.product_id = ${into})`,
  sql`update recipes set ingredients = replace(ingredients::text, ${id}, ${into})::jsonb,
      draft = replace(draft::text, ${id}, ${into})::jsonb
    where strpos(ingredients::text, ${id}) > 0 or strpos(draft::text, ${id}) > 0`,
];

/** The ledger of the one ends at nothing, and the other's begins to hold it. */
const transferStock = async (
  trx: Transaction<Schema>,
  { id, stock, title }: EditableProduct,
  merge: Merge,
): Promise<void> => {
  if (stock === 0) return;
  const reason = `Se unió «${title}»: ${merge.reason}`.slice(0, 500);
  await trx
    .insertInto('stock_movements')
    .values(
      [
        { product_id: id, units: -stock },
        { product_id: merge.into, units: stock },
      ].map((update) => ({ ...update, kind: 'ajuste' as const, actor_id: merge.actorId, reason })),
    )
    .execute();
  await sql`
    update products set stock = case when id = ${id} then 0 else stock + ${stock} end where id in (${id}, ${merge.into})
  `.execute(trx);
};

const redirect = async (trx: Transaction<Schema>, id: string, into: string): Promise<void> => {
  await trx.updateTable('product_redirects').set({ to_id: into }).where('to_id', '=', id).execute();
  // Whoever was merged away and is the survivor now leads nowhere else any more.
  await trx.deleteFrom('product_redirects').where('from_id', 'in', [id, into]).execute();
  await trx.insertInto('product_redirects').values({ from_id: id, to_id: into }).execute();
};
