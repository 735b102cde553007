import type { Priced } from '../catalog/price.ts';
import type { TaxClass } from '../catalog/product.ts';
import { linePrice } from '../offers/line-price.ts';
import { partialLineCents } from '../orders/due-price.ts';
import type { Substitution } from '../orders/substitution.ts';
import type { ShortOutcome } from './pick-sheet.ts';

const allowedOutcomes: Record<Substitution, readonly ShortOutcome['kind'][]> = {
  'best-match': ['substitute', 'leave-out'],
  // On the telephone the customer may agree to either; until then the line waits and the rest is picked.
  'call-me': ['ask', 'substitute', 'leave-out'],
  none: ['leave-out'],
};

/** Whether the customer's choice at checkout allows this outcome for a missing product. */
export const isAllowedOutcome = (wish: Substitution, outcome: ShortOutcome['kind']): boolean =>
  allowedOutcomes[wish].includes(outcome);

export interface MissingLine {
  readonly quantity: number;
  /** Price of the whole line in cents; 0 for a free item. */
  readonly totalCents: number;
  readonly taxClass: TaxClass;
  readonly agreedCents?: readonly number[] | null;
}

/**
 * Cents charged for units of a substitute: its current price, or what the missing units would have cost
 * if that is less. If only the substitute is taxed, the tax comes out of that amount too, so that nothing costs
 * more than agreed.
 */
export const substituteTotalCents = (
  missing: MissingLine,
  units: number,
  substitute: Priced & { readonly taxClass: TaxClass },
  { nowMs, ivuBasisPoints }: { readonly nowMs: number; readonly ivuBasisPoints: number },
): number => {
  const agreed = partialLineCents(missing, units);
  const addsTax = substitute.taxClass === 'gravado' && missing.taxClass !== 'gravado';
  const maxCents = addsTax ? Math.floor((agreed * 10_000) / (10_000 + ivuBasisPoints)) : agreed;
  return Math.min(linePrice(substitute, units, nowMs).totalCents, maxCents);
};
