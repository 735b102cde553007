/** When in the day of somebody who works shifts a recipe is for; the last is for any day. */
export const recipeCategories = [
  { id: 'pre-shift', label: 'Antes del turno' },
  { id: 'during-shift', label: 'Durante el turno' },
  { id: 'post-shift', label: 'Después del turno' },
  { id: 'night-shift', label: 'Turno de noche' },
  { id: 'other', label: 'Para cualquier día' },
] as const;
export type RecipeCategoryId = (typeof recipeCategories)[number]['id'];

export const recipeMeals = [
  { id: 'desayuno', label: 'Desayuno' },
  { id: 'almuerzo', label: 'Almuerzo' },
  { id: 'cena', label: 'Cena' },
  { id: 'merienda', label: 'Merienda' },
] as const;
export type RecipeMealId = (typeof recipeMeals)[number]['id'];

export const recipeCategoryLabel = (id: string): string =>
  recipeCategories.find((category) => category.id === id)?.label ?? 'Para cualquier día';

export const recipeMealLabel = (id: string): string | null =>
  recipeMeals.find((meal) => meal.id === id)?.label ?? null;

/** Two is the default, and reads '2-3 personas' (specification, section 2); any other is its own number. */
export const servingsText = (servings: number): string => {
  if (servings === 2) return '2-3 personas';
  return servings === 1 ? '1 persona' : `${servings} personas`;
};

/** "45 min", "1 h", "1 h 5 min". */
export const minutesText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

export const difficultyLabel = (difficulty: 'easy' | 'medium' | 'hard'): string =>
  ({ easy: 'Fácil', medium: 'Intermedia', hard: 'Difícil' })[difficulty];

/** "Hasta 4 días en la nevera"; null when it is to be eaten at once or nobody has told us. */
export const keepsText = (shelfLifeDays: number | null): string | null => {
  if (shelfLifeDays === null || shelfLifeDays < 1) return null;
  return `Hasta ${shelfLifeDays} ${shelfLifeDays === 1 ? 'día' : 'días'} en la nevera`;
};
