import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { applyAction } from '@nutricion/domain/fulfilment/apply-action';
import { type PickSheet, pickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import type { CachedBatch } from './cached-batch.ts';

/** The batch with all actions of this device applied, sent or not. */
export const sheetWithPending = ({
  batch,
  sent,
  queue,
}: Pick<CachedBatch, 'batch' | 'sent' | 'queue'>): PickSheet => {
  const products = productsInBatch(batch);
  return [...sent, ...queue].reduce((sheet, action) => {
    const next = applyAction(sheet, action, (id) => products.get(id));
    return next.ok ? next.value : sheet;
  }, sheetFromServer(batch));
};

const sheetFromServer = ({ bags, lines, actions }: BatchJson): PickSheet =>
  pickSheet(
    bags.map(({ number, is_checked, state }) => ({ number, isChecked: is_checked, state })),
    lines.map((line) => ({
      key: line.key,
      broughtBy: line.brought_by,
      bag: line.bag,
      productId: line.product_id,
      title: line.title,
      zone: line.zone,
      aisle: line.aisle,
      due: line.due,
      wish: line.wish,
      isFree: line.is_free,
      standsFor: line.stands_for,
    })),
    actions,
  );

/** How a product is shown, in the batch or as a substitute. */
export interface BatchProduct {
  readonly productId: string;
  readonly sku: string;
  readonly barcodes: readonly string[];
  readonly title: string;
  readonly packageLabel: string;
  readonly imageUrl: string;
  readonly categoryId: string | null;
  readonly zone: BatchJson['lines'][number]['zone'];
  readonly aisle: string | null;
  /** The lot to pick from; absent for a substitute until the server has added it. */
  readonly lot: BatchJson['lines'][number]['lot'];
}

export const productsInBatch = ({ lines, substitutes }: BatchJson): ReadonlyMap<string, BatchProduct> =>
  new Map(
    [...substitutes.flatMap(({ choices }) => choices), ...lines].map((product) => [
      product.product_id,
      {
        productId: product.product_id,
        sku: product.sku,
        // Missing in a batch that an older page cached.
        barcodes: product.barcodes ?? [],
        title: product.title,
        packageLabel: product.package_label,
        imageUrl: product.image_url,
        categoryId: product.category_id,
        zone: product.zone,
        aisle: product.aisle,
        lot: 'lot' in product ? product.lot : null,
      },
    ]),
  );
