import { accountStates } from '@nutricion/domain/account/person';
import { roles } from '@nutricion/domain/account/role';
import { z } from 'zod';
import { changeReason, MISSING_REASON } from './change-reason.ts';
import { declareEndpoints } from './endpoint.ts';
import { wholeInQuery } from './ranges.ts';

export const adminUserSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  hospital: z.string().nullable(),
  state: z.enum(accountStates),
  roles: z.array(z.enum(roles)),
  created_at: z.iso.datetime(),
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

const idParam = z.object({ id: z.uuid() });

export const peopleEndpoints = declareEndpoints({
  'GET /api/admin/users': {
    access: 'users.read',
    summary: 'Personas, por estado y texto; 50 por página',
    query: z.object({
      state: z.enum(accountStates).optional(),
      q: z.string().trim().max(120).optional(),
      page: wholeInQuery(1, 10_000).optional(),
    }),
    response: z.object({
      users: z.array(adminUserSchema),
      total: z.number().int(),
      counts: z.record(z.enum(accountStates), z.number().int()),
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
    summary: 'Rechazar una solicitud',
    params: idParam,
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
