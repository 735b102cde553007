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
  /** Ten digits, called about a delivery; null if there is none. */
  phone: z.string().nullable(),
});
export type ProfileJson = z.infer<typeof profileSchema>;

/** Registration, sign-in and codes are calls of better-auth under /api/auth and aren't declared here. */
export const accountEndpoints = declareEndpoints({
  'GET /api/me': {
    access: 'signed-in',
    summary: 'Mi perfil, mis roles, mi hospital, mi sesión y lo que la tienda cobra',
    response: z.object({
      profile: profileSchema,
      roles: z.array(z.enum(roles)),
      /** `missing`: the user has a role that requires a second factor and hasn't set one up. */
      second_factor: z.enum(['on', 'off', 'missing']),
      hospital: hospitalSchema.nullable(),
      session: z.object({
        /** The device is the user's own: the session lasts longer. */
        isTrusted: z.boolean(),
        /** 32 bytes as base64url: encrypts what stays of this user on the device after signing out. */
        sealKey: z.string(),
      }),
      shop: z.object({
        /** Basis points: 1150 is 11.5 %. */
        ivuBasisPoints: z.number().int(),
        orderLimits: publicOrderLimitsSchema,
        /** How customers reach the shop; a blank field isn't shown. */
        contact: publicContactSchema,
        /**
         * The soonest window of an order placed now, on the round of the user's hospital; null if unknown or all
         * windows are full.
         */
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
        /** In any usual spelling; empty or null removes it. */
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
