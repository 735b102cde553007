import { personsText } from '@nutricion/domain/recipes/recipe';
import { lazy, Suspense } from 'react';
import { amountText, type Dish, shelfLifeNote } from './dish.ts';

const CookMode = lazy(async () => ({ default: (await import('../cook/cook-mode.tsx')).CookMode }));

interface DishPreparationProps {
  readonly dish: Dish;
  readonly servings: number;
  readonly onClose: () => void;
}

/** The cooking mode. Its code is loaded when somebody starts cooking. */
export const DishPreparation = ({ dish, servings, onClose }: DishPreparationProps) => (
  <Suspense fallback={null}>
    <CookMode
      recipeId={dish.id}
      title={dish.title}
      art={dish.art}
      steps={dish.instructions}
      ingredients={dish.ingredients.map((ingredient) => amountText(ingredient, dish, servings))}
      servings={personsText(servings)}
      isScaled={servings !== dish.servings}
      shelfLifeText={shelfLifeNote(dish)}
      onClose={onClose}
    />
  </Suspense>
);
