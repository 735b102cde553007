import { gtinOf } from '@nutricion/domain/catalog/barcode';
import type { PickStop } from '@nutricion/domain/fulfilment/pick-path';
import { unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import type { BatchProduct } from './sheet-with-pending.ts';

export type ScanResult =
  | {
      readonly kind: 'pick';
      readonly line: string;
      readonly bag: number;
      readonly productId: string;
      readonly title: string;
    }
  | { readonly kind: 'wrong'; readonly text: string }
  /** A barcode that no product of the batch has; it may belong to the requested product. */
  | { readonly kind: 'unknown'; readonly gtin: string; readonly text: string };

/** What a scanned code means on the pick path: one unit for the first bag that misses the product, or why it isn't counted. */
export const readScan = (
  code: string,
  stops: readonly PickStop[],
  products: ReadonlyMap<string, BatchProduct>,
  current: PickStop | undefined,
): ScanResult => {
  const gtin = gtinOf(code);
  const product = [...products.values()].find(
    ({ sku, productId, barcodes }) =>
      [sku, productId].includes(code.toLowerCase()) || (gtin !== null && barcodes.includes(gtin)),
  );
  const stop = stops.find(({ productId }) => productId === product?.productId);
  const part = stop?.parts.find((each) => unitsLeft(each) > 0);
  if (stop && part)
    return { kind: 'pick', line: part.key, bag: part.bag, productId: stop.productId, title: stop.title };
  const expectedText = current ? ` Aquí toca «${current.title}».` : '';
  if (stop)
    return { kind: 'wrong', text: `De «${stop.title}» ya no falta nada: déjalo en su sitio.${expectedText}` };
  const name = product ? `«${product.title}»` : `El código ${code}`;
  if (!product && gtin !== null)
    return { kind: 'unknown', gtin, text: `Nadie nos ha enseñado el código ${code}.${expectedText}` };
  return { kind: 'wrong', text: `${name} no va en este lote: déjalo en su sitio.${expectedText}` };
};
