import { MAX_SYNCED_LINES } from '@nutricion/domain/cart/merge-lines';
import { LIST_LIMITS } from '@nutricion/domain/cart/shopping-list';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';

const syncedLineSchema = z.strictObject({
  productId: z.uuid('Ese producto no existe.').toLowerCase(),
  quantity: z
    .number('La cantidad debe ser un número.')
    .int('La cantidad debe ser un número entero.')
    .min(1, 'La cantidad mínima es 1.')
    .max(LIST_LIMITS.quantity, `La cantidad máxima es ${LIST_LIMITS.quantity}.`),
});

/** Increases with every change; 0: no cart is stored. */
const version = z
  .number('Falta la versión.')
  .int('La versión es un número entero.')
  .min(0)
  .max(2_147_483_646);

const syncedCartSchema = z.object({ lines: z.array(syncedLineSchema), version });
export type SyncedCartJson = z.infer<typeof syncedCartSchema>;

export const syncedCartEndpoints = declareEndpoints({
  'GET /api/me/cart': {
    access: 'verified',
    summary: 'Mi carrito, como lo dejó mi último equipo',
    response: syncedCartSchema,
  },
  'PUT /api/me/cart': {
    access: 'verified',
    summary: 'Guarda mi carrito para mis otros equipos; 409 si otro lo cambió desde esa versión',
    body: z.strictObject({
      lines: z.array(syncedLineSchema).max(MAX_SYNCED_LINES, `Guarda ${MAX_SYNCED_LINES} productos o menos.`),
      version,
    }),
    response: z.object({ version }),
  },
});
