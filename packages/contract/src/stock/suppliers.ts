import { PHONE_MESSAGE } from '@nutricion/domain/kit/contact';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { phone } from '../kit/phone.ts';
import { line, note } from '../kit/plain-text.ts';
import { version } from '../kit/ranges.ts';

const EMAIL_MESSAGE = 'Escribe un correo completo, como ventas@suplidor.com.';

/** What staff write of a supplier. Empty texts are unknown. */
export const supplierFormSchema = z.strictObject({
  name: line('Escribe el nombre del suplidor.')
    .min(2, 'Escribe el nombre del suplidor.')
    .max(120, 'Usa 120 letras o menos.'),
  email: z
    .string(EMAIL_MESSAGE)
    .trim()
    .toLowerCase()
    .max(254, EMAIL_MESSAGE)
    .pipe(z.union([z.literal(''), z.email()], EMAIL_MESSAGE)),
  phone: phone.refine((digits) => digits === '' || /^\d{10}$/.test(digits), PHONE_MESSAGE),
  note: note().max(1000, 'Usa 1,000 letras o menos.'),
});
export type SupplierForm = z.output<typeof supplierFormSchema>;

export const supplierSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  is_active: z.boolean(),
  version: z.number().int(),
  /** Products that are bought of it, without archived ones. */
  products: z.number().int(),
});
export type SupplierJson = z.infer<typeof supplierSchema>;

const params = z.object({ id: z.uuid() });

export const supplierEndpoints = declareEndpoints({
  'GET /api/admin/suppliers': {
    access: 'purchases.read',
    summary: 'Los suplidores: los activos primero, por nombre',
    response: z.object({ suppliers: z.array(supplierSchema) }),
  },
  'GET /api/admin/suppliers/{id}': {
    access: 'purchases.read',
    summary: 'Un suplidor',
    params,
    response: supplierSchema,
  },
  'POST /api/admin/suppliers': {
    access: 'suppliers.write',
    summary: 'Añade un suplidor',
    body: supplierFormSchema.extend({
      email: supplierFormSchema.shape.email.default(''),
      phone: supplierFormSchema.shape.phone.default(''),
      note: supplierFormSchema.shape.note.default(''),
    }),
    response: supplierSchema,
    status: 201,
  },
  'PATCH /api/admin/suppliers/{id}': {
    access: 'suppliers.write',
    summary: 'Cambia, activa o desactiva un suplidor; la versión evita pisar el cambio de otro',
    params,
    body: supplierFormSchema.partial().extend({ is_active: z.boolean().optional(), version }),
    response: supplierSchema,
  },
});
