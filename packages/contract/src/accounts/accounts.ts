import { roles } from '@nutricion/domain/accounts/role';
import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { isPhone, PHONE_MESSAGE } from '@nutricion/domain/kit/contact';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { phone } from '../kit/phone.ts';
import { line } from '../kit/plain-text.ts';
import { publicOrderLimitsSchema } from '../orders/order-limits.ts';
import { publicContactSchema } from '../orders/shop-particulars.ts';

export const hospitalSchema = z.object({ id: z.uuid(), name: z.string() });

export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.email(),
  is_verified: z.boolean(),
  role: z.string(),
  hospital_id: z.uuid().nullable(),
  /** Ten digits; whom a delivery calls. */
  phone: z.string().nullable(),
});
export type ProfileJson = z.infer<typeof profileSchema>;

/** Registering, signing in and codes are the accounts library's own calls under /api/auth. */
export const accountEndpoints = declareEndpoints({
  'GET /api/me': {
    access: 'signed-in',
    summary: 'Mi perfil, mis roles, mi hospital, mi sesión y lo que la tienda cobra',
    response: z.object({
      profile: profileSchema,
      roles: z.array(z.enum(roles)),
      /** `missing`: this shop asks for one before they may administer. */
      second_factor: z.enum(['on', 'off', 'missing']),
      hospital: hospitalSchema.nullable(),
      session: z.object({
        /** Its device is the person's own: the session lasts longer. */
        isTrusted: z.boolean(),
        /** 32 bytes as base64url: seals what stays of this person on the device after signing out. */
        sealKey: z.string(),
      }),
      shop: z.object({
        /** Basis points: 1150 is 11.5 %. */
        ivuBasisPoints: z.number().int(),
        orderLimits: publicOrderLimitsSchema,
        /** How the shop is reached; blank is not known. */
        contact: publicContactSchema,
        /** When an order of now can first be there, on the round of their hospital; null: not known, or no place is left. */
        nextDelivery: z.object({ date: z.iso.date(), windowId: z.enum(deliveryWindowIds) }).nullable(),
      }),
    }),
  },
  'PATCH /api/me': {
    access: 'signed-in',
    summary: 'Cambia mi nombre o mi celular; el correo y el hospital no se cambian aquí',
    body: z
      .strictObject({
        full_name: line().min(1, 'Escribe tu nombre.').max(120, 'Usa 120 letras o menos.').optional(),
        /** As people type it; empty or null takes it away. */
        phone: phone
          .transform((digits) => digits || null)
          .refine((digits) => digits === null || isPhone(digits), PHONE_MESSAGE)
          .nullable()
          .optional(),
      })
      .refine((change) => Object.keys(change).length > 0, 'Di qué cambia.'),
    response: z.object({ profile: profileSchema }),
  },
  'GET /api/hospitals/lookup': {
    access: 'public',
    summary: 'El hospital activo al que pertenece el dominio de un correo',
    query: z.object({ email: z.string().max(254) }),
    response: z.object({ hospital: z.object({ name: z.string() }).nullable() }),
  },
});
