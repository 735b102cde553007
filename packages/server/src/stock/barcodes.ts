import { gtinOf } from '@nutricion/domain/catalog/barcode';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../platform/admin/audit.ts';
import { recheckPermission } from '../platform/admin/recheck-permission.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { unknownProduct } from './lock-product.ts';

type TaughtBarcode = Result<{ readonly gtin: string }, Refusal>;

/**
 * Assigns a barcode to a product. A code belongs to one product: a repetition changes nothing, and another product's code is refused with its title.
 */
export const teachBarcode = (
  db: Kysely<Schema>,
  { profileId }: Caller,
  productId: string,
  code: string,
): Promise<TaughtBarcode> =>
  changeBarcodes(db, profileId, productId, async (trx, product) => {
    const gtin = gtinOf(code);
    if (gtin === null) throw new Error('the contract lets no other code through');
    const inserted = await trx
      .insertInto('product_barcodes')
      .values({ gtin, product_id: productId, actor_id: profileId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('gtin')
      .executeTakeFirst();
    if (inserted) {
      await record(trx, profileId, productId, { title: product.title, before: null, after: gtin });
      return accept({ gtin });
    }
    const owner = await trx
      .selectFrom('product_barcodes as b')
      .innerJoin('products as p', 'p.id', 'b.product_id')
      .select(['p.id', 'p.title'])
      .where('b.gtin', '=', gtin)
      .executeTakeFirstOrThrow();
    return owner.id === productId
      ? accept({ gtin })
      : refuse({
          kind: 'wrong-state',
          detail: `Ese código es de «${owner.title}». Si está mal, quítalo allí, en Inventario, y enséñalo aquí.`,
        });
  });

/** Removes a barcode; a repetition changes nothing. */
export const deleteBarcode = (
  db: Kysely<Schema>,
  { profileId }: Caller,
  productId: string,
  gtin: string,
): Promise<TaughtBarcode> =>
  changeBarcodes(db, profileId, productId, async (trx, product) => {
    const deleted = await trx
      .deleteFrom('product_barcodes')
      .where('gtin', '=', gtin)
      .where('product_id', '=', productId)
      .returning('gtin')
      .executeTakeFirst();
    if (deleted) await record(trx, profileId, productId, { title: product.title, before: gtin, after: null });
    return accept({ gtin });
  });

const changeBarcodes = (
  db: Kysely<Schema>,
  actorId: string,
  productId: string,
  change: (trx: Transaction<Schema>, product: { readonly title: string }) => Promise<TaughtBarcode>,
): Promise<TaughtBarcode> =>
  db.transaction().execute(async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'stock.write');
    if (!allowed.ok) return allowed;
    const product = await trx
      .selectFrom('products')
      .select('title')
      .where('id', '=', productId)
      .executeTakeFirst();
    return product ? change(trx, product) : refuse(unknownProduct);
  });

const record = (
  trx: Transaction<Schema>,
  actorId: string,
  productId: string,
  {
    title,
    before,
    after,
  }: { readonly title: string; readonly before: string | null; readonly after: string | null },
) =>
  recordChange(trx, {
    actorId,
    action: 'stock.barcode',
    subjectType: 'product',
    subjectId: productId,
    before: { product: title, barcode: before },
    after: { product: title, barcode: after },
  });
