import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { homeAddressSchema, savedAddressSchema, shortText } from '../kit/home-address.ts';

const saveAddressSchema = z.strictObject({
  /** The customer's own name for it: "Casa", "Mami". */
  label: shortText(deliveryMessages.addressLabel, 40),
  address: homeAddressSchema,
  /** Offered first at the checkout. Setting it clears the flag of the previous default. */
  isDefault: z.boolean(),
});
export type SaveAddress = z.input<typeof saveAddressSchema>;

/** The default first, then by label. */
const addressList = z.object({ addresses: z.array(savedAddressSchema) });

const addressParams = z.object({ id: z.string().max(64) });

export const addressEndpoints = declareEndpoints({
  'GET /api/me/addresses': {
    access: 'verified',
    summary: 'Mis direcciones y mi punto de entrega en el hospital',
    response: addressList.extend({
      hospital: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      deliveryPoints: z.array(z.object({ id: z.uuid(), building: z.string(), unit: z.string() })),
      /** One of `deliveryPoints`. */
      preferredDeliveryPointId: z.uuid().nullable(),
    }),
  },
  'POST /api/me/addresses': {
    access: 'verified',
    summary: 'Guarda una dirección; la primera es la principal',
    body: saveAddressSchema,
    response: addressList,
    status: 201,
  },
  'PUT /api/me/addresses/{id}': {
    access: 'verified',
    summary: 'Cambia una dirección mía',
    params: addressParams,
    body: saveAddressSchema,
    response: addressList,
  },
  'DELETE /api/me/addresses/{id}': {
    access: 'verified',
    summary: 'Borra una dirección mía; si era la principal, pasa a serlo la más nueva',
    params: addressParams,
    response: addressList,
  },
  'PUT /api/me/delivery-point': {
    access: 'verified',
    summary: 'El punto de mi hospital donde recibo, o ninguno',
    body: z.strictObject({ deliveryPointId: z.uuid(deliveryMessages.point).nullable() }),
    response: z.object({ preferredDeliveryPointId: z.uuid().nullable() }),
  },
});
