import { categories } from '@nutricion/domain/catalog/category';
import {
  proposalSources,
  proposalStates,
  proposedFields,
} from '@nutricion/domain/catalog/enrichment/proposal';
import { z } from 'zod';
import { changeReason } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';

const proposalSchema = z.object({
  id: z.uuid(),
  product: z.object({
    id: z.uuid(),
    title: z.string(),
    package_label: z.string(),
    category: z.string(),
    image_url: z.string().nullable(),
  }),
  field: z.enum(proposedFields),
  /** The product's current value. */
  now: z.unknown(),
  /** Null for a question that a person answers in the product's record. */
  value: z.unknown(),
  source: z.enum(proposalSources),
  because: z.string(),
  /** 0 to 1, calibrated by decisions about proposals of the same source and field. */
  confidence: z.number(),
  state: z.enum(proposalStates),
  /** The caller has accepted it, and another person has to as well. */
  needs_other: z.boolean(),
});
export type ProposalJson = z.infer<typeof proposalSchema>;

const coverageSchema = z.object({
  category: z.string(),
  products: z.number().int(),
  nutrition: z.number().int(),
  allergens: z.number().int(),
  kind: z.number().int(),
  barcode: z.number().int(),
});

const params = z.object({ id: z.uuid() });

export const proposalEndpoints = declareEndpoints({
  'GET /api/admin/proposals': {
    access: 'products.read',
    summary: 'Lo que se propone completar de los productos, lo más seguro primero, y cuánto hay completo',
    query: z.object({
      field: z.enum(proposedFields, 'Ese dato no existe.').optional(),
      category: z
        .enum(
          categories.map(({ id }) => id),
          'Esa categoría no existe.',
        )
        .optional(),
    }),
    response: z.object({
      proposals: z.array(proposalSchema),
      waiting: z.number().int(),
      coverage: z.array(coverageSchema),
    }),
  },
  'POST /api/admin/proposals/look': {
    access: 'products.write',
    summary: 'Busca otra vez qué se puede proponer',
    response: z.object({ found: z.number().int() }),
  },
  'POST /api/admin/proposals/{id}/decision': {
    access: 'products.write',
    summary: 'Acepta o rechaza una propuesta; los alérgenos los aceptan dos personas',
    params,
    body: z.strictObject({ accepts: z.boolean(), reason: changeReason.optional() }),
    response: z.object({ state: z.enum(proposalStates) }),
  },
  'POST /api/admin/proposals/{id}/undo': {
    access: 'products.write',
    summary: 'Deshace una decisión; lo que alguien cambió después se queda',
    params,
    response: z.object({ state: z.enum(proposalStates) }),
  },
});
