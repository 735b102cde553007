import type { AuditAction } from '@nutricion/contract/kit/audit';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type RecipeTransitionKind, recipeTransitionsFrom } from '@nutricion/domain/recipes/recipe-state';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CatalogReads } from '../../catalog/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import { fieldsOf } from '../../platform/admin/differing-fields.ts';
import { storeVersion } from '../../platform/admin/published-versions.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { issuesOf } from './compute-recipe.ts';
import {
  changedIn,
  type RecipeWithDraft,
  readRecipesWithDraft,
  recipeVersions,
  stateOf,
} from './recipe-with-draft.ts';
import { draftColumns, entryOf, lockRecipe, type RecipeSave, runSave, updateRecipe } from './save-recipe.ts';

type RecipeTransition = RecipeSave & {
  readonly move: RecipeTransitionKind;
  readonly on?: string | undefined;
};

/** Publishes, now or on a later day, unschedules, discards the draft, archives or restores. */
export const transitionRecipe = (deps: CatalogReads, save: RecipeTransition) =>
  runSave(deps.db, save.actorId, async (trx): Promise<Result<string, Refusal>> => {
    const locked = await lockRecipe(trx, save);
    if (!locked.ok) return locked;
    const stored = locked.value;
    if (!recipeTransitionsFrom(stateOf(stored)).includes(save.move)) return refuse(wrongTransition);
    if (save.move === 'publish') return publishOrSchedule(deps, trx, stored, save);
    await updateRecipe(trx, stored, columnsOf[save.move](stored, deps.now()));
    // A merged recipe that is restored no longer leads to its survivor.
    if (save.move === 'restore')
      await trx.deleteFrom('recipe_redirects').where('from_id', '=', save.id).execute();
    await recordPublicationDay(trx, stored, { ...save, action: `recipe.${save.move}` }, null);
    return accept(save.id);
  });

const publishOrSchedule = async (
  deps: CatalogReads,
  trx: Transaction<Schema>,
  stored: RecipeWithDraft,
  { actorId, on }: RecipeTransition,
): Promise<Result<string, Refusal>> => {
  const today = puertoRicoDate(deps.now());
  if (on !== undefined && on < today)
    return refuse({ kind: 'invalid-input', errors: { on: 'Ese día ya pasó. Escoge hoy o uno que venga.' } });
  const issues = await issuesOf(deps, trx, stored.content);
  if (Object.keys(issues).length > 0) return refuse({ kind: 'invalid-input', errors: { ...issues } });
  if (on === undefined || on === today) await publish(trx, stored, actorId, deps.now());
  else {
    await updateRecipe(trx, stored, {
      ...draftColumns(stored.content),
      publish_on: on,
      scheduled_by: actorId,
    });
    await recordPublicationDay(trx, stored, { actorId, action: 'recipe.schedule' }, on);
  }
  return accept(stored.id);
};

const recordPublicationDay = (
  trx: Transaction<Schema>,
  { id, content: { title }, publishOn }: RecipeWithDraft,
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
  Exclude<RecipeTransitionKind, 'publish'>,
  (stored: RecipeWithDraft, nowMs: number) => Record<string, unknown>
> = {
  unschedule: ({ content, published }) => ({
    ...noDay,
    ...draftColumns(published && changedIn(published, content).length === 0 ? null : content),
  }),
  discard: () => ({ ...noDay, draft: null }),
  archive: (_, nowMs) => ({ ...noDay, archived_at: new Date(nowMs), is_active: false }),
  restore: ({ published }) => ({ archived_at: null, is_active: published !== null }),
};

const wrongTransition: Refusal = {
  kind: 'wrong-state',
  detail: 'La receta ya no está como la viste. Vuelve a cargar y mira qué se puede hacer.',
};

/** Publishes every draft whose day in Puerto Rico has come, each once even with several processes; returns how many. */
export const publishDueRecipes = async (db: Kysely<Schema>, nowMs: number): Promise<number> => {
  const due = sql<boolean>`r.publish_on <= ${puertoRicoDate(nowMs)} and r.archived_at is null`;
  const ids = (await readRecipesWithDraft(db, due)).map(({ id }) => id);
  let published = 0;
  for (const id of ids)
    await db.transaction().execute(async (trx) => {
      // Another process may have published it since.
      const [stored] = await readRecipesWithDraft(trx, sql<boolean>`r.id = ${id} and ${due}`, {
        isLocked: true,
      });
      if (!stored?.scheduledBy) return;
      await publish(trx, stored, stored.scheduledBy, nowMs);
      published += 1;
    });
  return published;
};

const publish = async (
  trx: Transaction<Schema>,
  stored: RecipeWithDraft,
  actorId: string,
  nowMs: number,
): Promise<void> => {
  const { content, published } = stored;
  const { ingredients, instructions, ...columns } = content;
  await storeVersion(trx, recipeVersions, stored, { actorId, nowMs });
  await updateRecipe(trx, stored, {
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
    ...entryOf(actorId, stored.id, 'recipe.publish'),
    before: published && { ...fieldsOf(published, fields), title: published.title },
    after: { ...fieldsOf(content, fields), title: content.title },
  });
};
