import { z } from 'zod';
import { searchText } from '../catalog/catalog.ts';
import { declareEndpoints } from '../kit/endpoint.ts';

export const searchEndpoints = declareEndpoints({
  'POST /api/searches': {
    access: 'verified',
    summary: 'Anota una búsqueda de la que se vieron los resultados, o el producto que se escogió de ella',
    body: z.strictObject({
      /** The search id from the search's response; a repeated call changes nothing. */
      searchId: z.uuid(),
      query: searchText.trim().min(1, 'Escribe qué buscas.'),
      literal: z.boolean().optional(),
      /** Only the first chosen product is stored. */
      productId: z.uuid().optional(),
    }),
    response: z.object({}),
  },
});
