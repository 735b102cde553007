import { z } from 'zod';
import { searchText } from '../catalog/catalog.ts';
import { declareEndpoints } from '../kit/endpoint.ts';

export const searchEndpoints = declareEndpoints({
  'POST /api/searches': {
    access: 'verified',
    summary: 'Anota una búsqueda de la que se vieron los resultados, o el producto que se escogió de ella',
    body: z.strictObject({
      /** As the answer to the search named it; saying the same again changes nothing. */
      searchId: z.uuid(),
      query: searchText.trim().min(1, 'Escribe qué buscas.'),
      literal: z.boolean().optional(),
      /** The first one chosen counts. */
      productId: z.uuid().optional(),
    }),
    response: z.object({}),
  },
});
