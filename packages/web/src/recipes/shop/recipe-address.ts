/** The two lists: the seven built-in recipes, and all recipes of the shop. */
export type RecipeListName = 'express' | 'todas';

/**
 * Layers over the page, from the address: `?recetas=todas&receta={id}&para=4&cocinar=1`. The list, the recipe over
 * it, and the cooking mode over that: each can be closed by itself.
 */
export interface RecipeLayers {
  readonly list: RecipeListName | null;
  readonly recipeId: string | null;
  /** How many it is to be cooked for; null is as written. */
  readonly servings: number | null;
  readonly isCooking: boolean;
}

/** Amounts for more servings are no longer practical. */
export const MAX_SERVINGS = 12;

const FILTERS = ['turno', 'comida', 'buscar'] as const;

export const layersOf = (params: URLSearchParams): RecipeLayers => {
  const list = params.get('recetas');
  const recipeId = params.get('receta')?.trim() || null;
  return {
    list: list === 'express' || list === 'todas' ? list : null,
    recipeId,
    servings: recipeId === null ? null : servingsOf(params.get('para')),
    isCooking: recipeId !== null && params.get('cocinar') === '1',
  };
};

const servingsOf = (text: string | null): number | null => {
  const servings = Number(text);
  return Number.isInteger(servings) && servings >= 1 && servings <= MAX_SERVINGS ? servings : null;
};

/** The same page with a list over it, unfiltered. */
export const withList = (params: URLSearchParams, list: RecipeListName): URLSearchParams =>
  changed(withoutList(params), { recetas: list });

export const withoutList = (params: URLSearchParams): URLSearchParams =>
  changed(withoutRecipe(params), {
    recetas: null,
    ...Object.fromEntries(FILTERS.map((name) => [name, null])),
  });

export const withRecipe = (params: URLSearchParams, recipeId: string): URLSearchParams =>
  changed(withoutRecipe(params), { receta: recipeId });

export const withoutRecipe = (params: URLSearchParams): URLSearchParams =>
  changed(params, { receta: null, para: null, cocinar: null });

/** Null is as written. */
export const withServings = (params: URLSearchParams, servings: number | null): URLSearchParams =>
  changed(params, { para: servings === null ? null : `${servings}` });

export const withCooking = (params: URLSearchParams, isCooking: boolean): URLSearchParams =>
  changed(params, { cocinar: isCooking ? '1' : null });

/** A copy in which each name has its new value, or none. */
export const changed = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const copy = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') copy.delete(name);
    else copy.set(name, value);
  }
  return copy;
};
