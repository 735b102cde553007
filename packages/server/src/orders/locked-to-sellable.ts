import { findCategory } from '@nutricion/domain/catalog/category';
import type { Sellable } from '@nutricion/domain/catalog/product';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { choosePromotion } from '@nutricion/domain/offers/choose-promotion';
import type { LockedProduct } from './order-store.ts';

/** A locked row as a value of the rules, with the promotion that counts at `nowMs`. */
export const lockedToSellable = (row: LockedProduct, nowMs: number): Sellable => ({
  id: row.product_id as ProductId,
  title: row.title,
  regularPriceCents: row.price_cents,
  promotion: choosePromotion(row.promotions, nowMs).promotion,
  stock: row.stock,
  categoryId: findCategory(row.normalized_category ?? '')?.id ?? null,
  taxClass: row.tax_class,
});
