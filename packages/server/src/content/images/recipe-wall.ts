import type { imageEndpoints, WallRowJson, wallStates } from '@nutricion/contract/content/images';
import { shownImage } from '@nutricion/contract/kit/shown-image';
import { daysOfRightsLeft, imageState, shownOn } from '@nutricion/domain/content/image';
import { fold } from '@nutricion/domain/kit/fold';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';
import type { ImageDependencies, PicturedRecipe } from './image-dependencies.ts';

type WallState = (typeof wallStates)[number];
type Asked = z.output<(typeof imageEndpoints)['GET /api/admin/recipe-images']['query']>;

const WALL_PAGE = 60;

/** Where there is most to do: what is missing, then what is about to be. */
const urgency: readonly WallState[] = ['falta', 'vencida', 'borrador', 'retirada', 'por-vencer', 'publicada'];

/** The recipes by what their photo lacks, and within that by how often they are opened. */
export const readWall = async (
  { db, now, picturedRecipes }: Pick<ImageDependencies, 'db' | 'now' | 'picturedRecipes'>,
  { q, state, category, after }: Asked,
) => {
  const [recipes, imagesById, viewsById] = await Promise.all([
    picturedRecipes(),
    imagesOfRecipes(db),
    viewsOfRecipes(db),
  ]);
  const today = puertoRicoDate(now());
  const all = recipes.map((recipe) =>
    wallRow(recipe, imagesById.get(recipe.id) ?? [], viewsById.get(recipe.id) ?? 0, today),
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
        urgency.indexOf(one.state) - urgency.indexOf(other.state) ||
        other.views - one.views ||
        one.title.localeCompare(other.title, 'es') ||
        one.id.localeCompare(other.id),
    );
  const start = after ? matching.findIndex(({ id }) => id === after) + 1 : 0;
  const page = matching.slice(start, start + WALL_PAGE);
  return {
    recipes: page,
    next: start + WALL_PAGE < matching.length ? (page.at(-1)?.id ?? null) : null,
    counts: Object.fromEntries(
      urgency.map((each) => [each, all.filter((row) => row.state === each).length]),
    ) as Record<WallState, number>,
  };
};

type ImageRow = Selectable<Schema['images']>;

const wallRow = (
  { id, title, art, category }: PicturedRecipe,
  rows: readonly ImageRow[],
  views: number,
  today: string,
): WallRowJson => {
  const images = rows.map((row) => ({ row, state: row.state, rightsUntil: row.rights_until }));
  // Nobody sees it yet: what somebody was last at.
  const main = shownOn(images, today) ?? images.find((each) => each.state !== 'retirada') ?? images[0];
  const daysLeft = main ? daysOfRightsLeft(main, today) : null;
  return {
    id,
    title,
    art,
    category,
    views,
    state: main ? (daysLeft === null ? imageState(main, today) : 'por-vencer') : 'falta',
    image: main ? shownImage({ ...main.row, focal: { x: main.row.focal_x, y: main.row.focal_y } }) : null,
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
