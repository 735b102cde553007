import { formatUsd } from '@nutricion/domain/kit/money';
import { recipeCategoryLabel } from '@nutricion/domain/recipes/recipe-labels';
import { Check, ShoppingCart, Snowflake } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import { RecipeImage } from '../../public/recipe-image.tsx';
import { type Dish, shelfLifeNote } from '../dish/dish.ts';
import { shiftHue } from '../dish/shift-hue.ts';
import { useBasket } from '../dish/use-basket.ts';
import { RecipeFactsLine } from '../recipe-facts-line.tsx';
import { RecipeLink } from '../recipe-link.tsx';

/** A built-in recipe: the card opens it, its button puts everything it needs into the cart. */
export const ExpressCard = ({ dish }: { readonly dish: Dish }) => {
  const shelfLifeText = shelfLifeNote(dish);
  const { rows, chosen, cents, addChosen } = useBasket(dish, dish.servings);
  const isInCart = chosen.length === 0 && rows.some(({ kind }) => kind === 'in-cart');
  return (
    <article
      data-cat={shiftHue(dish.category)}
      className="group relative flex h-full flex-col overflow-hidden rounded-ficha bg-cat-tinte"
    >
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_108px]">
        <div className="p-4 pr-0">
          <p className="text-nota leading-tight font-semibold text-cat-tinta">
            {recipeCategoryLabel(dish.category)}
          </p>
          <h3 className="mt-1 text-[1.25rem] leading-[1.1] text-cat-honda">
            <RecipeLink
              recipeId={dish.id}
              className="rounded-chip after:absolute after:inset-0 after:rounded-ficha group-hover:underline"
            >
              {dish.title}
            </RecipeLink>
          </h3>
          <p className="mt-2 text-nota leading-snug text-cat-honda">
            <RecipeFactsLine recipe={dish} />
          </p>
          {shelfLifeText && (
            <p className="mt-1.5 flex items-start gap-1.5 text-nota leading-snug font-semibold text-cat-tinta">
              <Snowflake size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
              {shelfLifeText}
            </p>
          )}
        </div>
        <RecipeImage
          art={dish.art}
          image={dish.image}
          photoClass="relative size-[104px] self-center rounded-ficha"
          sizes="104px"
          className="size-[104px] self-center transition-transform duration-medio ease-turno group-hover:-translate-y-0.5"
        />
      </div>
      <div className="p-3 pt-0">
        {isInCart ? (
          <p className="flex min-h-11 items-center justify-center gap-2 text-ui font-[650] text-verde-hondo">
            <Check size={20} strokeWidth={2.6} aria-hidden="true" />
            Ya está en tu carrito
          </p>
        ) : (
          <Button
            variant="white"
            size="sm"
            wide
            className="relative z-1"
            aria-label={`Agregar los ingredientes de ${dish.title}, ${formatUsd(cents)}`}
            onClick={addChosen}
          >
            <ShoppingCart size={19} strokeWidth={2.2} aria-hidden="true" />
            Agregar ingredientes
            <span className="num ml-auto">{formatUsd(cents)}</span>
          </Button>
        )}
      </div>
    </article>
  );
};
