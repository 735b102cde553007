export { buyAgainLines } from './buy-again-lines.ts';
export type { Catalog } from './catalog.ts';
export { currentProducts } from './current-products.ts';
export { type PlanReads, planProducts } from './plan-products.ts';
export { type CatalogReads, type RecipeProduct, recipeProducts } from './recipe-products.ts';
export { type SpokenProducts, spokenProducts } from './spoken-products.ts';
