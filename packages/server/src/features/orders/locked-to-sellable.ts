import { productToSellable } from '@nutricion/contract/product-to-sellable';
import type { Sellable } from '@nutricion/domain/catalog/product';
import type { LockedProduct } from './order-store.ts';

/** A locked row as the rules know it. */
export const lockedToSellable = (row: LockedProduct): Sellable =>
  productToSellable({
    ...row,
    description: '',
    image_url: row.image_url ?? '',
    category: '',
    promotion:
      row.type && row.start_date && row.end_date
        ? {
            ...row,
            type: row.type,
            start_date: row.start_date.toISOString(),
            end_date: row.end_date.toISOString(),
          }
        : null,
  });
