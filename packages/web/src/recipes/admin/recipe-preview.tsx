import type { RecipeJson } from '@nutricion/contract/recipes/recipes';
import { Block } from '../../kit/ui/block.tsx';
import { DishView } from '../shop/dish/dish-view.tsx';
import { useBasket } from '../shop/dish/use-basket.ts';

/** What is typed as the shop shows it on a telephone 390 px wide; nothing in it can be tapped. */
export const RecipePreview = ({ recipe }: { readonly recipe: RecipeJson }) => {
  const basket = useBasket(recipe, recipe.servings);
  return (
    <Block aria-label="Vista previa" className="max-md:p-3!">
      <p className="mb-4 text-ui text-tinta-suave">
        Así se ve en un teléfono, con los precios y datos de hoy. Aquí no se toca nada.
      </p>
      <div
        inert
        className="mx-auto w-full max-w-[390px] overflow-hidden rounded-[28px] bg-papel p-4 shadow-2 inset-ring inset-ring-linea"
      >
        <p className="mb-4 text-h2 leading-tight wrap-anywhere">{recipe.title}</p>
        <DishView
          dish={recipe}
          servings={recipe.servings}
          basket={basket}
          onServings={() => {}}
          onCook={() => {}}
        />
      </div>
    </Block>
  );
};
