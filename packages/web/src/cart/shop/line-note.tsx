import type { CartLine } from '@nutricion/domain/cart/cart';
import { stockText } from '@nutricion/domain/catalog/stock-display';
import { linePrice, savedTogetherCents } from '@nutricion/domain/offers/line-price';
import { cardChipText, offerBadge, offerOf } from '@nutricion/domain/offers/offer';

interface LineNoteProps {
  readonly line: CartLine;
  /** How many one order may have. */
  readonly most: number;
  readonly nowMs: number;
}

/** What one unit is, and the offer that makes the line cheaper. */
export const LineNote = ({ line, most, nowMs }: LineNoteProps) => {
  const offer = offerText(line, nowMs);
  const bound = boundText(line, most);
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

/** What keeps the customer from more: what one person may order, or the stock. */
const boundText = ({ quantity, product }: CartLine, most: number): string | null => {
  if (quantity > most) return `Puedes pedir hasta ${most}`;
  if (quantity === most && most < product.stock) return `Hasta ${most} por pedido`;
  return quantity >= product.stock ? `Quedan ${product.stock}` : stockText(product.stock);
};

/** '20% off' as the card says it; the promotion's own words where several together save more. */
const offerText = ({ product, quantity }: CartLine, nowMs: number): string | null => {
  const offer = offerOf(product, nowMs);
  if (!offer) return null;
  const isTogether = savedTogetherCents(linePrice(product, quantity, nowMs)) > 0;
  return isTogether ? offerBadge(offer) : cardChipText(offer);
};
