import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { municipios } from '@nutricion/domain/accounts/municipios';
import { PUERTO_RICO_ZIP } from '@nutricion/domain/kit/contact';
import { z } from 'zod';
import { line } from './plain-text.ts';

/** A line that must not be empty. */
export const shortText = (missing: string, max: number) =>
  line(missing).min(1, missing).max(max, `Usa ${max} letras o menos.`);

/** Whether the ZIP code fits the municipio is checked by the server for new addresses only. */
export const homeAddressSchema = z.strictObject({
  urbanizacion: line().max(80, 'Usa 80 letras o menos.'),
  street: shortText(deliveryMessages.street, 120),
  apartment: line().max(40, 'Usa 40 letras o menos.'),
  municipio: z.enum(municipios, deliveryMessages.municipio),
  zip: z.string(deliveryMessages.zip).regex(PUERTO_RICO_ZIP, deliveryMessages.zip),
});

export const savedAddressSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  address: homeAddressSchema,
  isDefault: z.boolean(),
});
export type SavedAddressJson = z.infer<typeof savedAddressSchema>;
