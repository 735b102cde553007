import { dishWarning } from '@nutricion/domain/recipes/dish-warning';
import { Flame, Lightbulb } from 'lucide-react';
import { useEaters, usePreferences } from '../../../accounts/public/preferences.ts';
import { AllergenAlert } from '../../../catalog/public/allergen-alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { BasketSection } from './basket-section.tsx';
import type { Dish } from './dish.ts';
import { DishAllergens } from './dish-allergens.tsx';
import { DishHero } from './dish-hero.tsx';
import { DishNutrition } from './dish-nutrition.tsx';
import { shiftHue } from './shift-hue.ts';
import type { Basket } from './use-basket.ts';

interface DishViewProps {
  readonly dish: Dish;
  readonly servings: number;
  readonly basket: Basket;
  readonly onServings: (servings: number) => void;
  readonly onCook: () => void;
}

/** One column on narrow screens, in the order of deciding; on wide ones the products are beside the steps. */
export const DishView = ({ dish, servings, basket, onServings, onCook }: DishViewProps) => (
  <div className="@container">
    <div
      data-cat={shiftHue(dish.category)}
      className="grid gap-x-10 gap-y-7 @min-[720px]:grid-cols-2 @min-[720px]:gap-y-9"
    >
      <div className="grid min-w-0 content-start gap-7">
        <DishHero dish={dish} />
        <DishAlert allergens={dish.allergens} />
        <BasketSection servings={servings} onServings={onServings} basket={basket} />
      </div>
      <div className="grid min-w-0 content-start gap-7">
        <DishSteps steps={dish.instructions} onCook={onCook} />
        {dish.nutritionTips && <DishTip text={dish.nutritionTips} />}
        <DishNutrition nutrition={dish.nutrition} />
        <DishAllergens allergens={dish.allergens} />
      </div>
    </div>
  </div>
);

/**
 * Allergen warnings for the customer and household. If the allergies can't be read it says so, since no warning
 * would look safe.
 */
const DishAlert = ({ allergens }: { readonly allergens: Dish['allergens'] }) => {
  const { isError } = usePreferences();
  const eaters = useEaters();
  const warning = eaters && dishWarning(allergens, eaters);
  if (warning) return <AllergenAlert warning={warning} />;
  if (eaters || !isError) return null;
  return (
    <p className="rounded-ficha bg-suelo px-4 py-3 text-ui leading-snug">
      No pudimos leer tus alergias para avisarte. Lee las etiquetas.
    </p>
  );
};

/** The nutrition tip of a recipe. */
const DishTip = ({ text }: { readonly text: string }) => (
  <section aria-labelledby="consejo" className="flex gap-3 rounded-ficha bg-rocio-2 p-4 text-verde-hondo">
    <Lightbulb size={22} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
    <div className="min-w-0">
      <h3 id="consejo" className="text-h3">
        Consejo de nutrición
      </h3>
      <p className="mt-1 leading-snug">{text}</p>
    </div>
  </section>
);

interface DishStepsProps {
  readonly steps: readonly string[];
  readonly onCook: () => void;
}

/** The steps, to read before cooking. */
const DishSteps = ({ steps, onCook }: DishStepsProps) => (
  <section aria-labelledby="preparacion">
    <h3 id="preparacion" className="text-h2">
      Preparación
    </h3>
    <ol className="mt-3 grid gap-3.5">
      {steps.map((step, position) => (
        <li key={step} className="grid grid-cols-[32px_minmax(0,1fr)] gap-3">
          <span
            aria-hidden="true"
            className="num grid size-8 place-items-center rounded-full bg-rocio text-ui text-verde-hondo"
          >
            {position + 1}
          </span>
          <span className="pt-1 leading-snug">{step}</span>
        </li>
      ))}
    </ol>
    <Button variant="quiet" wide className="mt-4" onClick={onCook}>
      <Flame size={20} strokeWidth={2.2} aria-hidden="true" />
      Cocinar paso a paso
    </Button>
  </section>
);
