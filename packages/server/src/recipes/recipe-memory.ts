import { type DisplayImageJson, toDisplayImage } from '@nutricion/contract/kit/display-image';
import { publishedImageOn } from '@nutricion/domain/content/image';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type PublishedImage, readPublishedImages } from '../content/public.ts';
import { unlessOutage } from '../platform/db/database-outage.ts';
import type { Schema } from '../platform/db/schema.ts';
import { parseRow } from './parse-row.ts';
import type { Recipe } from './recipe.ts';
import { readRecipes, readRecipesMark } from './recipe-rows.ts';

export interface RecipeMemory {
  /** The active recipes as they are now, newest first. */
  readonly current: () => Promise<readonly Recipe[]>;
  /** The photo of a recipe, a Receta Express too, as `current` last read it. */
  readonly imageOf: (recipeId: string) => DisplayImageJson | undefined;
  /** What a recipe was merged into, as `current` last read it. */
  readonly survivorOf: (recipeId: string) => string | undefined;
}

/**
 * Parsed recipes are cached; each call asks the database only whether anything changed, so that an edit shows at
 * once in every process. During an outage the last ones are used.
 */
export const createRecipeMemory = (db: Kysely<Schema>, logger: Logger, now: () => number): RecipeMemory => {
  let cached: {
    readonly mark: string;
    readonly recipes: readonly Recipe[];
    readonly images: ReadonlyMap<string, DisplayImageJson>;
    readonly survivors: ReadonlyMap<string, string>;
  } | null = null;

  const refreshed = async (): Promise<readonly Recipe[]> => {
    // Rights end with a day.
    const today = puertoRicoDate(now());
    const mark = `${today} ${await readRecipesMark(db)}`;
    if (cached?.mark === mark) return cached.recipes;
    const [recipes, published, redirects] = await Promise.all([
      readAll(db, logger),
      readPublishedImages(db, 'recipe'),
      db.selectFrom('recipe_redirects').select(['from_id', 'to_id']).execute(),
    ]);
    const images = shownImages(published, today);
    cached = {
      mark,
      recipes: recipes.map((each) => ({ ...each, image: images.get(each.id) })),
      images,
      survivors: new Map(redirects.map(({ from_id, to_id }) => [from_id, to_id])),
    };
    return cached.recipes;
  };

  return {
    current: () => unlessOutage(refreshed(), () => cached?.recipes),
    imageOf: (recipeId) => cached?.images.get(recipeId),
    survivorOf: (recipeId) => cached?.survivors.get(recipeId),
  };
};

const shownImages = (
  published: ReadonlyMap<string, readonly PublishedImage[]>,
  today: string,
): ReadonlyMap<string, DisplayImageJson> =>
  new Map(
    [...published].flatMap(([id, images]) => {
      const image = publishedImageOn(images, today);
      return image ? [[id, toDisplayImage(image)]] : [];
    }),
  );

const readAll = async (db: Kysely<Schema>, logger: Logger): Promise<readonly Recipe[]> => {
  const recipeRows = await readRecipes(db);
  return recipeRows.flatMap((row) => {
    const recipe = parseRow(row);
    if (!recipe) logger.warn({ recipe: row.id }, 'recipe left out: its columns hold what no recipe has');
    return recipe ?? [];
  });
};
