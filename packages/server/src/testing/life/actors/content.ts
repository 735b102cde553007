import { anImageFile } from '../../../content/images/render/image-file.builders.ts';
import type { Act, Actor, Life, LifeDay } from '../life.ts';

/** Articles and recipes are written by one person and read by another; photos are uploaded and published. */
export const content: Actor = (life, day) => {
  const acts: Act[] = [];
  if (day.index % 9 === 4) acts.push({ atMs: day.at(16.2), run: () => editArticle(life, day) });
  if (day.index % 9 === 7) acts.push({ atMs: day.at(16.4), run: () => editRecipe(life) });
  if (day.index % 10 === 8) acts.push({ atMs: day.at(16.6), run: () => upload(life, day) });
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

/** Drawn here, so that nothing is downloaded. */
const upload = async (life: Life, day: LifeDay): Promise<void> => {
  const { id, title } = life.draw.oneOf(life.products());
  const jpeg = await anImageFile({ width: 640, height: 480, seed: 7 + day.index })
    .jpeg()
    .toBuffer();
  const photo = await life.attempt(`POST /api/admin/products/${id}/images`, 'catalogo', new Uint8Array(jpeg));
  const image = photo?.images.at(-1);
  if (!image || life.draw.chance(0.3)) return;
  await life.attempt(`PATCH /api/admin/products/${id}/images/${image.id}`, 'catalogo', {
    ...{ version: image.version, state: 'publicada', alt: `${title}, vista de frente`, rights: 'propia' },
  });
};
