import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { adminOrderSchema } from './admin-orders.ts';
import {
  changeOrderSchema,
  contactSchema,
  deliverySchema,
  placeOrderSchema,
  rescheduleBodySchema,
} from './orders.ts';
import { checkoutSchema, orderEndpoints } from './orders-endpoints.ts';

const params = z.object({ id: z.uuid() });

/** Why staff change what a customer ordered, which both read. */
const reason = line().min(3, 'Di quién lo pidió o por qué.').max(300, 'Usa 300 letras o menos.');

export const telephoneDeliverySchema = rescheduleBodySchema.extend({
  /** Absent: where it went before. */
  delivery: deliverySchema.optional(),
  contact: contactSchema.optional(),
  reason,
});

/** What staff do with an order for the customer on the telephone, by the rules of the customer's own calls. */
export const telephoneOrderEndpoints = declareEndpoints({
  'GET /api/admin/customers/{id}/checkout': {
    access: 'orders.change',
    summary: 'Lo que la tienda le ofrece a una persona que llama: puntos, direcciones, días, y sus datos',
    params,
    response: checkoutSchema.extend({
      customer: z.object({
        id: z.uuid(),
        full_name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        is_verified: z.boolean(),
      }),
      ivu_basis_points: z.number().int(),
    }),
  },
  'POST /api/admin/customers/{id}/orders': {
    access: 'orders.change',
    summary: 'Pone un pedido para una persona que llama; lo paga al recibir',
    params,
    headers: orderEndpoints['POST /api/orders'].headers,
    body: placeOrderSchema.omit({ user_id: true }),
    response: z.object({ id: z.uuid(), number: z.string() }),
    status: 201,
  },
  'POST /api/admin/orders/{id}/lines': {
    access: 'orders.change',
    summary: 'Añade o quita productos de un pedido, porque su cliente lo pidió',
    params,
    body: changeOrderSchema.extend({ reason }),
    response: adminOrderSchema,
  },
  'POST /api/admin/orders/{id}/delivery': {
    access: 'orders.change',
    summary: 'Cambia el día, la hora, el lugar o quién recibe un pedido, porque su cliente lo pidió',
    params,
    body: telephoneDeliverySchema,
    response: adminOrderSchema,
  },
});
