import type { AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import { recipeMeals } from '@nutricion/domain/recipes/recipe';
import { recipeStates } from '@nutricion/domain/recipes/recipe-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { AdminList } from '../../kit/admin/list/admin-list.tsx';
import { type ListCodec, matchingPattern, oneOf, useListAddress } from '../../kit/admin/list/list-address.ts';
import type { ListDeclaration, ListFilter, ListView } from '../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { recipeColumns } from './recipe-columns.tsx';
import { stateLabels, stateViews } from './recipe-labels.ts';
import { readAllRecipes, recipeOverviewQuery, recipesQuery } from './recipe-queries.ts';

const codec: ListCodec = {
  estado: oneOf(recipeStates),
  comida: oneOf(recipeMeals.map(({ id }) => id)),
  avisos: oneOf(['si']),
  producto: matchingPattern(/^[0-9a-f-]{36}$/),
};

/** /admin/recipes: recipes with cost and issues. */
export const RecipesPage = () => {
  const address = useListAddress(codec);
  const { values } = address;
  const navigate = useNavigate();
  const query = useQuery({ ...recipesQuery(values), placeholderData: keepPreviousData });
  const { data: overview } = useQuery(recipeOverviewQuery);
  const open = (id: string) => void navigate(`/admin/recipes/${id}`);

  const declaration: ListDeclaration<AdminRecipeRowJson> = {
    id: 'recetas',
    title: 'Recetas',
    noun: { one: 'receta', many: 'recetas' },
    columns: recipeColumns,
    filters,
    views: viewsOf(overview),
    searchLabel: 'Busca por título o etiqueta',
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/recipes/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => open(id) },
      { label: 'Duplicar', icon: Copy, act: ({ id }) => open(`new?de=${id}`) },
    ],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay recetas',
      text: 'Escribe la primera. Nace borrador: se ve cuando la publiques.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={overview && subtitle(overview)}
      readAll={() => readAllRecipes(values)}
      actions={
        <Link to="/admin/recipes/new" className={buttonClass()}>
          <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
          Receta nueva
        </Link>
      }
    />
  );
};

const filters: readonly ListFilter[] = [
  {
    name: 'estado',
    label: 'Estado',
    choices: recipeStates.map((value) => ({ value, label: stateLabels[value] })),
  },
  {
    name: 'comida',
    label: 'Comida',
    choices: recipeMeals.map(({ id, label }) => ({ value: id, label })),
  },
  { name: 'avisos', label: 'Por mirar', choices: [{ value: 'si', label: 'Con algo que mirar' }] },
  { name: 'producto', label: 'Producto', choices: [], textOf: () => 'Usan un producto' },
];

type Overview = ApiResponse<'GET /api/admin/recipes/overview'>;

const viewsOf = (overview: Overview | undefined): readonly ListView[] => [
  {
    id: 'todas',
    label: 'Todas',
    values: {},
    count: overview && String(overview.total - overview.by_state.archivada),
  },
  {
    id: 'avisos',
    label: 'Por mirar',
    values: { avisos: 'si' },
    count: overview && String(overview.warned),
    isUrgent: (overview?.warned ?? 0) > 0,
  },
  ...(['con-cambios', 'programada', 'borrador', 'publicada', 'archivada'] as const).map((state) => ({
    id: state,
    label: stateViews[state],
    values: { estado: state },
    count: overview && String(overview.by_state[state]),
  })),
];

const subtitle = ({ by_state, warned }: Overview): string => {
  const shown = by_state.publicada + by_state['con-cambios'];
  const seen = shown === 1 ? '1 receta en la tienda' : `${shown} recetas en la tienda`;
  return warned > 0 ? `${seen} · ${warned} por mirar` : seen;
};
