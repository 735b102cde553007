import type { ProductId } from '@nutricion/domain/kit/ids';
import { planSides } from '@nutricion/domain/plans/sides';
import type { PlanSideRecipe } from './pantry.ts';

/**
 * Sides whose product is for sale, as recipes.
 * @param idOf product id of a SKU; undefined when it isn't sold
 */
export const sideRecipes = (idOf: (sku: string) => ProductId | undefined): readonly PlanSideRecipe[] =>
  planSides.flatMap(({ id, sku, amount, unit, label, cookMinutes = 0, ...side }) => {
    const productId = idOf(sku);
    if (productId === undefined) return [];
    return [
      {
        id,
        title: label,
        emoji: '',
        meal: null,
        category: 'other',
        equipment: cookMinutes > MAX_MICROWAVE_MINUTES ? 'una-olla' : cookMinutes > 0 ? 'microondas' : 'fria',
        tags: [],
        servings: 1,
        prepMinutes: 0,
        cookMinutes,
        isMealPrepFriendly: false,
        shelfLifeDays: null,
        eveningBefore: null,
        ingredients: [{ productId, amount, unit, label, isOptional: false, preparation: null }],
        with: side.with,
      },
    ];
  });

/** A side that takes longer is boiled. */
const MAX_MICROWAVE_MINUTES = 10;
