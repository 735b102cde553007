import { formatUsd } from '@nutricion/domain/kit/money';
import type { CancelledUnits } from '@nutricion/domain/orders/cancel-lines';

/** What the customer reads of lines that were cancelled: what, why, and what the rest costs. */
export const cancelledMessage = (
  lines: readonly { readonly id: number; readonly title: string }[],
  units: readonly CancelledUnits[],
  dueCents: number,
  reason: string,
): string =>
  [
    'Quitamos de tu pedido:',
    cancelledLinesText(lines, units, '\n'),
    '',
    reason,
    '',
    `Tu pedido ahora vale ${formatUsd(dueCents)}.`,
  ].join('\n');

/** "2 × Arroz, 1 × Leche" */
export const cancelledLinesText = (
  lines: readonly { readonly id: number; readonly title: string }[],
  units: readonly CancelledUnits[],
  between = ', ',
): string =>
  units
    .map(
      ({ itemId, units: cancelledUnits }) =>
        `${cancelledUnits} × ${lines.find(({ id }) => id === itemId)?.title ?? ''}`,
    )
    .join(between);
