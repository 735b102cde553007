/** When in a shift a recipe is for (specification, section 3). */
export const recipeCategories = [
  { id: 'pre-shift', label: 'Antes del turno' },
  { id: 'during-shift', label: 'Durante el turno' },
  { id: 'post-shift', label: 'Después del turno' },
  { id: 'night-shift', label: 'Turno de noche' },
  { id: 'other', label: 'Cualquier momento' },
] as const;
export type RecipeCategory = (typeof recipeCategories)[number]['id'];

export const recipeMeals = [
  { id: 'desayuno', label: 'Desayuno' },
  { id: 'almuerzo', label: 'Almuerzo' },
  { id: 'cena', label: 'Cena' },
  { id: 'merienda', label: 'Merienda' },
] as const;
export type RecipeMeal = (typeof recipeMeals)[number]['id'];

/** Equipment, so that somebody with only a microwave can choose. */
export const recipeEquipment = [
  { id: 'fria', label: 'Sin cocinar' },
  { id: 'microondas', label: 'Microondas' },
  { id: 'una-olla', label: 'Una sola olla' },
] as const;
export type RecipeEquipment = (typeof recipeEquipment)[number]['id'];

export const difficulties = [
  { id: 'easy', label: 'Fácil' },
  { id: 'medium', label: 'Intermedia' },
] as const;
export type Difficulty = (typeof difficulties)[number]['id'];

/** The units that a recipe's amounts are written in. */
export const recipeUnits = [
  'g',
  'ml',
  'oz',
  'lb',
  'taza',
  'cda',
  'cdita',
  'pizca',
  'unidad',
  'diente',
  'rebanada',
  'lata',
] as const;
export type RecipeUnit = (typeof recipeUnits)[number];

/** "2-3 personas" for two or three, as the specification has it (section 2); the real count for others. */
export const personsText = (servings: number): string => {
  if (servings === 2 || servings === 3) return '2-3 personas';
  return servings === 1 ? '1 persona' : `${servings} personas`;
};
