import { z } from 'zod';
import { declareEndpoints } from './endpoint.ts';

export const hospitalSchema = z.object({ id: z.uuid(), name: z.string() });

export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.email(),
  is_verified: z.boolean(),
  role: z.string(),
  hospital_id: z.uuid().nullable(),
});
export type ProfileJson = z.infer<typeof profileSchema>;

/** Registering, signing in and codes are the accounts library's own calls under /api/auth. */
export const accountEndpoints = declareEndpoints({
  'GET /api/me': {
    access: 'signed-in',
    summary: 'Mi perfil, mis roles, mi hospital y lo que la tienda cobra',
    response: z.object({
      profile: profileSchema,
      roles: z.array(z.string()),
      hospital: hospitalSchema.nullable(),
      shop: z.object({
        /** Basis points: 1150 is 11.5 %. */
        ivuBasisPoints: z.number().int(),
      }),
    }),
  },
  'GET /api/hospitals/lookup': {
    access: 'public',
    summary: 'El hospital activo al que pertenece el dominio de un correo',
    query: z.object({ email: z.string().max(254) }),
    response: z.object({ hospital: z.object({ name: z.string() }).nullable() }),
  },
});
