import type { Act, Actor, Life, LifeDay } from '../life.ts';
import { aPhotoOf } from '../photos.builders.ts';

/** Articles and recipes are written by one person and read by another; photos are uploaded and published. */
export const content: Actor = (life, day) => {
  const acts: Act[] = [];
  if (day.index % 9 === 4) acts.push({ atMs: day.at(16.2), run: () => editArticle(life, day) });
  if (day.index % 9 === 7) acts.push({ atMs: day.at(16.4), run: () => editRecipe(life) });
  if (day.index % 10 === 8) acts.push({ atMs: day.at(16.6), run: () => upload(life) });
  if (day.index % 12 === 9) acts.push({ atMs: day.at(16.8), run: () => uploadDish(life) });
  return acts;
};

const editArticle = async (life: Life, day: LifeDay): Promise<void> => {
  const { articles } = await life.call('GET /api/admin/articles', 'catalogo');
  const row = life.draw.oneOf<{ id: string }>(articles);
  const { version, content: written } = await life.call(`GET /api/admin/articles/${row.id}`, 'catalogo');
  const edited = await life.attempt(`PATCH /api/admin/articles/${row.id}`, 'catalogo', {
    ...{ version, summary: `${written.summary.replace(/\.$/, '')}, también de noche.` },
    review_by: new Date(life.now() + 200 * 86_400_000).toISOString().slice(0, 10),
  });
  if (!edited || life.draw.chance(0.15)) return;
  const inReview = await life.attempt(`POST /api/admin/articles/${row.id}/moves`, 'catalogo', {
    version: edited.version,
    move: 'ask-review',
  });
  if (!inReview || day.index > life.dayCount - 8) return;
  const isReturned = life.draw.chance(0.25);
  await life.attempt(`POST /api/admin/articles/${row.id}/moves`, 'admin', {
    version: inReview.version,
    ...(isReturned ? { move: 'return', reason: 'Falta decir de dónde sale el dato.' } : { move: 'publish' }),
  });
};

const editRecipe = async (life: Life): Promise<void> => {
  const { recipes } = await life.call('GET /api/admin/recipes', 'catalogo');
  const row = life.draw.oneOf<{ id: string }>(recipes);
  const { version, content: written } = await life.call(`GET /api/admin/recipes/${row.id}`, 'catalogo');
  const edited = await life.attempt(`PATCH /api/admin/recipes/${row.id}`, 'catalogo', {
    version,
    prep_time: (written.prep_time ?? 10) + 5,
  });
  if (edited && life.draw.chance(0.7))
    await life.attempt(`POST /api/admin/recipes/${row.id}/moves`, 'admin', {
      version: edited.version,
      move: 'publish',
    });
};

const upload = async (life: Life): Promise<void> => {
  const { id, title, image_url } = life.draw.oneOf(life.products());
  await publishPhoto(life, `products/${id}`, image_url, `${title}, visto de frente`);
};

const uploadDish = async (life: Life): Promise<void> => {
  const { id, title, image_url } = life.draw.oneOf(await recipesOf(life));
  await publishPhoto(life, `recipes/${id}`, image_url, `${title}, en la mesa`);
};

/** As customers see them, by name. */
export const recipesOf = async (life: Life): Promise<readonly Dish[]> => {
  const { recipes } = await life.call('GET /api/recipes?limit=200', life.draw.oneOf(life.customers));
  return recipes.sort((one: Dish, other: Dish) => one.title.localeCompare(other.title));
};

interface Dish {
  readonly id: string;
  readonly title: string;
  readonly image_url: string | null;
}

/** Some stay drafts. */
const publishPhoto = async (
  life: Life,
  owner: string,
  drawing: string | null,
  alt: string,
): Promise<void> => {
  const name = drawing?.split('/').at(-1);
  if (!name?.endsWith('.svg')) return;
  const jpeg = await aPhotoOf([name]);
  const photo = await life.attempt(`POST /api/admin/${owner}/images`, 'catalogo', new Uint8Array(jpeg));
  const image = photo?.images.at(-1);
  if (!image || life.draw.chance(0.3)) return;
  await life.attempt(`PATCH /api/admin/${owner}/images/${image.id}`, 'catalogo', {
    ...{ version: image.version, state: 'publicada', alt: alt.slice(0, 120), rights: 'propia' },
  });
};
