import { type Nutrition, nutritionSchema } from '@nutricion/contract/catalog/product-fields';

/** Nutrition with a serving of 100 g in which only these nutrients are known. */
export const nutritionWith = (known: Partial<Nutrition['per100g']>): Nutrition => ({
  usdaId: '',
  servingG: 100,
  servingLabel: '1 taza',
  per100g: {
    ...(Object.fromEntries(
      Object.keys(nutritionSchema.shape.per100g.shape).map((name) => [name, null]),
    ) as Nutrition['per100g']),
    ...known,
  },
});
