import { shifts } from '@nutricion/domain/fulfilment/shift';
import { PHONE_MESSAGE } from '@nutricion/domain/kit/contact';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { phone } from '../kit/phone.ts';
import { line } from '../kit/plain-text.ts';
import { version } from '../kit/ranges.ts';

export const emailDomainField = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'El dominio es muy largo.')
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    'Escribe solo el dominio, como hospital.org.',
  );

const deliveryPointField = z.strictObject({
  /** Absent for a new point. */
  id: z.uuid().optional(),
  building: line().min(1, 'Escribe el edificio.').max(80, 'Usa 80 letras o menos.'),
  unit: line().min(1, 'Escribe el piso o la unidad.').max(80, 'Usa 80 letras o menos.'),
  /** Whether an order can be left in a refrigerator there; absent: unchanged. */
  has_refrigerator: z.boolean().optional(),
  /** Whether drivers can go up to the point; absent: unchanged. */
  is_reachable: z.boolean().optional(),
  /** What drivers read at that stop; absent: unchanged. */
  instructions: line().max(200, 'Usa 200 letras o menos.').optional(),
});

/** The entrance that is open in a shift and whom to call there. Empty fields are unknown. */
export const entranceSchema = z.strictObject({
  shift: z.enum(shifts),
  door: line().max(200, 'Usa 200 letras o menos.'),
  contact: line().max(120, 'Usa 120 letras o menos.'),
  phone: phone.refine((digits) => digits === '' || /^\d{10}$/.test(digits), PHONE_MESSAGE),
  instructions: line().max(500, 'Usa 500 letras o menos.'),
});
export type EntranceJson = z.output<typeof entranceSchema>;

export const hospitalFormSchema = z.strictObject({
  name: line()
    // Counted as PostgreSQL does: an emoji is one character, though JavaScript counts two.
    .refine((name) => [...name].length >= 2, 'Escribe el nombre del hospital.')
    .max(120, 'Usa 120 letras o menos.'),
  email_domain: emailDomainField,
  /** The complete list: points left out are no longer offered. */
  delivery_points: z.array(deliveryPointField).max(200),
  /** One entry per shift at most; omitted shifts stay unchanged. */
  entrances: z
    .array(entranceSchema)
    .max(shifts.length)
    .refine((list) => new Set(list.map(({ shift }) => shift)).size === list.length, 'Cada turno va una vez.')
    .optional(),
});
export type HospitalForm = z.input<typeof hospitalFormSchema>;

export const adminHospitalSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email_domain: z.string(),
  is_active: z.boolean(),
  version: z.number().int(),
  delivery_points: z.array(
    z.object({
      id: z.uuid(),
      building: z.string(),
      unit: z.string(),
      has_refrigerator: z.boolean().optional(),
      is_reachable: z.boolean().optional(),
      instructions: z.string().optional(),
    }),
  ),
  entrances: z.array(entranceSchema).optional(),
  people: z.number().int(),
  waiting: z.number().int(),
});
export type AdminHospitalJson = z.infer<typeof adminHospitalSchema>;

export const hospitalEndpoints = declareEndpoints({
  'GET /api/admin/hospitals': {
    access: 'hospitals.read',
    summary: 'Hospitales',
    response: z.object({ hospitals: z.array(adminHospitalSchema) }),
  },
  'POST /api/admin/hospitals': {
    access: 'hospitals.write',
    summary: 'Crear un hospital',
    body: hospitalFormSchema,
    response: adminHospitalSchema,
    status: 201,
  },
  'PATCH /api/admin/hospitals/{id}': {
    access: 'hospitals.write',
    summary: 'Editar, activar o desactivar un hospital; la versión evita pisar el cambio de otro',
    params: z.object({ id: z.uuid() }),
    body: hospitalFormSchema.partial().extend({
      is_active: z.boolean().optional(),
      version,
    }),
    response: adminHospitalSchema,
  },
});
