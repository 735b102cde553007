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
  /** What they were told when they were turned away. */
  rejection_reason: z.string().nullable().optional(),
  /** Of who waits. Absent: they don't, or the list was kept from before it was told. */
  proof: z
    .object({
      /** The address is of their hospital's domain. */
      is_hospital_mail: z.boolean(),
      /** Other accounts of the same name, letter case and accents aside. */
      alike: z.array(z.object({ id: z.uuid(), email: z.string(), state: z.enum(accountStates) })),
    })
    .optional(),
});
export type AdminUserJson = z.infer<typeof adminUserSchema>;

/**
 * Every role the person has from now on, and why. `admin` alone is the earlier way: it gives or takes
 * administration, and leaves the other roles.
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

/** A person as administration looks at them: where they are signed in, what they ordered, whether they were there. */
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
  /** Orders that couldn't be handed over and that nobody has paid. */
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
      /** Of those who wait with proof, by the domain of their address: two or more. */
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
      /** When the list was read: who came later wasn't seen. */
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
