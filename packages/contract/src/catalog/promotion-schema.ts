import { promotionTypes } from '@nutricion/domain/catalog/promotion';
import { z } from 'zod';

/** A promotion with the field names of the specification's section 3; fields that its type doesn't use are null. */
export const promotionSchema = z.object({
  type: z.enum(promotionTypes),
  badge_text: z.string().nullable(),
  discount_percent: z.number().int().nullable(),
  discount_value: z.number().nullable(),
  condition_quantity: z.number().int().nullable(),
  condition_spend: z.number().nullable(),
  start_date: z.iso.datetime(),
  end_date: z.iso.datetime(),
});
export type PromotionJson = z.infer<typeof promotionSchema>;
