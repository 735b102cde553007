import type { GalleryRowJson } from '@nutricion/contract/content/images';
import { recipeCategories } from '@nutricion/domain/recipes/recipe';
import { recipeCategoryLabel } from '@nutricion/domain/recipes/recipe-labels';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ChefHat, ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AdminList } from '../../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type {
  ListColumn,
  ListDeclaration,
  ListPage,
  ListValues,
} from '../../../kit/admin/list/list-types.ts';
import { type ApiResponse, call, type Input } from '../../../kit/api/api.ts';
import { isWallState, viewsText, wallBadge, wallLabels, wallOrder } from './wall-labels.tsx';
import { WallTile } from './wall-tile.tsx';

type Wall = ApiResponse<'GET /api/admin/recipe-images'>;
type WallFilter = NonNullable<Input<'GET /api/admin/recipe-images'>['query']>;

const REFETCH_EVERY_MS = 60_000;

/** /admin/recipe-images: the recipes by what their photo lacks. */
export const RecipeWallPage = () => {
  const address = useListAddress(codec);
  const navigate = useNavigate();
  const query = useQuery({ ...wallQuery(address.values), placeholderData: keepPreviousData });
  const counts = query.data?.counts;
  const declaration: ListDeclaration<GalleryRowJson> = {
    id: 'imagenes-de-recetas',
    title: 'Imágenes de recetas',
    noun: { one: 'receta', many: 'recetas' },
    columns,
    tile: (row) => <WallTile row={row} />,
    filters,
    views: [
      { id: 'todas', label: 'Todas', values: {}, count: counts && String(total(counts)) },
      ...wallOrder.map((state) => ({
        id: state,
        label: wallLabels[state],
        values: { estado: state },
        count: counts && String(counts[state] ?? 0),
        isUrgent: (state === 'vencida' || state === 'por-vencer') && (counts?.[state] ?? 0) > 0,
      })),
    ],
    searchLabel: 'Busca una receta',
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/recipe-images/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/recipe-images/${id}`) },
      { label: 'Ver en la tienda', icon: ChefHat, act: ({ id }) => void navigate(`/?receta=${id}`) },
    ],
    bulkActions: [],
    empty: { title: 'Todavía no hay recetas', text: 'Cuando haya una, aquí se le pone su foto.' },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={counts && subtitle(counts)}
      readAll={async () => (await readAll(address.values)).rows}
    />
  );
};

const codec: ListCodec = {
  estado: oneOf(wallOrder),
  momento: oneOf(recipeCategories.map(({ id }) => id)),
};

const filters = [
  {
    name: 'estado',
    label: 'Foto',
    choices: wallOrder.map((value) => ({ value, label: wallLabels[value] })),
  },
  {
    name: 'momento',
    label: 'Momento del turno',
    choices: recipeCategories.map(({ id, label }) => ({ value: id, label })),
  },
];

const columns: readonly ListColumn<GalleryRowJson>[] = [
  {
    id: 'receta',
    label: 'Receta',
    isFixed: true,
    isLong: true,
    cell: ({ title }) => title,
    text: ({ title }) => title,
  },
  {
    id: 'foto',
    label: 'Foto',
    onCard: 'corner',
    cell: (row) => wallBadge(row),
    text: ({ state }) => wallLabels[state],
  },
  {
    id: 'momento',
    label: 'Momento',
    cell: ({ category }) => recipeCategoryLabel(category),
    text: ({ category }) => recipeCategoryLabel(category),
  },
  {
    id: 'vistas',
    label: 'Veces abierta',
    isNumber: true,
    cell: ({ views }) => viewsText(views),
    text: ({ views }) => views,
  },
  {
    id: 'vence',
    label: 'Vale hasta',
    cell: ({ rights_until }) => rights_until ?? '',
    text: ({ rights_until }) => rights_until ?? '',
  },
];

const wallQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'recipe-images', values] as const,
    queryFn: ({ signal }) => readWall(wallFilterOf(values), signal),
    staleTime: 0,
    refetchInterval: REFETCH_EVERY_MS,
  });

const wallFilterOf = ({ q, estado, momento, despues }: ListValues): WallFilter => ({
  q,
  state: isWallState(estado) ? estado : undefined,
  category: momento as WallFilter['category'],
  after: despues,
});

const readWall = async (
  query: WallFilter,
  signal?: AbortSignal,
): Promise<ListPage<GalleryRowJson> & Pick<Wall, 'counts'>> => {
  const wall = await call('GET /api/admin/recipe-images', { query }, signal ? { signal } : {});
  return { rows: wall.recipes, next: wall.next, counts: wall.counts };
};

/** Every recipe that the filters let through. */
const readAll = async ({ despues: _, ...values }: ListValues): Promise<ListPage<GalleryRowJson>> => {
  const rows: GalleryRowJson[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<GalleryRowJson> = await readWall({
      ...wallFilterOf(values),
      ...(after && { after }),
    });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return { rows, next: null };
};

const total = (counts: Wall['counts']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const subtitle = (counts: Wall['counts']): string => {
  const shown = (counts.publicada ?? 0) + (counts['por-vencer'] ?? 0);
  const missing = counts.falta ?? 0;
  return `${shown} con foto · ${missing === 1 ? 'falta 1' : `faltan ${missing}`}; lo que más se abre va primero`;
};
