import type { GalleryRowJson, galleryStates, imageEndpoints } from '@nutricion/contract/content/images';
import { toDisplayImage } from '@nutricion/contract/kit/display-image';
import { daysOfRightsLeft, imageState, publishedImageOn } from '@nutricion/domain/content/image';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { fold } from '@nutricion/language';
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';
import type { ImageDependencies, RecipeWithImages } from './image-dependencies.ts';

type PhotoState = (typeof galleryStates)[number];
type ListQuery = z.output<(typeof imageEndpoints)['GET /api/admin/recipe-images']['query']>;

const PAGE_SIZE = 60;

/** Order of urgency: missing photos first, then those about to expire. */
const urgencyRank: readonly PhotoState[] = [
  'falta',
  'vencida',
  'borrador',
  'retirada',
  'por-vencer',
  'publicada',
];

/** The recipes by what their photo lacks, and within that by how often they are opened. */
export const readRecipePhotos = async (
  { db, now, recipesWithImages }: Pick<ImageDependencies, 'db' | 'now' | 'recipesWithImages'>,
  { q, state, category, after }: ListQuery,
) => {
  const [recipes, imagesById, viewsById] = await Promise.all([
    recipesWithImages(),
    imagesOfRecipes(db),
    viewsOfRecipes(db),
  ]);
  const today = puertoRicoDate(now());
  const all = recipes.map((recipe) =>
    photosRow(recipe, imagesById.get(recipe.id) ?? [], viewsById.get(recipe.id) ?? 0, today),
  );
  const words = fold(q ?? '').trim();
  const matching = all
    .filter(
      (row) =>
        (state === undefined || row.state === state) &&
        (category === undefined || row.category === category) &&
        fold(row.title).includes(words),
    )
    .sort(
      (one, other) =>
        urgencyRank.indexOf(one.state) - urgencyRank.indexOf(other.state) ||
        other.views - one.views ||
        one.title.localeCompare(other.title, 'es') ||
        one.id.localeCompare(other.id),
    );
  const start = after ? matching.findIndex(({ id }) => id === after) + 1 : 0;
  const page = matching.slice(start, start + PAGE_SIZE);
  return {
    recipes: page,
    next: start + PAGE_SIZE < matching.length ? (page.at(-1)?.id ?? null) : null,
    counts: Object.fromEntries(
      urgencyRank.map((each) => [each, all.filter((row) => row.state === each).length]),
    ) as Record<PhotoState, number>,
  };
};

type ImageRow = Selectable<Schema['images']>;

const photosRow = (
  { id, title, art, category }: RecipeWithImages,
  rows: readonly ImageRow[],
  views: number,
  today: string,
): GalleryRowJson => {
  const images = rows.map((row) => ({ row, state: row.state, rightsUntil: row.rights_until }));
  // Unpublished photos: the latest one.
  const main =
    publishedImageOn(images, today) ?? images.find((each) => each.state !== 'retirada') ?? images[0];
  const daysLeft = main ? daysOfRightsLeft(main, today) : null;
  return {
    id,
    title,
    art,
    category,
    views,
    state: main ? (daysLeft === null ? imageState(main, today) : 'por-vencer') : 'falta',
    image: main ? toDisplayImage({ ...main.row, focal: { x: main.row.focal_x, y: main.row.focal_y } }) : null,
    rights_until: main?.rightsUntil ?? null,
    days_left: daysLeft,
    count: rows.length,
    version: rows.reduce((sum, { version }) => sum + version, rows.length),
  };
};

const imagesOfRecipes = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, readonly ImageRow[]>> => {
  const rows = await db
    .selectFrom('images')
    .selectAll()
    .where('subject', '=', 'recipe')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byRecipe = new Map<string, ImageRow[]>();
  for (const row of rows) byRecipe.set(row.subject_id, [...(byRecipe.get(row.subject_id) ?? []), row]);
  return byRecipe;
};

const viewsOfRecipes = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('recipe_views').selectAll().execute();
  return new Map(rows.map(({ recipe_id, views }) => [recipe_id, views]));
};
