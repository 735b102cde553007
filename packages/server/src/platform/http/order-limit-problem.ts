import type { Problem } from '@nutricion/contract/kit/problem';
import type { OrderLimitIssue } from '@nutricion/domain/orders/order-limit-issue';
import { orderLimitText } from '@nutricion/domain/orders/order-limit-text';

/** The problem of an order over a customer's limits: which limit, which field, and what to do. */
export const orderLimitProblem = (fault: OrderLimitIssue): Problem => {
  const detail = orderLimitText(fault);
  const problem = (type: string, title: string, status = 422): Problem => ({
    type: `/problemas/${type}`,
    title,
    status,
    detail,
  });
  switch (fault.kind) {
    case 'open-orders':
      return problem('ordenes-abiertas', 'Tienes muchos pedidos abiertos');
    case 'orders-per-hour':
      return {
        ...problem('ordenes-por-hora', 'Muchos pedidos seguidos', 429),
        retryAfterSeconds: fault.retryAfterSeconds,
      };
    case 'places-per-window':
      return {
        ...problem('cupos-por-persona', 'Ya tienes esa hora'),
        errors: { deliveryWindow: detail },
      };
    case 'units-per-product':
      return { ...problem('unidades-por-persona', 'Baja la cantidad'), lines: fault.lines };
    case 'open-value':
      return problem('valor-abierto', 'Pasa del máximo por pagar');
  }
};
