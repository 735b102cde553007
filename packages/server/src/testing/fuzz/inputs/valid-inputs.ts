import { accountInputs } from './account-inputs.ts';
import { articleAndRecipeInputs } from './article-and-recipe-inputs.ts';
import { customerInputs } from './customer-inputs.ts';
import { deliveryInputs } from './delivery-inputs.ts';
import { imageInputs } from './image-inputs.ts';
import type { Prepare } from './inputs.ts';
import { mealPlanInputs } from './meal-plan-inputs.ts';
import { orderInputs } from './order-inputs.ts';
import { paymentInputs } from './payment-inputs.ts';
import { productInputs } from './product-inputs.ts';
import { settingInputs } from './setting-inputs.ts';
import { stockInputs } from './stock-inputs.ts';
import { userInputs } from './user-inputs.ts';

/**
 * How to get a valid request of an operation whose schema and `sample-values.ts` aren't enough; several for
 * operations that do several things. Each is sent, and broken, separately.
 */
export const validInputs: Readonly<Record<string, Prepare | readonly Prepare[]>> = {
  ...accountInputs,
  ...articleAndRecipeInputs,
  ...customerInputs,
  ...deliveryInputs,
  ...imageInputs,
  ...mealPlanInputs,
  ...orderInputs,
  ...paymentInputs,
  ...userInputs,
  ...productInputs,
  ...settingInputs,
  ...stockInputs,
};
