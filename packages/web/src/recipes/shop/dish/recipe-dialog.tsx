import { personsText } from '@nutricion/domain/recipes/recipe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ShoppingCart } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { usePreferences } from '../../../accounts/public/preferences.ts';
import { Price } from '../../../catalog/public/price.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../../kit/api/http.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { wideSheet } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { expressQuery, recipeQuery } from '../api.ts';
import { withCooking, withList, withoutRecipe, withServings } from '../recipe-address.ts';
import { useRecipeLayers } from '../use-recipe-layers.ts';
import { amountText, type Dish, shelfLifeNote } from './dish.ts';
import { DishView } from './dish-view.tsx';
import { type Basket, useBasket } from './use-basket.ts';

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

/** The price of the chosen products, and the button that adds them: always in sight. */
const BasketFooter = ({ basket: { rows, chosen, cents, addChosen } }: { readonly basket: Basket }) => {
  const hasToAdd = rows.some(({ kind }) => kind === 'to-add');
  const inCart = rows.filter(({ kind }) => kind === 'in-cart').length;
  if (!hasToAdd && inCart > 0)
    return (
      <p role="status" className="flex min-h-14 items-center justify-center gap-2 font-[650] text-verde">
        <Check size={22} strokeWidth={2.6} aria-hidden="true" className="flex-none" />
        {inCart === rows.length
          ? 'Todo lo de esta receta está en tu carrito'
          : 'Lo que queda de esta receta está en tu carrito'}
      </p>
    );
  const packages = chosen.reduce((sum, row) => sum + row.packages, 0);
  return (
    <div className="flex items-center gap-4 md:justify-end">
      <p className="min-w-[5.75rem] flex-none">
        <span className="block text-nota text-tinta-suave">
          {packages === 1 ? '1 producto' : `${packages} productos`}
        </span>
        <Price cents={cents} size="md" />
      </p>
      <Button size="lg" className="flex-1 px-3! md:max-w-[360px]" onClick={addChosen}>
        <ShoppingCart size={20} strokeWidth={2.2} aria-hidden="true" />
        Agregar ingredientes
      </Button>
    </div>
  );
};

const CookMode = lazy(async () => ({ default: (await import('../cook/cook-mode.tsx')).CookMode }));

interface DishPreparationProps {
  readonly dish: Dish;
  readonly servings: number;
  readonly onClose: () => void;
}

/** The cooking mode. Its code is loaded when somebody starts cooking. */
const DishPreparation = ({ dish, servings, onClose }: DishPreparationProps) => (
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

/** The shape of an open recipe. */
const DishSkeleton = () => (
  <div role="status" className="breathes grid gap-8 md:grid-cols-2">
    <span className="sr-only">Cargando la receta</span>
    <div>
      <Skeleton className="h-[196px] rounded-ficha md:h-[220px]" />
      <Skeleton className="mt-7 h-7 w-40" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="mt-4 h-[52px] rounded-control" />
      ))}
    </div>
    <div className="max-md:hidden">
      <Skeleton className="h-7 w-40" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mt-4 h-14 rounded-control" />
      ))}
    </div>
  </div>
);

type DishState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly dish: Dish }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly query: ComponentProps<typeof FailedLoad>['query'] };

/** A recipe by its id. Those of Recetas Express are complete in their list, so they are shown at once. */
const useDish = (id: string): DishState => {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...recipeQuery(id),
    placeholderData: () =>
      client.getQueryData(expressQuery.queryKey)?.recipes.find((recipe) => recipe.id === id),
  });
  if (data) return { status: 'ready', dish: data };
  if (isUnknown(error)) return { status: 'unknown' };
  if (error) return { status: 'failed', query: { error, isFetching, refetch } };
  return { status: 'loading' };
};

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 422].includes(error.status);
