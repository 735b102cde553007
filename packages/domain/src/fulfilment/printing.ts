import type { OrderStatus } from '../orders/order-status.ts';

/** Documents that can be printed for an order. */
export const printKinds = ['label', 'slip', 'route'] as const;
export type PrintKind = (typeof printKinds)[number];

export const printKindLabels: Record<PrintKind, string> = {
  label: 'Etiquetas de bolsa',
  slip: 'Hojas de empaque',
  route: 'Hoja de ruta',
};

/** Orders in one print job: more than any route has, and as many as a printer's tray holds. */
export const MAX_PRINTED_ORDERS = 120;

/** Whether the order is packed and not yet delivered. */
export const isPacked = (status: OrderStatus): boolean =>
  status === 'listo' || status === 'en_ruta' || status === 'no_entregado';

export const isBeingPacked = (status: OrderStatus): boolean =>
  status === 'confirmado' || status === 'en_preparacion' || status === 'esperando_cliente';

/**
 * Documents are printed before an order is packed and after it was handed over, but not for one that is never
 * delivered.
 */
export const isPrintable = (status: OrderStatus): boolean =>
  isPacked(status) || isBeingPacked(status) || status === 'entregado';
