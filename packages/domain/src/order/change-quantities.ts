import { INCENTIVE_THRESHOLD_CENTS } from '../incentive/incentive.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type DueLine, type DueSum, dueSum, dueUnits } from './due-price.ts';

/** A line of an order that nobody has begun to pick. */
export interface ChangeableLine extends DueLine {
  readonly id: number;
  readonly productId: string;
  readonly title: string;
  /** Of a unit on the card, when it was ordered. */
  readonly unitPriceCents: number;
  readonly isFree: boolean;
}

/** So many units of a product that the customer still wants; a product that isn't named stays as it is. */
export interface WantedUnits {
  readonly productId: string;
  readonly quantity: number;
}

export type ChangeRefusal =
  | { readonly kind: 'not-in-order' }
  | { readonly kind: 'more-than-ordered'; readonly title: string; readonly most: number }
  | { readonly kind: 'nothing-left' };

export interface ChangedOrder {
  readonly lines: readonly ChangeableLine[];
  readonly sum: DueSum;
  /** Free products that are no longer earned. */
  readonly lostFree: readonly string[];
}

/**
 * An order with less in it, as its customer wants it. What is left of a line costs what the card said for so many, and
 * never more than the whole line did: an offer for several isn't kept by who takes fewer. Below $100 the free
 * products aren't earned any more.
 */
export const changeQuantities = (
  lines: readonly ChangeableLine[],
  wanted: readonly WantedUnits[],
  ivuBasisPoints: number,
): Result<ChangedOrder, ChangeRefusal> => {
  const paid = lines.filter(({ isFree }) => !isFree);
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  for (const productId of quantities.keys())
    if (!paid.some((line) => line.productId === productId)) return refuse({ kind: 'not-in-order' });
  const tooMany = paid.find((line) => (quantities.get(line.productId) ?? 0) > dueUnits(line));
  if (tooMany) return refuse({ kind: 'more-than-ordered', title: tooMany.title, most: dueUnits(tooMany) });
  const changed = lines.map((line) =>
    line.isFree ? line : withUnits(line, quantities.get(line.productId) ?? dueUnits(line)),
  );
  if (changed.every((line) => line.isFree || dueUnits(line) === 0)) return refuse({ kind: 'nothing-left' });
  const isEarned = dueSum(changed, ivuBasisPoints).subtotalCents >= INCENTIVE_THRESHOLD_CENTS;
  const lost = isEarned ? [] : changed.filter((line) => line.isFree && dueUnits(line) > 0);
  const kept = changed.map((line) => (lost.includes(line) ? withUnits(line, 0) : line));
  return accept({ lines: kept, sum: dueSum(kept, ivuBasisPoints), lostFree: lost.map(({ title }) => title) });
};

const withUnits = (line: ChangeableLine, units: number): ChangeableLine => {
  if (units === dueUnits(line)) return line;
  // A line that is taken out keeps what it was, and says that none of it comes.
  if (units === 0) return { ...line, cancelledQuantity: line.quantity };
  return {
    ...line,
    quantity: units,
    cancelledQuantity: 0,
    totalCents: Math.min(line.totalCents, line.unitPriceCents * units),
  };
};

/** Why, and what can be done instead. */
export const changeRefusalText = (refusal: ChangeRefusal): string => {
  switch (refusal.kind) {
    case 'not-in-order':
      return 'Uno de esos productos no está en tu pedido. Vuelve a abrirlo y escoge otra vez.';
    case 'more-than-ordered':
      return `De ${refusal.title} tienes ${refusal.most} en este pedido. Para más, haz otro pedido para la misma hora: llegan juntos.`;
    case 'nothing-left':
      return 'Así no queda nada en el pedido. Si ya no lo quieres, cancélalo.';
  }
};
