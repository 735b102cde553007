import type { Permission } from '@nutricion/domain/accounts/permission';
import type { ImageSubject } from '@nutricion/domain/content/image';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';

/** What photos are of: one product or one recipe. */
export interface ImageOwner {
  readonly subject: ImageSubject;
  readonly id: string;
  readonly title: string;
}

/** Who may change photos of what. */
export const imagePermission: Record<ImageSubject, Permission> = {
  product: 'products.write',
  recipe: 'recipes.write',
};

/** The product or the recipe of an id, by its name. */
export const findImageOwner = async (
  { db, recipesWithImages }: Pick<ImageDependencies, 'db' | 'recipesWithImages'>,
  subject: ImageSubject,
  id: string,
): Promise<Result<ImageOwner, Refusal>> => {
  if (subject === 'recipe') {
    const recipe = (await recipesWithImages()).find((each) => each.id === id);
    return recipe
      ? accept({ subject, id, title: recipe.title })
      : refuse({ kind: 'not-found', what: 'esa receta' });
  }
  const title = await titleOfProduct(db, id);
  return title === undefined
    ? refuse({ kind: 'not-found', what: 'ese producto' })
    : accept({ subject, id, title });
};

const titleOfProduct = async (db: Kysely<Schema>, id: string): Promise<string | undefined> =>
  (await db.selectFrom('products').select('title').where('id', '=', id).executeTakeFirst())?.title;
