import type { AuditAction } from '@nutricion/contract/kit/audit';
import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import type { RecipeChanges, RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CatalogReads } from '../../catalog/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import { fieldsOf } from '../../platform/admin/differing-fields.ts';
import { lastChange } from '../../platform/admin/last-change.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { issuesOf } from './compute-recipe.ts';
import { readRecipe } from './recipe-reads.ts';
import { changedIn, type RecipeWithDraft, readRecipesWithDraft, unknownRecipe } from './recipe-with-draft.ts';

type SaveResult = Promise<Result<AdminRecipeJson, Refusal>>;

export interface RecipeSave {
  readonly actorId: string;
  readonly id: string;
  /** The one that was seen; another is answered with the recipe as it now is. */
  readonly version: number;
}

/** Writes a new recipe down, as a draft. */
export const createRecipe = (db: Kysely<Schema>, actorId: string, content: RecipeContentJson): SaveResult =>
  runSave(db, actorId, async (trx) => {
    const { id } = await trx
      .insertInto('recipes')
      .values({
        title: content.title,
        prep_time: 1,
        ingredients: '[]',
        instructions: '[]',
        is_active: false,
        published_at: null,
        edited_at: sql<Date>`shop_now()`,
        draft: JSON.stringify(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { title: content.title };
    await recordChange(trx, { ...entryOf(actorId, id, 'recipe.create'), before: null, after });
    return accept(id);
  });

/** Changes fields of the draft. A change without effect keeps the version and records nothing. */
export const editRecipe = (
  deps: CatalogReads,
  save: RecipeSave & { readonly changes: RecipeChanges },
): SaveResult =>
  runSave(deps.db, save.actorId, async (trx) => {
    const locked = await lockRecipe(trx, save);
    if (!locked.ok) return locked;
    const stored = locked.value;
    if (stored.isArchived) return refuse(archived);
    const named = Object.entries(save.changes).filter(([, value]) => value !== undefined);
    const content = { ...stored.content, ...(Object.fromEntries(named) as Partial<RecipeContentJson>) };
    const fields = changedIn(stored.content, content);
    if (fields.length === 0) return accept(save.id);
    if (stored.publishOn !== null) {
      // A scheduled recipe is published without another look, so it has to stay publishable.
      const issues = await issuesOf(deps, trx, content);
      if (Object.keys(issues).length > 0) return refuse({ kind: 'invalid-input', errors: { ...issues } });
    }
    const isPublished = stored.published !== null && changedIn(stored.published, content).length === 0;
    await updateRecipe(trx, stored, {
      ...draftColumns(isPublished && stored.publishOn === null ? null : content),
      ...(stored.published === null && { title: content.title }),
    });
    await recordChange(trx, {
      ...entryOf(save.actorId, save.id, 'recipe.edit'),
      before: { ...fieldsOf(stored.content, fields), title: stored.content.title },
      after: { ...fieldsOf(content, fields), title: content.title },
    });
    return accept(save.id);
  });

export const archived: Refusal = {
  kind: 'wrong-state',
  detail: 'Esta receta está archivada. Sácala del archivo para cambiarla.',
};

/** Runs a change in a transaction after rechecking the permission; returns the recipe. */
export const runSave = async (
  db: Kysely<Schema>,
  actorId: string,
  work: (trx: Transaction<Schema>) => Promise<Result<string, Refusal>>,
): SaveResult => {
  const saved = await rollBackOnRefusal(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'recipes.write');
    return allowed.ok ? work(trx) : allowed;
  });
  return saved.ok ? readRecipe(db, saved.value) : saved;
};

/** Locks the recipe until the transaction ends. */
export const lockRecipe = async (
  trx: Transaction<Schema>,
  { id, version }: Pick<RecipeSave, 'id' | 'version'>,
): Promise<Result<RecipeWithDraft, Refusal>> => {
  const [stored] = await readRecipesWithDraft(trx, sql<boolean>`r.id = ${id}`, { isLocked: true });
  if (!stored) return refuse(unknownRecipe);
  if (stored.version === version) return accept(stored);
  const current = await readRecipe(trx, id);
  if (!current.ok) return current;
  return refuse({
    kind: 'stale-version',
    change: { current: current.value, ...(await lastChange(trx, 'recipe', id)) },
  });
};

export const draftColumns = (draft: RecipeContentJson | null) => ({ draft: draft && JSON.stringify(draft) });

/** Writes over a locked recipe: a seeding leaves it alone from now on. */
export const updateRecipe = (
  trx: Transaction<Schema>,
  { id, version }: Pick<RecipeWithDraft, 'id' | 'version'>,
  values: Record<string, unknown>,
) =>
  trx
    .updateTable('recipes')
    .set({ ...values, edited_at: sql<Date>`shop_now()`, version: version + 1 })
    .where('id', '=', id)
    .execute();

export const entryOf = (actorId: string, subjectId: string, action: AuditAction) =>
  ({ actorId, action, subjectType: 'recipe', subjectId }) as const;
