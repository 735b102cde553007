import { isPhone, PHONE_MESSAGE, phoneDigits } from '@nutricion/domain/kit/contact';
import { RETURN_POLICY } from '@nutricion/domain/payments/receipt-text';
import { z } from 'zod';
import { changeReason } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';

const text = (maxLetters: number) =>
  line('Escribe algo, o déjalo en blanco.').max(maxLetters, `Usa ${maxLetters} letras o menos.`);
const telephone = z
  .string(PHONE_MESSAGE)
  .overwrite(phoneDigits)
  .refine((digits) => digits === '' || isPhone(digits), PHONE_MESSAGE);

/** The seller, as shown on receipts and in the page footer. Blank fields are unknown and have no default. */
export const shopParticularsSchema = z.strictObject({
  name: text(120).min(1, 'Escribe el nombre de la tienda.'),
  /** Postal, in one line. */
  address: text(200),
  /** Ten digits, or blank. */
  phone: telephone,
  whatsapp: telephone,
  hours: text(120),
  /** Registro de Comerciante, as the Hacienda wrote it. */
  merchantNumber: text(30).regex(/^[\d-]*$/, 'Escribe solo números y guiones, como en tu certificado.'),
  returnPolicy: text(400).min(1, 'Di qué pasa cuando algo llega mal: va en cada recibo.'),
});
export type ShopParticularsJson = z.infer<typeof shopParticularsSchema>;
export type PublicContactJson = z.infer<typeof publicContactSchema>;

/** What every customer may read of it: at the foot of each page, at the checkout and under help. */
const { name, address, phone, whatsapp, hours, merchantNumber, returnPolicy } = shopParticularsSchema.shape;
export const publicContactSchema = z.object({
  name,
  address,
  phone,
  whatsapp,
  hours,
  merchantNumber,
  returnPolicy,
});

/** Used until an administrator enters the shop's own. */
export const unknownShopParticulars: ShopParticularsJson = {
  name: 'Nutrición Plus',
  address: '',
  phone: '',
  whatsapp: '',
  hours: '',
  merchantNumber: '',
  returnPolicy: RETURN_POLICY,
};

const storedShop = z.object({ shop: shopParticularsSchema, version: z.number().int() });

export const shopParticularsEndpoints = declareEndpoints({
  'GET /api/admin/settings/shop': {
    access: 'settings.read',
    summary: 'Los datos de la tienda: los que llevan los recibos y el pie de página',
    response: storedShop,
  },
  'PUT /api/admin/settings/shop': {
    access: 'settings.write',
    summary: 'Cambia los datos de la tienda; la versión evita pisar el cambio de otro',
    body: storedShop.extend({ version: z.number().int(), reason: changeReason.optional() }),
    response: storedShop,
  },
});
