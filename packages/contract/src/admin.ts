import { z } from 'zod';
import { declareEndpoints } from './endpoint.ts';
import { line } from './plain-text.ts';
import { version, wholeInQuery } from './ranges.ts';

const emailDomainField = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'El dominio es muy largo.')
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    'Escribe solo el dominio, como hospital.org.',
  );

const deliveryPointField = z.strictObject({
  /** Absent for a new one. */
  id: z.uuid().optional(),
  building: line().min(1, 'Escribe el edificio.').max(80, 'Usa 80 letras o menos.'),
  unit: line().min(1, 'Escribe el piso o la unidad.').max(80, 'Usa 80 letras o menos.'),
});

export const hospitalFormSchema = z.strictObject({
  name: line()
    // Counted as the database counts: one emoji is one character, though JavaScript says two.
    .refine((name) => [...name].length >= 2, 'Escribe el nombre del hospital.')
    .max(120, 'Usa 120 letras o menos.'),
  email_domain: emailDomainField,
  /** The whole list: those left out stop being offered. */
  delivery_points: z.array(deliveryPointField).max(200),
});
export type HospitalForm = z.input<typeof hospitalFormSchema>;

export const adminHospitalSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email_domain: z.string(),
  is_active: z.boolean(),
  version: z.number().int(),
  delivery_points: z.array(z.object({ id: z.uuid(), building: z.string(), unit: z.string() })),
  people: z.number().int(),
  waiting: z.number().int(),
});
export type AdminHospitalJson = z.infer<typeof adminHospitalSchema>;

/** Where a person stands: code not entered, waiting for us, in, refused, out. */
export const userStates = ['sin-codigo', 'pendiente', 'verificada', 'rechazada', 'desactivada'] as const;

export const adminUserSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  hospital: z.string().nullable(),
  state: z.enum(userStates),
  roles: z.array(z.string()),
  created_at: z.iso.datetime(),
});
export type AdminUserJson = z.infer<typeof adminUserSchema>;

const idParam = z.object({ id: z.uuid() });

export const adminEndpoints = declareEndpoints({
  'GET /api/admin/summary': {
    access: 'admin',
    summary: 'Lo que espera por el equipo',
    response: z.object({
      waitingUsers: z.number().int(),
      /** Orders above the set value that nobody has confirmed yet, and those among them that are overdue. */
      waitingOrders: z.number().int(),
      overdueOrders: z.number().int(),
      activeHospitals: z.number().int(),
      activeProducts: z.number().int(),
      ordersToday: z.number().int(),
    }),
  },
  'GET /api/admin/hospitals': {
    access: 'admin',
    summary: 'Hospitales',
    response: z.object({ hospitals: z.array(adminHospitalSchema) }),
  },
  'POST /api/admin/hospitals': {
    access: 'admin',
    summary: 'Crear un hospital',
    body: hospitalFormSchema,
    response: adminHospitalSchema,
    status: 201,
  },
  'PATCH /api/admin/hospitals/{id}': {
    access: 'admin',
    summary: 'Editar, activar o desactivar un hospital; la versión evita pisar el cambio de otro',
    params: idParam,
    body: hospitalFormSchema.partial().extend({
      is_active: z.boolean().optional(),
      version,
    }),
    response: adminHospitalSchema,
  },
  'GET /api/admin/users': {
    access: 'admin',
    summary: 'Personas, por estado y texto; 50 por página',
    query: z.object({
      state: z.enum(userStates).optional(),
      q: z.string().trim().max(120).optional(),
      page: wholeInQuery(1, 10_000).optional(),
    }),
    response: z.object({
      users: z.array(adminUserSchema),
      total: z.number().int(),
      counts: z.record(z.enum(userStates), z.number().int()),
    }),
  },
  'POST /api/admin/users/{id}/verify': {
    access: 'admin',
    summary: 'Verificar a una persona; se le avisa por correo',
    params: idParam,
    response: adminUserSchema,
  },
  'POST /api/admin/users/{id}/reject': {
    access: 'admin',
    summary: 'Rechazar una solicitud',
    params: idParam,
    response: adminUserSchema,
  },
  'POST /api/admin/users/{id}/deactivate': {
    access: 'admin',
    summary: 'Desactivar una cuenta verificada; sus sesiones se cierran',
    params: idParam,
    response: adminUserSchema,
  },
  'PUT /api/admin/users/{id}/roles': {
    access: 'admin',
    summary: 'Dar o quitar el rol de administración; siempre queda al menos una persona con él',
    params: idParam,
    body: z.strictObject({ admin: z.boolean() }),
    response: adminUserSchema,
  },
  'GET /api/admin/audit': {
    access: 'admin',
    summary: 'Los últimos cambios: quién, qué, cuándo',
    query: z.object({ subjectId: z.string().max(64, 'Ese id es muy largo.').optional() }),
    response: z.object({
      entries: z.array(
        z.object({
          id: z.number().int(),
          actor: z.string().nullable(),
          action: z.string(),
          subject_type: z.string(),
          subject_id: z.string(),
          before: z.unknown(),
          after: z.unknown(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
  },
});
