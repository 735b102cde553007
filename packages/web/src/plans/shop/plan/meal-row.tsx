import { mealMoney } from '@nutricion/contract/plans/meal-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { minutesText } from '@nutricion/domain/recipes/recipe-labels';
import { clsx } from 'clsx';
import { Pin, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { RecipeImage } from '../../../recipes/public/recipe-image.tsx';
import { type PlanMeal, sideText } from './plan-meals.ts';

interface MealRowProps {
  readonly meal: PlanMeal;
  /** "Martes", where it was cooked before this day. */
  readonly cookedOn: string | undefined;
  readonly isPinned: boolean;
  readonly isBusy: boolean;
  readonly onPin: () => void;
  readonly onOpen: () => void;
}

/** One meal: name, time, and a link to its recipe. */
export const MealRow = ({ meal, cookedOn, isPinned, isBusy, onPin, onOpen }: MealRowProps) => {
  const { art, typeName, recipeName, recipeId, servings, prepTime, cookTime, isAtWork, kcal, eveningBefore } =
    meal;
  const side = sideText(meal);
  return (
    <li className="flex items-center gap-3 py-2.5 xl:min-w-0 xl:flex-col xl:items-start xl:gap-2 xl:rounded-[16px] xl:border-none! xl:bg-suelo xl:p-2.5">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-12 flex-none place-items-center rounded-control',
          isPinned ? 'bg-brote' : 'bg-suelo xl:bg-papel',
        )}
      >
        <RecipeImage art={art} className="size-11" />
      </span>
      <p className="min-w-0 flex-1 leading-snug">
        <span className="block text-nota text-tinta-suave">
          {typeName} · {isAtWork && <b className="font-[650] text-tinta">En el turno · </b>}
          {cookedOn ? `Ya cocinada el ${cookedOn.toLocaleLowerCase('es')}` : minutesText(prepTime + cookTime)}
          <span className="block tabular-nums">
            {kcal !== null && `${kcal} kcal · `}
            {formatUsd(mealMoney.fromJson(meal).priceCents)}
          </span>
        </span>
        <RecipeLayerLink
          recipeId={recipeId}
          servings={servings}
          className="text-ui font-[650] hover:underline"
        >
          {recipeName}
        </RecipeLayerLink>
        {side && <span className="block text-nota text-tinta">{side}</span>}
        {eveningBefore && (
          <span className="mt-0.5 block text-nota text-tinta">
            <b className="font-[650]">La noche antes:</b> {eveningBefore}
          </span>
        )}
      </p>
      <span className="-mr-2 flex flex-none xl:mt-auto xl:-ml-2">
        <IconButton
          label={`Fijar ${recipeName}`}
          aria-pressed={isPinned}
          onClick={onPin}
          className={isPinned ? 'text-verde' : 'text-tinta-suave'}
        >
          <Pin size={20} strokeWidth={2.1} aria-hidden="true" fill={isPinned ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton
          label={`Cambiar ${recipeName}`}
          disabled={isBusy}
          onClick={onOpen}
          className="text-tinta-suave"
        >
          <Repeat size={20} strokeWidth={2.1} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
};

interface RecipeLayerLinkProps {
  readonly recipeId: string;
  readonly servings: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a recipe over the plan, for as many as the plan has it; back closes it. */
const RecipeLayerLink = ({ recipeId, servings, className, children }: RecipeLayerLinkProps) => {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const search = new URLSearchParams(params);
  search.set('receta', recipeId);
  search.set('para', `${servings}`);
  return (
    <Link
      to={{ search: `${search}`, hash }}
      state={{ keepsPlace: true, isLayer: true }}
      className={className}
    >
      {children}
    </Link>
  );
};
