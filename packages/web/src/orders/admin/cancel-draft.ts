import { numberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { Input } from '../../kit/api/api.ts';

/** What is filled in, whole or not. */
export interface CancelDraft {
  readonly isWhole: boolean;
  /** Units to cancel, by the line's id. */
  readonly units: Readonly<Record<number, number>>;
  readonly restock: boolean;
  readonly money: 'all' | 'part' | 'none';
  /** As typed; used if a part is refunded. */
  readonly dollars: string;
  readonly reason: string;
}

export const emptyCancelDraft: CancelDraft = {
  isWhole: true,
  units: {},
  restock: true,
  money: 'all',
  dollars: '',
  reason: '',
};

/** What was typed in dollars, in whole cents; not a number where it isn't one. */
export const typedCents = (typed: string): number => Math.round(dollarsOf(typed) * 100);

const dollarsOf = (typed: string): number => typedNumber(typed, 'dollars') ?? Number.NaN;

/** Why the typed text can't be the amount to refund. */
export const refundIssue = ({ money, dollars }: CancelDraft): string | null => {
  if (money !== 'part' || dollarsOf(dollars) > 0) return null;
  const none = 'Escribe cuánto, en dólares.';
  return numberIssue(dollars, 'dollars', none) ?? none;
};

export const cancelBody = (
  { isWhole, units, restock, money, dollars, reason }: CancelDraft,
  version: number,
): Input<'POST /api/admin/orders/{id}/cancel'>['body'] => ({
  ...(!isWhole && {
    lines: Object.entries(units).map(([id, quantity]) => ({ item_id: Number(id), quantity })),
  }),
  restock,
  refund: money === 'part' ? dollarsOf(dollars) : money === 'all',
  reason: reason.trim(),
  version,
});
