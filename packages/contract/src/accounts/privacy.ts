import { DELETION_WORD } from '@nutricion/domain/accounts/deletion';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { identityProofSchema } from './identity-proof.ts';

export const privacyEndpoints = declareEndpoints({
  'GET /api/me/export': {
    access: 'signed-in',
    summary: 'Todo lo que la tienda guarda de mí',
    response: z.object({
      tienda: z.string(),
      exportado_en: z.iso.datetime(),
      /** Rows by topic as they are stored, without passwords and tokens. */
      datos: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  },
  'POST /api/me/deletion': {
    access: 'signed-in',
    summary: 'Borra mi cuenta; los pedidos quedan sin mi nombre, teléfono ni dirección',
    body: z.strictObject({
      ...identityProofSchema.shape,
      password: identityProofSchema.shape.password.min(1, 'Escribe tu contraseña.'),
      confirmation: z.literal(DELETION_WORD, `Escribe ${DELETION_WORD} para confirmar.`),
    }),
    response: z.object({}),
  },
});
