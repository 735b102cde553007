import { formatUsd } from '../kit/money.ts';
import type { OrderLimitIssue } from './order-limit-issue.ts';

/** What was passed, and what to do next. */
export const orderLimitText = (issue: OrderLimitIssue): string => {
  switch (issue.kind) {
    case 'open-orders':
      return issue.open === 1
        ? 'Tienes un pedido abierto. Espera a que llegue o cancélalo en Perfil › Pedidos.'
        : `Tienes ${issue.open} pedidos abiertos. Espera a que llegue uno o cancela otro en Perfil › Pedidos.`;
    case 'orders-per-hour':
      return `Llegaste al máximo de ${issue.placed} pedidos por hora. Ordena otra vez en ${minutes(issue.retryAfterSeconds)}: tu carrito queda guardado.`;
    case 'places-per-window':
      return issue.places === 1
        ? 'Ya tienes un pedido para esa hora. Escoge otra hora u otro día.'
        : `Ya tienes ${issue.places} pedidos para esa hora. Escoge otra hora u otro día.`;
    case 'units-per-product':
      return issue.lines.map(tooManyUnitsText).join(' ');
    case 'open-value':
      return openValueText(issue);
  }
};

const tooManyUnitsText = ({ title, most }: { readonly title: string; readonly most: number }): string =>
  most === 0
    ? `De «${title}» ya tienes en tus pedidos abiertos lo más que puedes pedir. Quítalo del carrito o espera a que llegue un pedido.`
    : `De «${title}» puedes pedir hasta ${most}. Baja la cantidad en tu carrito.`;

const openValueText = ({
  mostCents,
  openCents,
}: Extract<OrderLimitIssue, { kind: 'open-value' }>): string => {
  const most = `Puedes tener hasta ${formatUsd(mostCents)} en pedidos por pagar`;
  if (openCents === 0) return `${most}. Quita productos o baja cantidades en tu carrito.`;
  const left = mostCents - openCents;
  return left <= 0
    ? `${most} y ya los tienes. Espera a que llegue un pedido o cancela otro en Perfil › Pedidos.`
    : `${most} y ya tienes ${formatUsd(openCents)}. Baja este pedido a ${formatUsd(left)} o espera a que llegue otro.`;
};

const minutes = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'un minuto' : `${count} minutos`;
};
