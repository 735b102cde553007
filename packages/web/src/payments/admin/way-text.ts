import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { closedPaymentMethodLabels } from '@nutricion/domain/payments/daily-close';

/** How it is or was paid: "Efectivo", "ATH Móvil". */
export const wayText = ({ way, method }: AdminPaymentJson): string => {
  if (way) return closedPaymentMethodLabels[way];
  return method === 'on-delivery' ? 'Al recibir' : closedPaymentMethodLabels[method];
};
