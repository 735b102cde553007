import { formatUsd } from '../kit/money.ts';
import type { IncentiveStatus } from '../offers/incentive.ts';
import type { Savings } from '../orders/savings.ts';

export interface CartButtonText {
  readonly title: string;
  readonly detail: string | null;
}

/** The four texts of the floating cart button, to the letter of the specification's section 2. */
export const cartButtonText = (
  itemCount: number,
  incentive: IncentiveStatus,
  savings: Savings,
): CartButtonText => {
  if (itemCount === 0) return { title: 'Compra $100 y gana $20', detail: 'en frutas y vegetales gratis' };
  if (incentive.status === 'locked')
    return { title: `Agrega ${formatUsd(incentive.missingCents)} más`, detail: 'para incentivo' };
  if (savings.freeCents === 0) return { title: '¡Incentivo desbloqueado!', detail: 'Elige productos gratis' };
  return { title: `Ahorrando ${formatUsd(savings.totalCents)}`, detail: null };
};
