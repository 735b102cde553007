import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type RecipeMove, recipeMovesFrom } from '@nutricion/domain/recipes/recipe-state';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type AuditAction, recordChange } from '../../platform/admin/audit.ts';
import { fieldsOf } from '../../platform/admin/differing-fields.ts';
import { keepVersion } from '../../platform/admin/published-versions.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { faultsOf } from './compute-recipe.ts';
import { changedIn, type KeptRecipe, readKeptRecipes, recipeVersions, stateOf } from './kept-recipe.ts';
import type { AdminRecipeDependencies } from './recipe-dependencies.ts';
import { draftColumns, entryOf, lockRecipe, type RecipeSave, saving, updateRecipe } from './save-recipe.ts';

type MovingDependencies = Pick<AdminRecipeDependencies, 'db' | 'recipeProducts' | 'now'>;

type MovingRecipe = RecipeSave & { readonly move: RecipeMove; readonly on?: string | undefined };

/** Publishes, now or on a day to come, takes the day away, drops the draft, archives or brings back. */
export const moveRecipe = (deps: MovingDependencies, save: MovingRecipe) =>
  saving(deps.db, save.actorId, async (trx): Promise<Result<string, Refusal>> => {
    const locked = await lockRecipe(trx, save);
    if (!locked.ok) return locked;
    const kept = locked.value;
    if (!recipeMovesFrom(stateOf(kept)).includes(save.move)) return refuse(wrongMove);
    if (save.move === 'publish') return publishOrSchedule(deps, trx, kept, save);
    await updateRecipe(trx, kept, columnsOf[save.move](kept, deps.now()));
    // What was merged away and is brought back stands for itself again.
    if (save.move === 'restore')
      await trx.deleteFrom('recipe_redirects').where('from_id', '=', save.id).execute();
    await recordDay(trx, kept, { ...save, action: `recipe.${save.move}` }, null);
    return accept(save.id);
  });

const publishOrSchedule = async (
  deps: MovingDependencies,
  trx: Transaction<Schema>,
  kept: KeptRecipe,
  { actorId, on }: MovingRecipe,
): Promise<Result<string, Refusal>> => {
  const today = puertoRicoDate(deps.now());
  if (on !== undefined && on < today)
    return refuse({ kind: 'invalid-input', errors: { on: 'Ese día ya pasó. Escoge hoy o uno que venga.' } });
  const faults = await faultsOf(deps, trx, kept.content);
  if (Object.keys(faults).length > 0) return refuse({ kind: 'invalid-input', errors: { ...faults } });
  if (on === undefined || on === today) await publish(trx, kept, actorId, deps.now());
  else {
    await updateRecipe(trx, kept, { ...draftColumns(kept.content), publish_on: on, scheduled_by: actorId });
    await recordDay(trx, kept, { actorId, action: 'recipe.schedule' }, on);
  }
  return accept(kept.id);
};

const recordDay = (
  trx: Transaction<Schema>,
  { id, content: { title }, publishOn }: KeptRecipe,
  { actorId, action }: { readonly actorId: string; readonly action: AuditAction },
  on: string | null,
) =>
  recordChange(trx, {
    ...entryOf(actorId, id, action),
    before: { title, publish_on: publishOn },
    after: { title, publish_on: on },
  });

const noDay = { publish_on: null, scheduled_by: null };

const columnsOf: Record<
  Exclude<RecipeMove, 'publish'>,
  (kept: KeptRecipe, nowMs: number) => Record<string, unknown>
> = {
  unschedule: ({ content, published }) => ({
    ...noDay,
    ...draftColumns(published && changedIn(published, content).length === 0 ? null : content),
  }),
  discard: () => ({ ...noDay, draft: null }),
  archive: (_, nowMs) => ({ ...noDay, archived_at: new Date(nowMs), is_active: false }),
  restore: ({ published }) => ({ archived_at: null, is_active: published !== null }),
};

const wrongMove: Refusal = {
  kind: 'wrong-state',
  detail: 'La receta ya no está como la viste. Vuelve a cargar y mira qué se puede hacer.',
};

/**
 * Publishes every draft whose day in Puerto Rico has come, each once whoever else does it at the same time; answers
 * how many.
 */
export const publishDueRecipes = async (db: Kysely<Schema>, nowMs: number): Promise<number> => {
  const due = sql<boolean>`r.publish_on <= ${puertoRicoDate(nowMs)} and r.archived_at is null`;
  const ids = (await readKeptRecipes(db, due)).map(({ id }) => id);
  let published = 0;
  for (const id of ids)
    await db.transaction().execute(async (trx) => {
      // Another process may have published it since.
      const [kept] = await readKeptRecipes(trx, sql<boolean>`r.id = ${id} and ${due}`, { isLocked: true });
      if (!kept?.scheduledBy) return;
      await publish(trx, kept, kept.scheduledBy, nowMs);
      published += 1;
    });
  return published;
};

const publish = async (
  trx: Transaction<Schema>,
  kept: KeptRecipe,
  actorId: string,
  nowMs: number,
): Promise<void> => {
  const { content, published } = kept;
  const { ingredients, instructions, ...columns } = content;
  await keepVersion(trx, recipeVersions, kept, { actorId, nowMs });
  await updateRecipe(trx, kept, {
    ...columns,
    ingredients: JSON.stringify(ingredients),
    instructions: JSON.stringify(instructions),
    ...noDay,
    draft: null,
    is_active: true,
    published_at: new Date(nowMs),
  });
  const fields = published ? changedIn(published, content) : [];
  await recordChange(trx, {
    ...entryOf(actorId, kept.id, 'recipe.publish'),
    before: published && { ...fieldsOf(published, fields), title: published.title },
    after: { ...fieldsOf(content, fields), title: content.title },
  });
};
