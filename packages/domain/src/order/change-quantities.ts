import type { Sellable } from '../catalog/product.ts';
import { INCENTIVE_THRESHOLD_CENTS } from '../incentive/incentive.ts';
import { addedPrice, linePrice } from '../promotion/line-price.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type DueLine, type DueSum, dueLineCents, dueSum, dueUnits } from './due-price.ts';

/** A line of an order that nobody has begun to pick. */
export interface ChangeableLine extends DueLine {
  readonly id: number;
  readonly productId: string;
  readonly title: string;
  /** Of a unit on the card, when it was ordered. */
  readonly unitPriceCents: number;
  readonly isFree: boolean;
}

/** So many units of a product that the customer wants; a product that isn't named stays as it is. */
export interface WantedUnits {
  readonly productId: string;
  readonly quantity: number;
}

/** What is sold at this moment, of which more may be taken. */
export interface Shelf {
  readonly products: ReadonlyMap<string, Sellable>;
  readonly nowMs: number;
}

/** A product that the order didn't have before. */
export interface NewLine extends Omit<ChangeableLine, 'id'> {
  readonly regularPriceCents: number;
}

export type ChangeRefusal =
  | { readonly kind: 'not-sold'; readonly title: string | null }
  | { readonly kind: 'fewer-left'; readonly title: string; readonly most: number }
  | { readonly kind: 'nothing-left' };

export interface ChangedOrder {
  readonly lines: readonly ChangeableLine[];
  readonly newLines: readonly NewLine[];
  readonly sum: DueSum;
  /** Free products that are no longer earned. */
  readonly lostFree: readonly string[];
}

/**
 * An order with more or less in it, as its customer wants it. What is left of a line costs what the card said for so
 * many, and never more than the whole line did: an offer for several isn't kept by who takes fewer. What is added costs
 * what it would beside the rest in a cart now; what was agreed for the rest stays. Below $100 the free products aren't
 * earned any more.
 */
export const changeQuantities = (
  lines: readonly ChangeableLine[],
  wanted: readonly WantedUnits[],
  ivuBasisPoints: number,
  shelf: Shelf,
): Result<ChangedOrder, ChangeRefusal> => {
  const paid = new Map(lines.filter(({ isFree }) => !isFree).map((line) => [line.productId, line]));
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  for (const [productId, quantity] of quantities) {
    const fault = shelfFault(paid.get(productId), quantity, shelf.products.get(productId));
    if (fault) return refuse(fault);
  }
  const changed = lines.map((line) =>
    line.isFree ? line : withUnits(line, quantities.get(line.productId) ?? dueUnits(line), shelf),
  );
  const newLines = [...quantities].flatMap(([productId, quantity]) =>
    paid.has(productId) || quantity === 0 ? [] : newLine(shelf, productId, quantity),
  );
  if ([...changed, ...newLines].every((line) => line.isFree || dueUnits(line) === 0))
    return refuse({ kind: 'nothing-left' });
  const isEarned =
    dueSum([...changed, ...newLines], ivuBasisPoints).subtotalCents >= INCENTIVE_THRESHOLD_CENTS;
  const lost = isEarned ? [] : changed.filter((line) => line.isFree && dueUnits(line) > 0);
  const kept = changed.map((line) => (lost.includes(line) ? withoutUnits(line) : line));
  return accept({
    lines: kept,
    newLines,
    sum: dueSum([...kept, ...newLines], ivuBasisPoints),
    lostFree: lost.map(({ title }) => title),
  });
};

const shelfFault = (
  line: ChangeableLine | undefined,
  quantity: number,
  product: Sellable | undefined,
): ChangeRefusal | null => {
  const held = line ? dueUnits(line) : 0;
  if (quantity <= held) return null;
  if (!product) return { kind: 'not-sold', title: line?.title ?? null };
  const most = held + product.stock;
  return quantity > most ? { kind: 'fewer-left', title: product.title, most } : null;
};

const newLine = ({ products, nowMs }: Shelf, productId: string, quantity: number): readonly NewLine[] => {
  const product = products.get(productId);
  if (!product) return [];
  const { title, taxClass } = product;
  const price = linePrice(product, quantity, nowMs);
  return [
    { productId, title, taxClass, ...price, cancelledQuantity: 0, pickedQuantity: null, isFree: false },
  ];
};

const withUnits = (line: ChangeableLine, units: number, { products, nowMs }: Shelf): ChangeableLine => {
  const held = dueUnits(line);
  if (units === held) return line;
  if (units === 0) return withoutUnits(line);
  const whole = { ...line, quantity: units, cancelledQuantity: 0 };
  if (units < held) return { ...whole, totalCents: Math.min(line.totalCents, line.unitPriceCents * units) };
  const product = products.get(line.productId);
  if (!product) return line;
  const more = addedPrice(product, held, units - held, nowMs);
  const totalCents = dueLineCents(line) + more.totalCents;
  // Units of two prices cost their mean, so that taking some out again favours neither side.
  const isOnePrice = held === 0 || more.unitPriceCents === line.unitPriceCents;
  return {
    ...whole,
    totalCents,
    unitPriceCents: isOnePrice ? more.unitPriceCents : Math.ceil(totalCents / units),
  };
};

/** A line that is taken out keeps what it was, and says that none of it comes. */
const withoutUnits = (line: ChangeableLine): ChangeableLine => ({
  ...line,
  cancelledQuantity: line.quantity,
});

/** Paid units of a product that an order holds. */
export const dueOfProduct = (lines: readonly ChangeableLine[], productId: string): number =>
  lines
    .filter((line) => !line.isFree && line.productId === productId)
    .reduce((sum, line) => sum + dueUnits(line), 0);

/** Why, and what can be done instead. */
export const changeRefusalText = (refusal: ChangeRefusal): string => {
  switch (refusal.kind) {
    case 'not-sold':
      return `${refusal.title ?? 'Uno de esos productos'} ya no se vende. Déjalo como estaba o escoge otro.`;
    case 'fewer-left':
      return refusal.most === 0
        ? `De ${refusal.title} ya no queda. Escoge otro producto.`
        : `De ${refusal.title} puedes tener ${refusal.most} como mucho: es lo que queda. Baja la cantidad.`;
    case 'nothing-left':
      return 'Así no queda nada en el pedido. Si ya no lo quieres, cancélalo.';
  }
};
