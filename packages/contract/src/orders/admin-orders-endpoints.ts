import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import {
  adminOrderQuerySchema,
  adminOrderRowSchema,
  adminOrderSchema,
  cancelBodySchema,
  noteBodySchema,
  requiredReason,
  transitionBodySchema,
} from './admin-orders.ts';

const params = z.object({ id: z.uuid() });
const status = z.enum(orderStatuses);

/** What staff do with orders. */
export const adminOrderEndpoints = declareEndpoints({
  'GET /api/admin/orders': {
    access: 'orders.read',
    summary: 'La cola de pedidos: los atrasados, los abiertos por ventana, y al final los terminados',
    query: adminOrderQuerySchema,
    response: z.object({
      orders: z.array(adminOrderRowSchema),
      /** Goes into `after` for the next page. */
      next: z.string().nullable(),
    }),
  },
  'GET /api/admin/orders/overview': {
    access: 'orders.read',
    summary: 'Cuántos pedidos abiertos hay en cada estado, y de qué hospitales',
    response: z.object({
      /** Open orders by status; of very many only the first ones are counted, and `is_bounded` says so. */
      by_status: z.partialRecord(status, z.number().int()),
      late: z.number().int(),
      waiting: z.number().int(),
      is_bounded: z.boolean(),
      hospitals: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  },
  'GET /api/admin/orders/{id}': {
    access: 'orders.read',
    summary: 'Un pedido con sus líneas, su dinero, su historia y lo que se puede hacer con él',
    params,
    response: adminOrderSchema,
  },
  'POST /api/admin/orders/{id}/transition': {
    access: 'orders.read',
    summary: 'Pasa un pedido a otro estado; cada paso pide su permiso, y la versión que se vio',
    params,
    body: transitionBodySchema,
    response: adminOrderSchema,
  },
  'POST /api/admin/orders/{id}/cancel': {
    access: 'orders.cancel',
    summary: 'Cancela un pedido entero o unidades de sus líneas, con qué pasa con el inventario y el dinero',
    params,
    body: cancelBodySchema,
    response: adminOrderSchema,
  },
  'POST /api/admin/orders/{id}/recalled-out': {
    access: 'orders.pick',
    summary: 'Dice que lo de lotes retirados ya está fuera de las bolsas de un pedido',
    params,
    response: adminOrderSchema,
  },
  'POST /api/admin/orders/{id}/excuse-no-show': {
    access: 'orders.review',
    summary: 'Quita a su cliente la falta de un pedido que no se pudo entregar',
    params,
    body: z.strictObject({ reason: requiredReason }),
    response: adminOrderSchema,
  },
  'POST /api/admin/orders/{id}/unlock-code': {
    access: 'orders.edit',
    summary: 'Desbloquea el código de entrega que se escribió mal demasiadas veces',
    params,
    body: z.strictObject({ reason: requiredReason }),
    response: adminOrderSchema,
  },
  'POST /api/admin/orders/{id}/notes': {
    access: 'orders.edit',
    summary: 'Escribe una nota del pedido, o un mensaje que además le llega al cliente por correo',
    params,
    body: noteBodySchema,
    response: adminOrderSchema,
  },
});
