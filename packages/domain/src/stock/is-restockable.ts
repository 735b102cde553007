import type { Zone } from '../catalog/zone.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** Somebody outside the shop has or had it in hand. */
export const hasLeftShop = (status: OrderStatus): boolean =>
  status === 'en_ruta' || status === 'entregado' || status === 'no_entregado';

/** Whether a unit may be sold again: what has to be kept cool can't, once it has left the shop. */
export const isRestockable = (zone: Zone, status: OrderStatus): boolean =>
  zone === 'seco' || !hasLeftShop(status);
