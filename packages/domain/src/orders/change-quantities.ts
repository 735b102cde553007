import { unitPriceCents } from '../catalog/price.ts';
import type { Sellable } from '../catalog/product.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import { INCENTIVE_THRESHOLD_CENTS } from '../offers/incentive.ts';
import { linePrice } from '../offers/line-price.ts';
import { type AgreedCents, changedPrice, type PromisedLine, rulePrices } from './agreed-price.ts';
import { type DueSum, dueLineCents, dueSum, dueUnits } from './due-price.ts';

/** A line of an order that isn't being picked yet. */
export interface ChangeableLine extends PromisedLine {
  readonly id: number;
  readonly productId: string;
  readonly title: string;
  readonly isFree: boolean;
}

/** So many units of a product that the customer wants; a product that isn't named stays as it is. */
export interface RequestedUnits {
  readonly productId: string;
  readonly quantity: number;
}

/** What is sold at this moment, of which more may be taken. */
export interface CurrentProducts {
  readonly products: ReadonlyMap<string, Sellable>;
  readonly nowMs: number;
}

/** A product that the order didn't have before. */
export interface NewLine extends Omit<ChangeableLine, 'id'> {
  readonly agreedCents: AgreedCents;
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
  /** Free products that were lost by an earlier change and are earned again. */
  readonly returnedFree: readonly string[];
}

/**
 * Changes the quantities of an order for its customer. Every line costs what the pricing rule asks for that many
 * units now, and never more than was promised for them: so changes that end in the same order at the same moment
 * cost the same, and none costs more than a new order. The free products are lost only if neither the changed
 * order, nor the same units at promised prices, nor a new order reaches $100; once it does again they return if
 * they are in stock.
 */
export const changeQuantities = (
  lines: readonly ChangeableLine[],
  wanted: readonly RequestedUnits[],
  ivuBasisPoints: number,
  current: CurrentProducts,
): Result<ChangedOrder, ChangeRefusal> => {
  const paid = new Map(lines.filter(({ isFree }) => !isFree).map((line) => [line.productId, line]));
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  for (const [productId, quantity] of quantities) {
    const stockRefusal = quantityRefusal(paid.get(productId), quantity, current.products.get(productId));
    if (stockRefusal) return refuse(stockRefusal);
  }
  const repriced = lines.map((line) =>
    line.isFree ? unpriced(line) : withUnits(line, quantities.get(line.productId) ?? dueUnits(line), current),
  );
  const changed = repriced.map(({ line }) => line);
  const newLines = [...quantities].flatMap(([productId, quantity]) =>
    paid.has(productId) || quantity === 0 ? [] : newLine(current, productId, quantity),
  );
  if ([...changed, ...newLines].every((line) => line.isFree || dueUnits(line) === 0))
    return refuse({ kind: 'nothing-left' });
  const isEarned = earnsFreeProducts(repriced, newLines);
  const lostLines = isEarned ? [] : changed.filter((line) => line.isFree && dueUnits(line) > 0);
  const returnedLines = isEarned
    ? changed.filter((line) => isLostFree(line) && isInStock(line, [...changed, ...newLines], lines, current))
    : [];
  const finalLines = changed.map((line) => {
    if (lostLines.includes(line)) return { ...withoutUnits(line), agreedCents: LOST_FREE };
    return returnedLines.includes(line) ? { ...line, cancelledQuantity: 0, agreedCents: null } : line;
  });
  return accept({
    lines: finalLines,
    newLines,
    sum: dueSum([...finalLines, ...newLines], ivuBasisPoints),
    lostFree: lostLines.map(({ title }) => title),
    returnedFree: returnedLines.map(({ title }) => title),
  });
};

interface Repriced {
  readonly line: ChangeableLine;
  readonly promisedCents: number;
  readonly newCents: number;
}

/** Whether any of three sums reaches $100: the order's price, the promised one, a new order's. No change of prices loses it. */
const earnsFreeProducts = (repriced: readonly Repriced[], newLines: readonly NewLine[]): boolean => {
  const addedCents = newLines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const sums = [
    repriced.reduce((sum, { line }) => sum + dueLineCents(line), addedCents),
    repriced.reduce((sum, { promisedCents }) => sum + promisedCents, addedCents),
    repriced.reduce((sum, { newCents }) => sum + newCents, addedCents),
  ];
  return Math.max(...sums) >= INCENTIVE_THRESHOLD_CENTS;
};

/** Marks a free product that the customer's change lost; one that the shop removed has no such mark. */
const LOST_FREE: AgreedCents = [0];
const isLostFree = (line: ChangeableLine): boolean =>
  line.isFree && dueUnits(line) === 0 && line.agreedCents?.[0] === 0;

/** Whether one unit is left after the changed order has taken its units of the same product. */
const isInStock = (
  { productId }: ChangeableLine,
  after: readonly Omit<ChangeableLine, 'id'>[],
  before: readonly ChangeableLine[],
  { products }: CurrentProducts,
): boolean => {
  const units = (lines: readonly Omit<ChangeableLine, 'id'>[]): number =>
    lines
      .filter((line) => !line.isFree && line.productId === productId)
      .reduce((sum, line) => sum + dueUnits(line), 0);
  return (products.get(productId)?.stock ?? 0) > units(after) - units(before);
};

const quantityRefusal = (
  line: ChangeableLine | undefined,
  quantity: number,
  product: Sellable | undefined,
): ChangeRefusal | null => {
  const dueCount = line ? dueUnits(line) : 0;
  if (quantity <= dueCount) return null;
  if (!product) return { kind: 'not-sold', title: line?.title ?? null };
  const maxQuantity = dueCount + product.stock;
  return quantity > maxQuantity ? { kind: 'fewer-left', title: product.title, most: maxQuantity } : null;
};

const newLine = (
  { products, nowMs }: CurrentProducts,
  productId: string,
  quantity: number,
): readonly NewLine[] => {
  const product = products.get(productId);
  if (!product) return [];
  const { title, taxClass } = product;
  const price = linePrice(product, quantity, nowMs);
  return [
    {
      ...{ productId, title, taxClass, ...price, cancelledQuantity: 0, pickedQuantity: null, isFree: false },
      agreedCents: rulePrices(product, quantity, nowMs),
    },
  ];
};

const withUnits = (line: ChangeableLine, units: number, { products, nowMs }: CurrentProducts): Repriced => {
  if (units === 0) return unpriced(dueUnits(line) === 0 ? line : withoutUnits(line));
  const product = products.get(line.productId);
  const { totalCents, agreedCents, ...sums } = changedPrice(line, units, product, nowMs);
  const nowCents = product ? unitPriceCents(product, nowMs) : line.unitPriceCents;
  return {
    line: {
      ...line,
      ...{ quantity: units, cancelledQuantity: 0, totalCents, agreedCents },
      unitPriceCents: unitCentsOf(totalCents, units, [line.unitPriceCents, nowCents]),
    },
    ...sums,
  };
};

const unpriced = (line: ChangeableLine): Repriced => ({ line, promisedCents: 0, newCents: 0 });

/** The unit price to show: a card's price that multiplies to the line's total, else one above the mean, else the mean. */
const unitCentsOf = (totalCents: number, units: number, cards: readonly number[]): number =>
  cards.find((cents) => cents * units === totalCents) ??
  cards.find((cents) => cents * units > totalCents) ??
  Math.ceil(totalCents / units);

/** A removed line keeps its original values, with no units to deliver. */
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
