import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';

/** A line of an order or a list as it was, beside what the shop sells of it now. */
export const buyAgainLineSchema = z.object({
  productId: z.uuid(),
  title: z.string(),
  packageLabel: z.string(),
  imageUrl: z.string(),
  /** How many were ordered, or are wanted. */
  quantity: z.number().int().positive(),
  /** Dollars: what a unit cost when it was ordered, or put on the list. */
  unitPriceThen: z.number().min(0),
  /** As it is now; null: no longer sold. */
  product: productSchema.nullable(),
  /** What may stand in for one that is sold out or no longer sold; null where there is nothing like it. */
  substitute: productSchema.nullable(),
});
export type BuyAgainLineJson = z.infer<typeof buyAgainLineSchema>;
