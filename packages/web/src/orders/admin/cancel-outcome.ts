import type { CancelPreviewJson } from '@nutricion/contract/orders/cancel-preview';
import { cancelPreviewMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { retainedCentsOf } from '@nutricion/domain/payments/returnable';
import { type CancelDraft, typedCents } from './cancel-draft.ts';

/** Whether there is a choice about the money: for unpaid orders and undelivered units there is none. */
export const needsMoneyChoice = (preview: CancelPreviewJson | undefined): boolean =>
  preview === undefined || (preview.is_whole && preview.stands !== 'unpaid');

/** The refund in words, for the confirmation; null if more was typed than was paid. */
export const moneyOutcome = (
  preview: CancelPreviewJson,
  draft: Pick<CancelDraft, 'money' | 'dollars'>,
): string | null => {
  const { dueCents, dueAfterCents, returnableCents } = cancelPreviewMoney.fromJson(preview);
  const where = preview.paid_with ? ` (${preview.paid_with})` : '';
  if (!preview.is_whole) {
    const change = `El pedido baja de ${formatUsd(dueCents)} a ${formatUsd(dueAfterCents)}`;
    if (preview.stands === 'charged') return `Se devuelven ${formatUsd(returnableCents)}${where}. ${change}.`;
    return preview.stands === 'held'
      ? `${change}, y eso es lo que se cobra${where}.`
      : `${change}, y eso es lo que paga.`;
  }
  if (preview.stands === 'unpaid') return 'Nada que devolver: este pedido no se ha pagado.';
  const refund = draft.money === 'part' ? { cents: typedCents(draft.dollars) } : draft.money;
  const retainedCents = retainedCentsOf({ stands: preview.stands, cents: returnableCents }, refund);
  if (retainedCents === null) return null;
  const refundCents = returnableCents - retainedCents;
  if (preview.stands === 'held') {
    if (retainedCents === 0)
      return `Se suelta la autorización de ${formatUsd(refundCents)}${where}: no se cobra nada.`;
    return `Se cobran ${formatUsd(retainedCents)}${where}${refundCents > 0 ? ' y se suelta lo demás' : ''}.`;
  }
  if (refundCents === 0) return `No se devuelve nada: la tienda se queda con ${formatUsd(retainedCents)}.`;
  return `Se devuelven ${formatUsd(refundCents)}${where}${retainedCents > 0 ? `; la tienda se queda con ${formatUsd(retainedCents)}` : ''}.`;
};
