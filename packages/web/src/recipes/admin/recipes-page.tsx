import { recipeMeals } from '@nutricion/domain/recipes/recipe';
import { recipeStates } from '@nutricion/domain/recipes/recipe-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DraftList } from '../../kit/admin/list/draft-list.tsx';
import { type ListCodec, matchingPattern, oneOf, useListAddress } from '../../kit/admin/list/list-address.ts';
import type { ListFilter } from '../../kit/admin/list/list-types.ts';
import { readAllRecipes, recipeOverviewQuery, recipesQuery } from './api.ts';
import { recipeColumns } from './recipe-columns.tsx';
import { stateLabels, stateViews } from './recipe-labels.ts';

const codec: ListCodec = {
  estado: oneOf(recipeStates),
  comida: oneOf(recipeMeals.map(({ id }) => id)),
  avisos: oneOf(['si']),
  producto: matchingPattern(/^[0-9a-f-]{36}$/),
};

const filters: readonly ListFilter[] = [
  {
    name: 'comida',
    label: 'Comida',
    choices: recipeMeals.map(({ id, label }) => ({ value: id, label })),
  },
  { name: 'avisos', label: 'Por mirar', choices: [{ value: 'si', label: 'Con algo que mirar' }] },
  { name: 'producto', label: 'Producto', choices: [], textOf: () => 'Usan un producto' },
];

/** /admin/recipes: recipes with cost and issues. */
export const RecipesPage = () => {
  const address = useListAddress(codec);
  const { values } = address;
  const query = useQuery({ ...recipesQuery(values), placeholderData: keepPreviousData });
  const { data: overview } = useQuery(recipeOverviewQuery);
  return (
    <DraftList
      id="recetas"
      title="Recetas"
      noun={{ one: 'receta', many: 'recetas' }}
      path="/admin/recipes"
      newLabel="Receta nueva"
      columns={recipeColumns}
      filters={filters}
      searchLabel="Busca por título o etiqueta"
      all={{ id: 'todas', label: 'Todas', archived: 'archivada' }}
      stateLabels={stateLabels}
      stateViews={stateViews}
      shownText={(byState) => {
        const shown = byState.publicada + byState['con-cambios'];
        return shown === 1 ? '1 receta en la tienda' : `${shown} recetas en la tienda`;
      }}
      empty={{
        title: 'Todavía no hay recetas',
        text: 'Escribe la primera. Nace borrador: se ve cuando la publiques.',
      }}
      address={address}
      query={query}
      overview={overview}
      readAll={() => readAllRecipes(values)}
    />
  );
};
