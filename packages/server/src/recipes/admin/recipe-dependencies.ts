import type { ProductId } from '@nutricion/domain/kit/ids';
import type { PlanProduct } from '@nutricion/planner';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { ReadProducts } from '../shop-products.ts';

export interface AdminRecipeDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly recipeProducts: ReadProducts;
  readonly planProducts: (ids: readonly ProductId[]) => Promise<ReadonlyMap<ProductId, PlanProduct>>;
}
