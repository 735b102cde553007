import type { Zone } from '../catalog/zone.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** Whether a driver or customer has or had the order. */
export const hasLeftShop = (status: OrderStatus): boolean =>
  status === 'en_ruta' || status === 'entregado' || status === 'no_entregado';

/** Whether a returned unit may be sold again: one that needs cooling can't once it has left the shop. */
export const isRestockable = (zone: Zone, status: OrderStatus): boolean =>
  zone === 'seco' || !hasLeftShop(status);
