import type { RecipeCategoryId } from '@nutricion/domain/recipe/recipe-words';

/** The `data-cat` whose colours a shift borrows: dawn, noon, evening, night. */
const hues: Readonly<Record<RecipeCategoryId, string>> = {
  'pre-shift': 'frutas',
  'during-shift': 'vegetales',
  'post-shift': 'antojitos',
  'night-shift': 'bebidas',
  other: 'provisiones',
};

export const shiftHue = (category: RecipeCategoryId): string => hues[category];
