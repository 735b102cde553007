import type { CartLine } from '@nutricion/domain/cart/cart';
import { stockText } from '@nutricion/domain/catalog/stock-display';
import { linePrice, savedTogetherCents } from '@nutricion/domain/offers/line-price';
import { CARD_CHIP, offerBadge, offerOf } from '@nutricion/domain/offers/offer';

interface LineNoteProps {
  readonly line: CartLine;
  /** How many one order may have. */
  readonly maxUnits: number;
  readonly nowMs: number;
}

/** What one unit is, and the offer that makes the line cheaper. */
export const LineNote = ({ line, maxUnits, nowMs }: LineNoteProps) => {
  const offer = offerText(line, nowMs);
  const bound = limitText(line, maxUnits);
  return (
    <span className="text-nota leading-snug text-tinta-suave">
      {line.product.packageLabel}
      {offer && (
        <>
          {line.product.packageLabel && ' · '}
          <b className="font-bold text-guayaba-tinta">{offer}</b>
        </>
      )}
      {bound && (
        <>
          {(line.product.packageLabel || offer) && ' · '}
          <span className="font-semibold whitespace-nowrap text-guayaba-tinta">{bound}</span>
        </>
      )}
    </span>
  );
};

/** Why the quantity can't be increased: the limit per user, or the stock. */
const limitText = ({ quantity, product }: CartLine, maxUnits: number): string | null => {
  if (quantity > maxUnits) return `Puedes pedir hasta ${maxUnits}`;
  if (quantity === maxUnits && maxUnits < product.stock) return `Hasta ${maxUnits} por pedido`;
  return quantity >= product.stock ? `Quedan ${product.stock}` : stockText(product.stock);
};

/** '20% off' as on the card; the promotion's own text if several units together save more. */
const offerText = ({ product, quantity }: CartLine, nowMs: number): string | null => {
  const offer = offerOf(product, nowMs);
  if (!offer) return null;
  const isTogether = savedTogetherCents(linePrice(product, quantity, nowMs)) > 0;
  return isTogether ? offerBadge(offer) : CARD_CHIP;
};
