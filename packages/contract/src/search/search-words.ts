import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';

const word = line('Escribe la palabra.').min(1, 'Escribe la palabra.').max(80, 'Usa 80 letras o menos.');
const query = line('Escribe qué buscan.').min(1, 'Escribe qué buscan.').max(200, 'Usa 200 letras o menos.');

const searchWordSchema = z.object({
  id: z.uuid(),
  word: z.string(),
  means: z.string(),
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type SearchWordJson = z.infer<typeof searchWordSchema>;

const buyerNoteSchema = z.object({
  id: z.uuid(),
  query: z.string(),
  text: z.string(),
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export const searchWordEndpoints = declareEndpoints({
  'GET /api/admin/search-words': {
    access: 'reports.read',
    summary: 'Lo que se le enseñó a la búsqueda, y lo que se le pidió a compras, lo último primero',
    response: z.object({ words: z.array(searchWordSchema), notes: z.array(buyerNoteSchema) }),
  },
  'POST /api/admin/search-words': {
    access: 'products.write',
    summary: 'Enseña que quien busca una palabra quiere decir otra; vale en un segundo, en todas partes',
    body: z.strictObject({ word, means: word }),
    response: searchWordSchema,
  },
  'DELETE /api/admin/search-words/{id}': {
    access: 'products.write',
    summary: 'Olvida lo que se le enseñó a la búsqueda',
    params: z.object({ id: z.uuid() }),
    response: z.object({ id: z.uuid() }),
  },
  'POST /api/admin/buyer-notes': {
    access: 'products.write',
    summary: 'Le pide a compras que traiga lo que la gente busca y no hay',
    body: z.strictObject({ query, text: line().max(500, 'Usa 500 letras o menos.') }),
    response: buyerNoteSchema,
  },
  'POST /api/admin/buyer-notes/{id}/done': {
    access: 'products.write',
    summary: 'Da por atendido lo que se le pidió a compras',
    params: z.object({ id: z.uuid() }),
    response: z.object({ id: z.uuid() }),
  },
});
