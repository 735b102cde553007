import type { UnitsToAdd } from '@nutricion/domain/cart/subtotal-with';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { LinePrice } from '@nutricion/domain/offers/line-price';
import { promotionFromJson } from '../catalog/promotion.ts';
import { planLineMoney } from './meal-money.ts';
import type { MealPlanJson } from './meal-plan.ts';

type PlanLineJson = MealPlanJson['shoppingList'][number];

/** The price of a plan's line, for the rules. */
export const planLinePrice = (line: PlanLineJson): LinePrice => ({
  quantity: line.quantity,
  ...planLineMoney.fromJson(line),
});

/** How many units a line adds to the cart. */
export const unitsToAdd = (line: PlanLineJson): UnitsToAdd => ({
  productId: line.productId as ProductId,
  quantity: line.quantity,
  product: {
    ...planLineMoney.fromJson({ regularPrice: line.regularPrice }),
    promotion: line.promotion && promotionFromJson(line.promotion),
  },
});
