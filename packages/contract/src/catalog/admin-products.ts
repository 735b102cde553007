import { z } from 'zod';
import { productSchema } from './catalog.ts';
import { fieldSchemas, productFieldNames } from './product-fields.ts';

export const productVersion = z.number('Vuelve a cargar.').int('Vuelve a cargar.').min(1, 'Vuelve a cargar.');

/** A product in the administration's list. */
export const adminProductRowSchema = productSchema
  .pick({ id: true, current_price: true, stock: true })
  .extend({
    ...fieldSchemas(['title', 'package_label', 'category', 'price', 'is_active', 'zone', 'aisle'], 'value'),
    sku: z.string(),
    image_url: z.string().nullable(),
    version: productVersion,
    archived_at: z.iso.datetime().nullable(),
    /** Whole percent of the optional fields that are filled in. */
    completeness: z.number().int().min(0).max(100),
    /** Why it isn't sold, short Spanish labels; empty if it is sold. */
    why_not: z.array(z.string()),
  });
export type AdminProductRowJson = z.infer<typeof adminProductRowSchema>;

/** A product with all editable fields; whether it is archived is `archived_at`. */
export const adminProductSchema = z
  .object(fieldSchemas(productFieldNames, 'value'))
  .omit({ is_archived: true })
  .extend(adminProductRowSchema.shape);
export type AdminProductJson = z.infer<typeof adminProductSchema>;

/** The 409 response if somebody else has saved a newer version. */
export const staleProductProblemSchema = z.object({
  current: adminProductSchema,
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type StaleProductJson = z.infer<typeof staleProductProblemSchema>;
