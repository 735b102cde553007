import type { GalleryRowJson } from '@nutricion/contract/content/images';
import { recipeCategories } from '@nutricion/domain/recipes/recipe';
import { recipeCategoryLabel } from '@nutricion/domain/recipes/recipe-labels';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChefHat, ExternalLink, Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AdminList } from '../../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type { ListColumn, ListDeclaration } from '../../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { RecipeImage } from '../../../recipes/public/recipe-image.tsx';
import { readAllRecipePhotos, recipePhotosQuery } from '../api.ts';
import { photoStateBadge, photoStateLabels, photoStates, viewsText } from './photo-state.tsx';

type RecipePhotos = ApiResponse<'GET /api/admin/recipe-images'>;

/** /admin/recipe-images: the recipes by what their photo lacks. */
export const RecipePhotoListPage = () => {
  const address = useListAddress(codec);
  const navigate = useNavigate();
  const query = useQuery({ ...recipePhotosQuery(address.values), placeholderData: keepPreviousData });
  const counts = query.data?.counts;
  const declaration: ListDeclaration<GalleryRowJson> = {
    id: 'imagenes-de-recetas',
    title: 'Imágenes de recetas',
    noun: { one: 'receta', many: 'recetas' },
    columns,
    tile: (row) => <RecipePhotoTile row={row} />,
    filters,
    views: [
      { id: 'todas', label: 'Todas', values: {}, count: counts && String(total(counts)) },
      ...photoStates.map((state) => ({
        id: state,
        label: photoStateLabels[state],
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
      readAll={() => readAllRecipePhotos(address.values)}
    />
  );
};

const codec: ListCodec = {
  estado: oneOf(photoStates),
  momento: oneOf(recipeCategories.map(({ id }) => id)),
};

const filters = [
  {
    name: 'estado',
    label: 'Foto',
    choices: photoStates.map((value) => ({ value, label: photoStateLabels[value] })),
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
    cell: (row) => photoStateBadge(row),
    text: ({ state }) => photoStateLabels[state],
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

const total = (counts: RecipePhotos['counts']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const subtitle = (counts: RecipePhotos['counts']): string => {
  const shown = (counts.publicada ?? 0) + (counts['por-vencer'] ?? 0);
  const missing = counts.falta ?? 0;
  return `${shown} con foto · ${missing === 1 ? 'falta 1' : `faltan ${missing}`}; lo que más se abre va primero`;
};

/** A recipe in the list of photos: what customers see of it, and how its photo stands. */
const RecipePhotoTile = ({ row }: { readonly row: GalleryRowJson }) => {
  const isSeen = row.state === 'publicada' || row.state === 'por-vencer';
  return (
    <>
      <span className="relative block aspect-[4/3] overflow-hidden rounded-ficha bg-suelo">
        <RecipeImage
          art={row.art}
          image={row.image ?? undefined}
          photoClass={`absolute inset-0 rounded-ficha ${isSeen ? '' : 'opacity-60 grayscale'}`}
          sizes="(min-width: 900px) 260px, 50vw"
          className={`absolute inset-x-0 top-[6%] mx-auto h-[88%] ${row.state === 'falta' ? 'opacity-45 grayscale' : ''}`}
        />
        <span className="absolute top-2 left-2">{photoStateBadge(row)}</span>
      </span>
      <span className="mt-2 line-clamp-2 text-ui leading-snug font-semibold wrap-anywhere">{row.title}</span>
      <span className="mt-0.5 flex items-center gap-1.5 text-nota text-tinta-suave">
        <Eye size={16} strokeWidth={2} aria-hidden="true" />
        <span className="sr-only">Se abrió </span>
        {viewsText(row.views)}
        {row.count > 1 && <> · {row.count} fotos</>}
      </span>
    </>
  );
};
