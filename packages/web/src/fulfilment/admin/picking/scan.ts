import { gtinOf } from '@nutricion/domain/catalog/barcode';
import { unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import type { Stop } from '@nutricion/domain/fulfilment/walk';
import type { Good } from './shown-batch.ts';

export type Scanned =
  | {
      readonly kind: 'pick';
      readonly line: string;
      readonly bag: number;
      readonly productId: string;
      readonly title: string;
    }
  | { readonly kind: 'wrong'; readonly text: string }
  /** A package's number that no product of the batch has: it may be the one that is asked for. */
  | { readonly kind: 'unknown'; readonly gtin: string; readonly text: string };

/** What a scanned code means on the walk: one unit for the first bag that misses it, or why it doesn't count. */
export const scanned = (
  code: string,
  stops: readonly Stop[],
  goods: ReadonlyMap<string, Good>,
  current: Stop | undefined,
): Scanned => {
  const gtin = gtinOf(code);
  const good = [...goods.values()].find(
    ({ sku, productId, barcodes }) =>
      [sku, productId].includes(code.toLowerCase()) || (gtin !== null && barcodes.includes(gtin)),
  );
  const stop = stops.find(({ productId }) => productId === good?.productId);
  const part = stop?.parts.find((each) => unitsLeft(each) > 0);
  if (stop && part)
    return { kind: 'pick', line: part.key, bag: part.bag, productId: stop.productId, title: stop.title };
  const wanted = current ? ` Aquí toca «${current.title}».` : '';
  if (stop)
    return { kind: 'wrong', text: `De «${stop.title}» ya no falta nada: déjalo en su sitio.${wanted}` };
  const name = good ? `«${good.title}»` : `El código ${code}`;
  if (!good && gtin !== null)
    return { kind: 'unknown', gtin, text: `Nadie nos ha enseñado el código ${code}.${wanted}` };
  return { kind: 'wrong', text: `${name} no va en este lote: déjalo en su sitio.${wanted}` };
};
