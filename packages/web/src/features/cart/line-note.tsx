import type { CartLine } from '@nutricion/domain/cart/cart';
import { stockText } from '@nutricion/domain/catalog/stock-display';
import { lineTotalCents, unitPriceCents } from '@nutricion/domain/promotion/price';
import { promotionBadge } from '@nutricion/domain/promotion/promotion';

interface LineNoteProps {
  readonly line: CartLine;
  readonly nowMs: number;
}

/** What one unit is, and the offer that makes the line cheaper. */
export const LineNote = ({ line, nowMs }: LineNoteProps) => {
  const offer = offerText(line, nowMs);
  const isAll = line.quantity >= line.product.stock;
  const stock = isAll ? `Quedan ${line.product.stock}` : stockText(line.product.stock);
  return (
    <span className="text-nota leading-snug text-tinta-suave">
      {line.product.packageLabel}
      {offer && (
        <>
          {line.product.packageLabel && ' · '}
          <b className="font-bold text-guayaba-tinta">{offer}</b>
        </>
      )}
      {stock && (
        <>
          {(line.product.packageLabel || offer) && ' · '}
          <span className="font-semibold whitespace-nowrap text-guayaba-tinta">{stock}</span>
        </>
      )}
    </span>
  );
};

/** '20% off' as the card says it; the promotion's own words where its rule saves more. */
const offerText = ({ product, quantity }: CartLine, nowMs: number): string | null => {
  const unitCents = unitPriceCents(product, nowMs);
  if (!product.promotion || unitCents === product.priceCents) return null;
  const ruleSavesMore = lineTotalCents(product, quantity, nowMs) < unitCents * quantity;
  return ruleSavesMore ? promotionBadge(product.promotion) : '20% off';
};
