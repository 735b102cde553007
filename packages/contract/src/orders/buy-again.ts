import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';

/** A line of an earlier order or a list, with the product as it is sold now. */
export const buyAgainLineSchema = z.object({
  productId: z.uuid(),
  title: z.string(),
  packageLabel: z.string(),
  imageUrl: z.string(),
  /** How many were ordered, or are on the list. */
  quantity: z.number().int().positive(),
  /** Dollars: what a unit cost when it was ordered, or put on the list. */
  unitPriceThen: z.number().min(0),
  /** As it is now; null: no longer sold. */
  product: productSchema.nullable(),
  /** A substitute if it is sold out or no longer sold; null if there is none. */
  substitute: productSchema.nullable(),
});
export type BuyAgainLineJson = z.infer<typeof buyAgainLineSchema>;
