import { personsText } from '@nutricion/domain/recipes/recipe';
import { difficultyLabel, minutesText, recipeCategoryLabel } from '@nutricion/domain/recipes/recipe-labels';
import { ChefHat, Clock, type LucideIcon, Snowflake, Users } from 'lucide-react';
import { RecipeImage } from '../../public/recipe-image.tsx';
import { ServingPrice } from '../serving-price.tsx';
import { type Dish, shelfLifeNote, totalMinutes } from './dish.ts';
import { shiftHue } from './shift-hue.ts';

/** The dish on its color, with its main facts. */
export const DishHero = ({ dish }: { readonly dish: Dish }) => {
  const shelfLifeText = shelfLifeNote(dish);
  return (
    <div
      data-cat={shiftHue(dish.category)}
      className="relative flex min-h-[196px] overflow-hidden rounded-ficha bg-cat-bloque text-cat-honda @min-[720px]:min-h-[220px]"
    >
      <RecipeImage
        art={dish.art}
        imageUrl={dish.image_url}
        image={dish.image}
        photoClass="absolute inset-y-0 right-0 w-[40%]"
        sizes="(min-width: 900px) 420px, 40vw"
        eager
        className="absolute right-1 -bottom-2 aspect-square h-auto w-[40%] max-w-[216px]"
      />
      <div className="relative flex w-[60%] flex-col items-start p-4 @min-[720px]:p-6">
        <p className="rounded-[9px] bg-cat-tinta px-2 py-1 text-nota leading-none font-semibold whitespace-nowrap text-white">
          {recipeCategoryLabel(dish.category)}
        </p>
        <ul className="mt-3 grid gap-1.5 text-ui leading-tight font-[600]">
          <Fact icon={Clock}>{minutesText(totalMinutes(dish))}</Fact>
          <Fact icon={Users}>{personsText(dish.servings)}</Fact>
          <Fact icon={ChefHat}>{difficultyLabel(dish.difficulty)}</Fact>
          {shelfLifeText && <Fact icon={Snowflake}>{shelfLifeText}</Fact>}
        </ul>
        <p className="mt-auto pt-3 [&_*]:text-cat-honda">
          <ServingPrice recipe={dish} />
        </p>
      </div>
    </div>
  );
};

const Fact = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: string }) => (
  <li className="flex items-center gap-2">
    <Icon size={18} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
    {children}
  </li>
);
