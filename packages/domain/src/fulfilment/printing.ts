import type { OrderStatus } from '../orders/order-status.ts';

/** What is printed of an order. */
export const printKinds = ['label', 'slip', 'route'] as const;
export type PrintKind = (typeof printKinds)[number];

export const printKindLabels: Record<PrintKind, string> = {
  label: 'Etiquetas de bolsa',
  slip: 'Hojas de empaque',
  route: 'Hoja de ruta',
};

/** The most orders of one print: a route has fewer, and a printer's tray holds no more. */
export const MAX_PRINTED_ORDERS = 120;

/** In its bags, and not in its customer's hands. */
export const isPacked = (status: OrderStatus): boolean =>
  status === 'listo' || status === 'en_ruta' || status === 'no_entregado';

/** Is being packed. */
export const isBeingPacked = (status: OrderStatus): boolean =>
  status === 'confirmado' || status === 'en_preparacion' || status === 'esperando_cliente';

/**
 * Documents are printed before an order is packed and after it was handed over, but not for one that is never
 * delivered.
 */
export const isPrintable = (status: OrderStatus): boolean =>
  isPacked(status) || isBeingPacked(status) || status === 'entregado';
