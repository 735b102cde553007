import { type Difficulty, difficulties, type RecipeCategory, recipeCategories } from './recipe.ts';

export const recipeCategoryLabel = (category: RecipeCategory): string =>
  recipeCategories.find(({ id }) => id === category)?.label ?? '';

export const difficultyLabel = (difficulty: Difficulty): string =>
  difficulties.find(({ id }) => id === difficulty)?.label ?? '';

/** "45 min", "1 h", "1 h 5 min". */
export const minutesText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};
