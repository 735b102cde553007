import { BasketSection } from './basket-section.tsx';
import type { Dish } from './dish.ts';
import { DishAlert } from './dish-alert.tsx';
import { DishAllergens } from './dish-allergens.tsx';
import { DishHero } from './dish-hero.tsx';
import { DishNutrition } from './dish-nutrition.tsx';
import { DishSteps } from './dish-steps.tsx';
import { DishTip } from './dish-tip.tsx';
import { shiftHue } from './shift-hue.ts';
import type { Basket } from './use-basket.ts';

interface DishViewProps {
  readonly dish: Dish;
  readonly servings: number;
  readonly basket: Basket;
  readonly onServings: (servings: number) => void;
  readonly onCook: () => void;
}

/** One column on a phone, in the order in which one decides; on a desktop what to buy stands beside how to cook. */
export const DishView = ({ dish, servings, basket, onServings, onCook }: DishViewProps) => (
  <div data-cat={shiftHue(dish.category)} className="grid gap-x-10 gap-y-7 md:grid-cols-2 md:gap-y-9">
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
);
