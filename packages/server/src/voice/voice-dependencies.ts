import type { CatalogReads, SpokenProducts } from '../catalog/public.ts';
import type { RecipeMemory } from '../recipes/public.ts';

export interface VoiceDependencies extends CatalogReads {
  readonly spokenProducts: SpokenProducts;
  readonly recipes: Pick<RecipeMemory, 'current'>;
}
