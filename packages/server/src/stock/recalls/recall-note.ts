import { recallEffect } from '@nutricion/domain/stock/recall';
import type { RecallLine } from './recall-lines.ts';

/** The note on an order for staff: which units to take out or to check, why, and whether a refund is left to do. */
export const recallNote = (
  lines: readonly RecallLine[],
  reason: string,
  { isPaidBackByHand }: { readonly isPaidBackByHand: boolean },
): string =>
  [
    `Retiro: ${reason}`,
    ...lines.map((line) => `${actionText(line)} ${line.units} × ${line.product}, lote ${line.lot}.`),
    ...(isPaidBackByHand ? ['Falta devolverle lo que pagó por eso.'] : []),
  ]
    .join('\n')
    .slice(0, 2_000);

const actionText = ({ status, certainty }: RecallLine): string => {
  if (certainty === 'producto') return 'Revisa el empaque: puede tener';
  return recallEffect(status) === 'take-out' ? 'Saca de la bolsa:' : 'Ya salió con';
};
