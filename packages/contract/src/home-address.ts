import { PUERTO_RICO_ZIP } from '@nutricion/domain/order/contact';
import { municipios } from '@nutricion/domain/order/delivery';
import { z } from 'zod';
import { line } from './plain-text.ts';

/** A line that must not be empty. */
export const shortText = (missing: string, max: number) =>
  line().min(1, missing).max(max, `Usa ${max} letras o menos.`);

export const homeAddressSchema = z.strictObject({
  urbanizacion: line().max(80, 'Usa 80 letras o menos.'),
  street: shortText('Escribe la calle y el número.', 120),
  apartment: line().max(40, 'Usa 40 letras o menos.'),
  municipio: z.enum(municipios, 'Escoge un municipio.'),
  zip: z.string().regex(PUERTO_RICO_ZIP, 'El ZIP de Puerto Rico tiene 5 dígitos, como 00926.'),
});
