import { roles } from '@nutricion/domain/accounts/role';
import { accountStates } from '@nutricion/domain/accounts/user';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { z } from 'zod';
import { emailDomainField } from '../fulfilment/hospitals.ts';
import { changeReason, MISSING_REASON } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { integerInQuery, isoDateTime } from '../kit/ranges.ts';
import { sessionSchema } from './sessions.ts';

export const adminUserSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  hospital: z.string().nullable(),
  state: z.enum(accountStates),
  roles: z.array(z.enum(roles)),
  created_at: z.iso.datetime(),
  /** The reason that was mailed to the user when they were rejected. */
  rejection_reason: z.string().nullable().optional(),
  /** Only for users who wait for verification. Absent otherwise, and in lists cached by an older version. */
  proof: z
    .object({
      /** The address has the domain of the user's hospital. */
      is_hospital_mail: z.boolean(),
      /** Other accounts of the same name, ignoring case and accents. */
      alike: z.array(z.object({ id: z.uuid(), email: z.string(), state: z.enum(accountStates) })),
    })
    .optional(),
});
export type AdminUserJson = z.infer<typeof adminUserSchema>;

/**
 * The complete new list of roles and a reason. A body with `admin` alone is the older form: it gives or removes that
 * role and leaves the others.
 */
export const rolesBodySchema = z
  .strictObject({
    roles: z.array(z.enum(roles)).max(roles.length).optional(),
    admin: z.boolean().optional(),
    reason: changeReason.optional(),
  })
  .refine((body) => (body.roles === undefined) !== (body.admin === undefined), {
    path: ['roles'],
    message: 'Escoge los roles.',
  })
  .refine((body) => body.roles === undefined || Boolean(body.reason), {
    path: ['reason'],
    message: MISSING_REASON,
  });

/** One user for the administration: open sessions, orders, and deliveries that failed because nobody came. */
export const adminUserDetailsSchema = z.object({
  user: adminUserSchema,
  sessions: z.array(sessionSchema.omit({ isThisOne: true })),
  /** The latest ten. */
  orders: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      status: z.enum(orderStatuses),
      total: z.number(),
      created_at: z.iso.datetime(),
    }),
  ),
  order_count: z.number().int(),
  /** Orders that couldn't be handed over and weren't paid. */
  no_shows: z.number().int(),
});
export type AdminUserDetailsJson = z.infer<typeof adminUserDetailsSchema>;

const idParam = z.object({ id: z.uuid() });

export const userEndpoints = declareEndpoints({
  'GET /api/admin/users': {
    access: 'users.read',
    summary: 'Personas, por estado y texto; 50 por página',
    query: z.object({
      state: z.enum(accountStates).optional(),
      q: z.string().trim().max(120).optional(),
      page: integerInQuery(1, 10_000).optional(),
    }),
    response: z.object({
      users: z.array(adminUserSchema),
      total: z.number().int(),
      counts: z.record(z.enum(accountStates), z.number().int()),
      /** Waiting users whose e-mail is confirmed, by domain of the address; only domains with two or more. */
      domains: z.array(z.object({ domain: z.string(), waiting: z.number().int() })).optional(),
    }),
  },
  'GET /api/admin/users/{id}': {
    access: 'users.read',
    summary: 'Una persona: sus sesiones, sus últimos pedidos y cuántas veces no estuvo',
    params: idParam,
    response: adminUserDetailsSchema,
  },
  'DELETE /api/admin/users/{id}/sessions': {
    access: 'users.decide',
    summary: 'Cierra todas las sesiones de una persona',
    params: idParam,
    response: z.object({ ended: z.number().int() }),
  },
  'POST /api/admin/users/verify-domain': {
    access: 'users.decide',
    summary:
      'Verificar a todas las que esperan con correo de un dominio, de las que se registraron hasta un momento',
    body: z.strictObject({
      email_domain: emailDomainField,
      /** When the list was read: users who registered later aren't included. */
      until: isoDateTime('Vuelve a cargar la lista.'),
    }),
    response: z.object({
      verified: z.number().int(),
      failed: z.array(z.object({ id: z.uuid(), full_name: z.string(), detail: z.string() })),
    }),
  },
  'POST /api/admin/users/{id}/verify': {
    access: 'users.decide',
    summary: 'Verificar a una persona; se le avisa por correo',
    params: idParam,
    response: adminUserSchema,
  },
  'POST /api/admin/users/{id}/reject': {
    access: 'users.decide',
    summary: 'Rechazar una solicitud; la razón le llega por correo',
    params: idParam,
    body: z.strictObject({ reason: line().max(500, 'Usa 500 letras o menos.').optional() }).optional(),
    response: adminUserSchema,
  },
  'POST /api/admin/users/{id}/deactivate': {
    access: 'users.decide',
    summary: 'Desactivar una cuenta verificada; sus sesiones se cierran',
    params: idParam,
    response: adminUserSchema,
  },
  'PUT /api/admin/users/{id}/roles': {
    access: 'roles.give',
    summary: 'Decir qué roles tiene una persona y por qué; siempre queda al menos una con administración',
    params: idParam,
    body: rolesBodySchema,
    response: adminUserSchema,
  },
});
