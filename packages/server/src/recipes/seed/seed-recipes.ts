import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type KitchenFacts, usageOf } from '@nutricion/domain/recipes/measure';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { stableId } from '../../platform/db/stable-id.ts';
import { readKitchenFacts } from './kitchen-facts.ts';
import type { ReadEntry } from './parse-recipes.ts';
import { readRecipeFiles } from './read-recipes.ts';
import type { RecipeIssue, RecipeRefusal } from './recipe-issue.ts';
import {
  clearRecipes,
  hasRecipes,
  lockRecipes,
  readProductsBySku,
  readRecipeIds,
  type SeedRecipe,
  updateKitchenFacts,
  upsertRecipes,
} from './seed-store.ts';

/** What a seeding did; zero when there was nothing to do. */
export interface RecipeReport {
  readonly added: number;
  readonly updated: number;
  /** Recipes left out because their products aren't in the database. */
  readonly skipped: number;
}

type Outcome = Promise<Result<RecipeReport, RecipeRefusal>>;

const emptyReport: RecipeReport = { added: 0, updated: 0, skipped: 0 };

/**
 * Fills a shop that has no recipes; with any recipe in it, reads no file and changes nothing. A shop
 * that has removed or changed products gets the recipes that it can still make: it must open anyway.
 */
export const seedRecipesIfEmpty = async (db: Kysely<Schema>, root: string): Outcome =>
  (await hasRecipes(db)) ? accept(emptyReport) : seed(db, root, { uncomputable: 'skip' });

/**
 * Updates recipes and kitchen data from the files, in one transaction. An ingredient whose share of a package can't
 * be computed refuses everything. With `isReset` all recipes are deleted first.
 */
export const seedRecipes = (
  db: Kysely<Schema>,
  root: string,
  { isReset = false }: { readonly isReset?: boolean } = {},
): Outcome => seed(db, root, { isReset, uncomputable: 'refuse' });

/** Updates existing recipes from the files; a deleted one isn't added again. */
export const correctRecipes = (db: Kysely<Schema>, root: string): Outcome =>
  seed(db, root, { uncomputable: 'skip', adds: false });

interface SeedManner {
  readonly isReset?: boolean;
  /** What to do with a recipe whose products aren't in the database. */
  readonly uncomputable: 'skip' | 'refuse';
  /** Whether recipes that aren't there come in. */
  readonly adds?: boolean;
}

const seed = async (
  db: Kysely<Schema>,
  root: string,
  { isReset = false, uncomputable, adds = true }: SeedManner,
): Outcome => {
  const recipes = readRecipeFiles(root);
  const facts = readKitchenFacts(root);
  if (!recipes.ok) return recipes;
  if (!facts.ok) return facts;
  return db.transaction().execute(async (trx) => {
    await lockRecipes(trx);
    const products = await readProductsBySku(trx);
    const checked = recipes.value.map((each) => ({
      entry: each.entry,
      issues: ingredientIssues(each, facts.value, products),
    }));
    const issues = checked.flatMap((each) => each.issues);
    if (issues.length > 0 && uncomputable === 'refuse') return refuse({ kind: 'bad-recipes', issues });
    if (isReset) await clearRecipes(trx);
    await updateKitchenFacts(trx, facts.value);
    const sound = checked.filter((each) => each.issues.length === 0);
    const written = sound.map(({ entry }) => toSeedRecipe(entry, products));
    const existingIds = adds ? null : await readRecipeIds(trx);
    const counts = await upsertRecipes(
      trx,
      written.filter(({ id }) => existingIds === null || existingIds.has(id)),
    );
    return accept({ ...counts, skipped: checked.length - sound.length });
  });
};

type Products = Awaited<ReturnType<typeof readProductsBySku>>;

const ingredientIssues = (
  { file, entry }: ReadEntry,
  facts: ReadonlyMap<string, KitchenFacts>,
  products: Products,
): readonly RecipeIssue[] =>
  entry.ingredients.flatMap(({ sku, quantity, unit, prepared }, position) => {
    const at = (message: string) => [{ file, field: `${entry.id}, ingredients[${position}]`, message }];
    const product = products.get(sku);
    if (!product) return at(`no hay un producto ${sku}`);
    const food = {
      netContent: product.net_content,
      netUnit: product.net_unit as NetUnit,
      kitchen: facts.get(sku) ?? null,
    };
    const { packages } = usageOf({ amount: quantity, unit, preparation: prepared }, food);
    return packages === null
      ? at(`no se sabe cuánto de un paquete de ${sku} es una ${unit} (data/nutrients/household-weights.csv)`)
      : [];
  });

const toSeedRecipe = (entry: ReadEntry['entry'], products: Products): SeedRecipe => ({
  id: stableId(`recipe:${entry.id}`),
  slug: entry.id,
  title: entry.title,
  emoji: entry.emoji,
  category: entry.category,
  meal: entry.meal,
  equipment: entry.equipment,
  prep_time: entry.prep_minutes,
  cook_time: entry.cook_minutes,
  difficulty: entry.difficulty,
  servings: entry.servings,
  ingredients: entry.ingredients.map(({ sku, quantity, unit, label, optional, prepared }) => ({
    product_id: products.get(sku)?.id ?? '',
    label,
    amount: quantity,
    unit,
    ...(optional && { optional }),
    ...(prepared && { prepared }),
  })),
  instructions: entry.steps,
  description: entry.tip,
  meal_prep_friendly: entry.meal_prep,
  shelf_life_days: entry.shelf_life_days ?? null,
  kept_in: entry.kept_in,
  keeps_longer_because: entry.keeps_longer_because,
  tags: entry.tags,
});
