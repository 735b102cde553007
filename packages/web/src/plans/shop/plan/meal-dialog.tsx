import { alternativeMoney } from '@nutricion/contract/plans/meal-money';
import { minutesText } from '@nutricion/domain/recipes/recipe-labels';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { ErrorState } from '../../../kit/ui/error-state.tsx';
import { QuantityStepper } from '../../../kit/ui/quantity-stepper.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { RecipeImage } from '../../../recipes/public/recipe-image.tsx';
import { alternativesFor } from '../api.ts';
import { planFailureText } from './plan-failure.ts';
import { dateText, differenceText } from './plan-labels.ts';
import type { PlanDay, PlanMeal } from './plan-meals.ts';
import type { PlanChanges } from './use-plan-changes.ts';

/** The most that a meal of a plan is cooked for. */
const MAX_SERVINGS = 24;

interface MealDialogProps {
  readonly day: PlanDay;
  readonly meal: PlanMeal;
  readonly changes: PlanChanges;
  readonly onClose: () => void;
}

/** Other servings for one meal, or another dish in its place. */
export const MealDialog = ({ day, meal, changes, onClose }: MealDialogProps) => {
  const place = { day: day.day, type: meal.type };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={meal.recipeName}
      description={`${meal.typeName} · ${day.dayName} ${dateText(day.date)}`}
    >
      <div className="flex items-center justify-between gap-4 rounded-ficha bg-suelo py-2 pr-2 pl-4">
        <p className="font-[650]">Porciones</p>
        <QuantityStepper
          quantity={meal.servings}
          min={1}
          max={changes.isBusy ? meal.servings : MAX_SERVINGS}
          name="porciones"
          className="w-[136px] bg-papel!"
          onChange={(servings) =>
            void changes.changeMeal(place, { servings }, `${meal.recipeName}: ${servings} porciones`)
          }
        />
      </div>
      {meal.side && (
        <div className="mt-3 flex items-center justify-between gap-4 rounded-ficha bg-suelo py-2 pr-2 pl-4">
          <p>
            <span className="block text-nota text-tinta-suave">Al lado</span>
            <b className="font-[650]">{meal.side.label}</b>
          </p>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Quitar ${meal.side.label}`}
            aria-disabled={changes.isBusy || undefined}
            onClick={() => meal.side && void changes.removeSide(place, meal.side.label)}
          >
            Quitar
          </Button>
        </div>
      )}
      <Alternatives place={place} changes={changes} onChosen={onClose} />
    </Dialog>
  );
};

interface AlternativesProps {
  readonly place: { readonly day: number; readonly type: PlanMeal['type'] };
  readonly changes: PlanChanges;
  readonly onChosen: () => void;
}

const Alternatives = ({ place, changes, onChosen }: AlternativesProps) => {
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['meal-plan', 'alternatives', changes.choice, place],
    queryFn: ({ signal }) => alternativesFor(changes.choice, place, signal),
  });
  const chooseRecipe = async (recipeId: string, recipeName: string) => {
    if (await changes.changeMeal(place, { recipeId }, `Ahora: ${recipeName}`)) onChosen();
  };
  return (
    <section aria-labelledby="en-su-lugar" className="mt-5">
      <h3 id="en-su-lugar">En su lugar</h3>
      <p className="mt-0.5 text-nota text-tinta-suave">Lo que cambia el costo de todo el plan.</p>
      {isPending && (
        <div role="status" aria-label="Buscando otras recetas" className="mt-3 grid gap-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-[68px] rounded-[16px]" />
          ))}
        </div>
      )}
      {error && !data && (
        <ErrorState
          heading="h3"
          title="No pudimos buscar otras recetas"
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="py-4!"
        >
          {planFailureText(error)}
        </ErrorState>
      )}
      {data?.alternatives.length === 0 && (
        <p className="mt-3 rounded-[16px] bg-suelo px-4 py-3 text-ui">
          Ninguna otra receta cabe aquí con tu presupuesto y lo que no pueden comer.
        </p>
      )}
      <ul className="mt-3 grid gap-2">
        {data?.alternatives.map((alternative) => {
          const { recipeId, recipeName, art, prepTime, cookTime } = alternative;
          const { differenceCents } = alternativeMoney.fromJson(alternative);
          return (
            <li key={recipeId}>
              <button
                type="button"
                aria-disabled={changes.isBusy || undefined}
                onClick={() => void chooseRecipe(recipeId, recipeName)}
                className="flex min-h-[68px] w-full items-center gap-3 rounded-[16px] bg-papel py-2 pr-4 pl-2.5 text-left inset-ring-[1.5px] inset-ring-linea transition-colors duration-rapido hover:bg-rocio-2 aria-disabled:opacity-55"
              >
                <span
                  aria-hidden="true"
                  className="grid size-12 flex-none place-items-center rounded-control bg-suelo"
                >
                  <RecipeImage art={art} className="size-11" />
                </span>
                <span className="min-w-0 flex-1 leading-snug">
                  <b className="block text-ui font-[650]">{recipeName}</b>
                  <span className="block text-nota text-tinta-suave">{minutesText(prepTime + cookTime)}</span>
                </span>
                <span
                  className={clsx(
                    'num flex-none text-right text-ui',
                    differenceCents < 0
                      ? 'text-verde'
                      : differenceCents > 0
                        ? 'text-tinta'
                        : 'text-tinta-suave',
                  )}
                >
                  {differenceText(differenceCents)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
