import type { RecipeCategory } from '@nutricion/domain/recipes/recipe';

/** The `data-cat` whose colors a shift uses: dawn, noon, evening, night. */
const hues: Readonly<Record<RecipeCategory, string>> = {
  'pre-shift': 'frutas',
  'during-shift': 'vegetales',
  'post-shift': 'antojitos',
  'night-shift': 'bebidas',
  other: 'provisiones',
};

export const shiftHue = (category: RecipeCategory): string => hues[category];
