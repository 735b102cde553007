import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../../platform/admin/audit.ts';
import { recheckPermission } from '../../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { changeProduct } from '../change-product.ts';
import { type EditableProduct, readEditableProducts, withIds } from '../editable-product.ts';
import type { ProductDependencies } from '../product-dependencies.ts';
import { readAdminProduct, unknownProduct } from '../product-reads.ts';
import { writeProducts } from '../write-products.ts';
import { writingProducts } from '../writing-products.ts';

interface Merge {
  readonly actorId: string;
  readonly id: string;
  readonly into: string;
  readonly reason: string;
}

/**
 * Merges the product `id` into `into`: orders, lists, favourites, recipes, barcodes, photos, lots and stock move to the survivor, old links redirect
 * to it, and the other is archived. The survivor's own data (title, price and so on) stays.
 */
export const mergeProducts = async (
  { db, now, announceStock }: Pick<ProductDependencies, 'db' | 'now' | 'announceStock'>,
  merge: Merge,
): Promise<Result<AdminProductJson, Refusal>> => {
  const { actorId, id, into, reason } = merge;
  const done = await writingProducts(db, async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    if (id === into) return refuse({ kind: 'invalid-input', errors: { into: 'Escoge otro producto.' } });
    const both = await readEditableProducts(trx, withIds([id, into]), { isLocked: true });
    const merged = both.find((product) => product.id === id);
    const survivor = both.find((product) => product.id === into);
    if (!merged || !survivor) return refuse(unknownProduct);
    if (survivor.is_archived)
      return refuse({
        kind: 'invalid-input',
        errors: { into: 'Ese está archivado. Sácalo del archivo o escoge otro.' },
      });
    for (const update of mergeUpdates(id, into)) await update.execute(trx);
    await transferStock(trx, merged, merge);
    await redirect(trx, id, into);
    const archived = changeProduct(merged, { is_archived: true });
    if (archived.ok && archived.value) await writeProducts(trx, [archived.value], { actorId, reason });
    await recordChange(trx, {
      actorId,
      action: 'product.merge',
      subjectType: 'product',
      subjectId: into,
      before: { name: survivor.title },
      after: { name: survivor.title, merged: merged.title },
      reason,
    });
    return accept(null);
  });
  if (!done.ok) return done;
  announceStock([into]);
  return readAdminProduct(db, into, now());
};

/** Moves all references from `id` to `into`; where both exist, the survivor's stays. */
const mergeUpdates = (id: string, into: string) => [
  sql`insert into favorites (user_id, product_id, created_at)
    select user_id, ${into}, created_at from favorites where product_id = ${id} on conflict do nothing`,
  sql`delete from favorites where product_id = ${id}`,
  // Customers who waited for either product wait for the survivor.
  sql`insert into stock_alerts (user_id, product_id, asked_at)
    select user_id, ${into}, asked_at from stock_alerts where product_id = ${id} on conflict do nothing`,
  sql`delete from stock_alerts where product_id = ${id}`,
  sql`insert into shopping_list_lines as line (list_id, product_id, quantity, unit_price_cents, checked_at, created_at)
    select list_id, ${into}, quantity, unit_price_cents, checked_at, created_at from shopping_list_lines where product_id = ${id}
    on conflict (list_id, product_id) do update set quantity = least(999, line.quantity + excluded.quantity)`,
  sql`delete from shopping_list_lines where product_id = ${id}`,
  sql`update product_barcodes set product_id = ${into} where product_id = ${id}`,
  // If both have the same photo, the archived product keeps its copy.
  sql`update images i set subject_id = ${into}, position = position + 100 where subject = 'product' and subject_id = ${id}
    and not exists (select from images other where other.subject_id = ${into} and other.whole = i.whole)`,
  sql`update lots set product_id = ${into} where product_id = ${id}`,
  // An order with both products keeps both items as sold.
  sql`update order_items i set product_id = ${into} where product_id = ${id} and not exists (
    select from order_items other where other.order_id = i.order_id and other.product_id = ${into})`,
  sql`update recipes set ingredients = replace(ingredients::text, ${id}, ${into})::jsonb,
      draft = replace(draft::text, ${id}, ${into})::jsonb
    where strpos(ingredients::text, ${id}) > 0 or strpos(draft::text, ${id}) > 0`,
];

/** Posts the stock out of one product and into the other, so that both ledgers add up. */
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
  // The survivor may have been merged away earlier: that redirect is removed.
  await trx.deleteFrom('product_redirects').where('from_id', 'in', [id, into]).execute();
  await trx.insertInto('product_redirects').values({ from_id: id, to_id: into }).execute();
};
