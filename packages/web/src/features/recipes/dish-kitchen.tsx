import { servingsText } from '@nutricion/domain/recipe/recipe-words';
import { lazy, Suspense } from 'react';
import type { Dish } from './dish.ts';

const CookMode = lazy(async () => ({ default: (await import('./cook-mode.tsx')).CookMode }));

interface DishKitchenProps {
  readonly dish: Dish;
  readonly servings: number;
  readonly onClose: () => void;
}

/** The dish at the stove. Its code comes when somebody cooks. */
export const DishKitchen = ({ dish, servings, onClose }: DishKitchenProps) => (
  <Suspense fallback={null}>
    <CookMode
      recipeId={dish.id}
      title={dish.title}
      emoji={dish.emoji}
      steps={dish.steps}
      ingredients={dish.ingredients.map(({ name, textFor }) => ({ name, text: textFor(servings) }))}
      servings={servingsText(servings)}
      isScaled={servings !== dish.servings}
      keeps={dish.keeps}
      onClose={onClose}
    />
  </Suspense>
);
