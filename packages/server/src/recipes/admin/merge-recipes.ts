import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { readRecipesWithDraft, unknownRecipe } from './recipe-with-draft.ts';
import { entryOf, lockRecipe, type RecipeSave, runSave, updateRecipe } from './save-recipe.ts';

/**
 * Merges two recipes: photos, views and saved plans move to the survivor, old links lead to it, and the other is
 * archived. The survivor's content stays.
 */
export const mergeRecipes = (
  db: Kysely<Schema>,
  merge: RecipeSave & { readonly into: string },
  nowMs: number,
) =>
  runSave(db, merge.actorId, async (trx): Promise<Result<string, Refusal>> => {
    const { id, into, actorId } = merge;
    if (id === into) return refuse({ kind: 'invalid-input', errors: { into: 'Escoge otra receta.' } });
    // Both in one order, whichever is merged into which.
    const both = await readRecipesWithDraft(trx, sql<boolean>`r.id in (${id}, ${into})`, { isLocked: true });
    const survivor = both.find((recipe) => recipe.id === into);
    if (!survivor) return refuse(unknownRecipe);
    const gone = await lockRecipe(trx, merge);
    if (!gone.ok) return gone;
    if (survivor.isArchived || survivor.published === null)
      return refuse({
        kind: 'invalid-input',
        errors: { into: 'Esa no está publicada: los enlaces no llevarían a nada. Publícala o escoge otra.' },
      });
    for (const update of mergeUpdates(id, into)) await update.execute(trx);
    await redirect(trx, id, into);
    await updateRecipe(trx, gone.value, {
      publish_on: null,
      scheduled_by: null,
      archived_at: new Date(nowMs),
      is_active: false,
    });
    const titles = { title: survivor.content.title, merged: gone.value.content.title };
    await recordChange(trx, {
      ...entryOf(actorId, id, 'recipe.merge'),
      before: { title: titles.merged },
      after: { title: titles.merged, into: titles.title },
    });
    await recordChange(trx, {
      ...entryOf(actorId, into, 'recipe.merge'),
      before: { title: titles.title },
      after: titles,
    });
    return accept(into);
  });

const mergeUpdates = (id: string, into: string) => [
  // A photo that both have stays with the one that is put away.
  sql`update images i set subject_id = ${into}, position = position + 100
    where subject = 'recipe' and subject_id = ${id}
    and not exists (select from images other where other.subject_id = ${into} and other.whole = i.whole)`,
  sql`insert into recipe_views as kept (recipe_id, views)
    select ${into}::uuid, views from recipe_views where recipe_id = ${id}
    on conflict (recipe_id) do update set views = kept.views + excluded.views`,
  sql`delete from recipe_views where recipe_id = ${id}`,
  sql`update meal_plans set meals = replace(meals::text, ${id}, ${into})::jsonb where strpos(meals::text, ${id}) > 0`,
];

const redirect = async (trx: Transaction<Schema>, id: string, into: string): Promise<void> => {
  await trx.updateTable('recipe_redirects').set({ to_id: into }).where('to_id', '=', id).execute();
  await trx.deleteFrom('recipe_redirects').where('from_id', 'in', [id, into]).execute();
  await trx.insertInto('recipe_redirects').values({ from_id: id, to_id: into }).execute();
};
