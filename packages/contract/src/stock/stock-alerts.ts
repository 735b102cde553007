import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';

const productParams = z.object({ productId: z.uuid('Ese producto no existe.').toLowerCase() });
const done = z.object({});

export const stockAlertEndpoints = declareEndpoints({
  'GET /api/me/stock-alerts': {
    access: 'verified',
    summary: 'De qué productos agotados pedí aviso',
    response: z.object({ productIds: z.array(z.uuid()) }),
  },
  'PUT /api/me/stock-alerts/{productId}': {
    access: 'verified',
    summary: 'Avísame por correo cuando vuelva; una vez, y no hay que quitarlo',
    params: productParams,
    response: done,
  },
  'DELETE /api/me/stock-alerts/{productId}': {
    access: 'verified',
    summary: 'Ya no hace falta avisarme',
    params: productParams,
    response: done,
  },
});
