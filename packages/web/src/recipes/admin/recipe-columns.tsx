import { recipeMoney } from '@nutricion/contract/plans/meal-money';
import type { AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { recipeMeals } from '@nutricion/domain/recipes/recipe';
import type { ListColumn } from '../../kit/admin/list/list-types.ts';
import { WarningsCell } from '../../kit/admin/list/warnings-cell.tsx';
import { RecipeImage } from '../public/recipe-image.tsx';
import { stateLabels } from './recipe-labels.ts';
import { RecipeStateBadge } from './recipe-state-badge.tsx';

/** Columns of the recipe list. */
export const recipeColumns: readonly ListColumn<AdminRecipeRowJson>[] = [
  {
    id: 'receta',
    label: 'Receta',
    isFixed: true,
    isLong: true,
    cell: ({ title, art, image_url, image, state }) => (
      <span className="flex min-w-0 items-center gap-3 md:min-w-48">
        <span className="relative grid size-11 flex-none place-items-center overflow-hidden rounded-[12px] bg-suelo">
          <RecipeImage
            art={art}
            imageUrl={image_url}
            image={image}
            photoClass="absolute inset-0"
            sizes="44px"
            className={`size-9 ${state === 'archivada' ? 'opacity-50 grayscale' : ''}`}
          />
        </span>
        <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{title}</span>
      </span>
    ),
    text: ({ title }) => title,
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: ({ state, publish_on }) => (
      <span className="block">
        <RecipeStateBadge state={state} />
        {publish_on && (
          <span className="mt-1 block text-nota whitespace-nowrap text-tinta-suave">
            el {shortDeliveryDay(publish_on)}
          </span>
        )}
      </span>
    ),
    text: ({ state, publish_on }) =>
      publish_on ? `${stateLabels[state]} el ${publish_on}` : stateLabels[state],
  },
  {
    id: 'comida',
    label: 'Comida',
    cell: ({ meal }) => mealLabel(meal),
    text: ({ meal }) => mealLabel(meal),
  },
  {
    id: 'costo',
    label: 'Por porción',
    isNumber: true,
    cell: (row) => {
      const { perServingCents } = recipeMoney.fromJson(row);
      return perServingCents === null ? (
        <span className="text-tinta-suave">Sin datos</span>
      ) : (
        <span className="font-semibold tabular-nums">{formatUsd(perServingCents)}</span>
      );
    },
    text: ({ pricePerServing }) => pricePerServing ?? '',
  },
  {
    id: 'calorias',
    label: 'Calorías',
    isNumber: true,
    cell: ({ kcal }) =>
      kcal === null ? (
        <span className="text-tinta-suave">Sin datos</span>
      ) : (
        <span className="tabular-nums">{kcal} kcal</span>
      ),
    text: ({ kcal }) => kcal ?? '',
  },
  {
    id: 'alergenos',
    label: 'Alérgenos',
    isLong: true,
    cell: (row) => <span className="block text-ui leading-snug md:min-w-36">{allergenText(row)}</span>,
    text: allergenText,
  },
  {
    id: 'aviso',
    label: 'Por mirar',
    isLong: true,
    cell: ({ warnings }) => <WarningsCell warnings={warnings} />,
    text: ({ warnings }) => warnings.join(' '),
  },
];

const mealLabel = (meal: AdminRecipeRowJson['meal']): string =>
  recipeMeals.find(({ id }) => id === meal)?.label ?? 'Sin escoger';

function allergenText({ allergens: { contains, unknownProducts } }: AdminRecipeRowJson): string {
  const named = allergens.filter(({ id }) => contains.includes(id)).map(({ label }) => label);
  const allergenNames =
    named.length > 0 ? named.join(', ') : unknownProducts.length > 0 ? '' : 'Ninguno declarado';
  const unknown = unknownProducts.length > 0 ? `Sin datos de ${unknownProducts.length}` : '';
  return [allergenNames, unknown].filter(Boolean).join(' · ');
}
