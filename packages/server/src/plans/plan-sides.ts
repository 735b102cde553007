import type { ProductId } from '@nutricion/domain/kit/ids';
import { sideRecipes } from '@nutricion/planner';
import { stableId } from '../platform/db/stable-id.ts';

/** What may come beside meals; what isn't sold at present has no stock, and then comes nowhere. */
export const planSideRecipes = sideRecipes((sku) => stableId(`product:${sku}`) as ProductId);
