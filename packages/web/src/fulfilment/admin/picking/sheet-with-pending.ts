import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { applyAction } from '@nutricion/domain/fulfilment/apply-action';
import { type PickSheet, pickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import type { CachedBatch } from './cached-batch.ts';

/** The batch with everything that was done here, whether the shop knows it or not. */
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

/** What a product looks like, be it in the batch or what may stand in for something in it. */
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
  /** The lot to take it from; a substitute's is told once the shop knows that it stands in. */
  readonly lot: BatchJson['lines'][number]['lot'];
}

export const productsInBatch = ({ lines, substitutes }: BatchJson): ReadonlyMap<string, BatchProduct> =>
  new Map(
    [...substitutes.flatMap(({ choices }) => choices), ...lines].map((product) => [
      product.product_id,
      {
        productId: product.product_id,
        sku: product.sku,
        // A batch that an older page kept has none.
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
