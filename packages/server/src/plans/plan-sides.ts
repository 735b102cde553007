import type { ProductId } from '@nutricion/domain/kit/ids';
import { sideRecipes } from '@nutricion/planner';
import { stableId } from '../platform/db/stable-id.ts';

/** Possible sides of meals; one that isn't sold now has no stock and is never used. */
export const planSideRecipes = sideRecipes((sku) => stableId(`product:${sku}`) as ProductId);
