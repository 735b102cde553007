import type { RecipeContentField, RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import { isEmoji } from '@nutricion/domain/kit/emoji';
import { type SafetyIssue, safetyIssues } from '@nutricion/domain/recipes/food-safety';
import { safetyIssueText } from '@nutricion/domain/recipes/food-safety-text';
import type { RecipeFood } from '@nutricion/domain/recipes/ingredient';
import { usageOf } from '@nutricion/domain/recipes/measure';
import { recipeLimits as limits } from '@nutricion/domain/recipes/recipe-limits';
import { isScalable } from '@nutricion/domain/recipes/scale-label';
import { toIngredient } from '../parse-row.ts';

/** A product of which a recipe is made, as far as publishing depends on it. */
export interface CookedProduct {
  readonly sku: string;
  readonly food: RecipeFood;
}

export type RecipeFieldIssues = Partial<Record<RecipeContentField, string>>;

/** Why a recipe can't be published, by field; empty if it can. */
export const recipePublishIssues = (
  content: RecipeContentJson,
  products: ReadonlyMap<string, CookedProduct>,
): RecipeFieldIssues => {
  const steps = content.instructions.filter((step) => step.trim() !== '');
  const unsafe = foodSafetyIssues(content, products);
  const issues: Partial<Record<RecipeContentField, string | false | undefined>> = {
    emoji: !isEmoji(content.emoji) && 'Pon un solo emoji, como 🍲.',
    meal: content.meal === null && 'Escoge para qué comida es.',
    equipment: content.equipment === null && 'Escoge con qué se cocina.',
    prep_time: content.prep_time < limits.prepMinutes[0] && 'Di cuántos minutos toma prepararla.',
    shelf_life_days:
      content.meal_prep_friendly && content.shelf_life_days === null
        ? 'Lo que se prepara por adelantado dice cuántos días dura.'
        : undefined,
    tags: content.tags.length < limits.tags[0] && 'Pon al menos una etiqueta.',
    description: content.description.trim() === '' && 'Escribe el consejo.',
    keeps_longer_because: safetyText(unsafe.filter(isStorageTimeIssue)),
    ingredients: ingredientIssue(content, products),
    instructions:
      steps.length < limits.steps[0] || steps.length < content.instructions.length
        ? `Escribe ${limits.steps[0]} pasos o más, ninguno vacío.`
        : safetyText(unsafe.filter((issue) => !isStorageTimeIssue(issue))),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue)) as RecipeFieldIssues;
};

const ingredientIssue = (
  { ingredients }: RecipeContentJson,
  products: ReadonlyMap<string, CookedProduct>,
): string | undefined => {
  if (ingredients.length < limits.ingredients[0]) return `Pon ${limits.ingredients[0]} ingredientes o más.`;
  for (const ingredient of ingredients) {
    const product = products.get(ingredient.product_id);
    if (!product) return `«${ingredient.label}»: su producto ya no está. Escoge otro.`;
    const { title } = product.food;
    if (ingredient.label.trim() === '') return `${title}: escribe lo que lee quien cocina.`;
    if (!isScalable(ingredient.label))
      return `«${ingredient.label}» tiene que empezar por su cantidad en cifras, como «1½ taza de arroz» o «2 a 3 limones», para poder cambiar las porciones.`;
    if (usageOf(toIngredient(ingredient), product.food).packages === null)
      return `${title}: no se sabe cuánto de un paquete es «${ingredient.amount} ${ingredient.unit}». Dilo en ${product.food.netUnit === 'unidad' ? 'unidades' : 'gramos, onzas o libras'}.`;
  }
  return undefined;
};

const foodSafetyIssues = (
  content: RecipeContentJson,
  products: ReadonlyMap<string, CookedProduct>,
): readonly SafetyIssue[] =>
  safetyIssues({
    title: content.title,
    skus: content.ingredients.flatMap(({ product_id }) => products.get(product_id)?.sku ?? []),
    steps: content.instructions,
    tip: content.description,
    cookMinutes: content.cook_time,
    shelfLifeDays: content.shelf_life_days,
    storagePlace: content.kept_in,
    keepsLongerBecause: content.keeps_longer_because,
  });

/** Of what is answered by a source, not by a step. */
const isStorageTimeIssue = ({ kind }: SafetyIssue): boolean => kind === 'kept-too-long';

const safetyText = (issues: readonly SafetyIssue[]): string | undefined =>
  issues.length === 0 ? undefined : `Para que nadie se enferme: ${issues.map(safetyIssueText).join('; ')}.`;
