import { usePreferences } from '../../../accounts/public/preferences.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { wideSheet } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { withCooking, withList, withoutRecipe, withServings } from '../recipe-address.ts';
import { useRecipeLayers } from '../use-recipe-layers.ts';
import { BasketFooter } from './basket-footer.tsx';
import { DishPreparation } from './dish-preparation.tsx';
import { DishSkeleton } from './dish-skeleton.tsx';
import { DishView } from './dish-view.tsx';
import { useBasket } from './use-basket.ts';
import { useDish } from './use-dish.ts';

interface RecipeDialogProps {
  readonly recipeId: string;
}

/** A recipe over the page: ingredients, steps, nutrition, and adding to the cart. */
export const RecipeDialog = ({ recipeId }: RecipeDialogProps) => {
  const { layers, open, close, adjust } = useRecipeLayers();
  // Shown together with the warnings, which are above the button that buys: nothing may move there later.
  const { isPending } = usePreferences();
  const state = useDish(recipeId);
  const dish = state.status === 'ready' && !isPending ? state.dish : null;
  const servings = layers.servings ?? dish?.servings ?? 2;
  const basket = useBasket(dish, servings);
  return (
    <>
      <Sheet
        open
        hasOwnHistoryEntry
        onOpenChange={(isOpen) => !isOpen && close(withoutRecipe)}
        title={dish?.title ?? 'Receta'}
        className={wideSheet}
        footer={dish && <BasketFooter basket={basket} />}
      >
        {dish && (
          <DishView
            dish={dish}
            servings={servings}
            basket={basket}
            onServings={(next) =>
              adjust((params) => withServings(params, next === dish.servings ? null : next))
            }
            onCook={() => open((params) => withCooking(params, true))}
          />
        )}
        {!dish && (state.status === 'loading' || state.status === 'ready') && <DishSkeleton />}
        {state.status === 'unknown' && (
          <EmptyState
            heading="h3"
            title="No encontramos esa receta"
            action={
              <Button onClick={() => adjust((params) => withList(params, 'todas'))}>
                Ver todas las recetas
              </Button>
            }
          >
            Puede que ya no esté, o que el enlace esté incompleto.
          </EmptyState>
        )}
        {state.status === 'failed' && (
          <FailedLoad heading="h3" title="No pudimos cargar la receta" query={state.query} />
        )}
      </Sheet>
      {dish && layers.isCooking && (
        <DishPreparation
          dish={dish}
          servings={servings}
          onClose={() => close((params) => withCooking(params, false))}
        />
      )}
    </>
  );
};
