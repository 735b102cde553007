import type { ProductId } from '@nutricion/domain/ids';
import type { PlanProduct } from '@nutricion/planner';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { ReadProducts } from '../shop-products.ts';

export interface AdminRecipeDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly recipeProducts: ReadProducts;
  readonly planProducts: (ids: readonly ProductId[]) => Promise<ReadonlyMap<ProductId, PlanProduct>>;
}
