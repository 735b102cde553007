import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import type { ArticleChanges, ArticleContentJson } from '@nutricion/contract/content/article-content';
import type { AuditAction } from '@nutricion/contract/kit/audit';
import { type ArticleTransitionKind, articleTransitionsFrom } from '@nutricion/domain/content/article-state';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { fieldsOf } from '../../platform/admin/differing-fields.ts';
import { lastChange } from '../../platform/admin/last-change.ts';
import { storeVersion } from '../../platform/admin/published-versions.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { AdminArticleDependencies } from './article-dependencies.ts';
import { articlePublishIssues } from './article-publish-issues.ts';
import { readArticle } from './article-reads.ts';
import {
  type ArticleWithDraft,
  articleVersions,
  changedIn,
  readArticlesWithDraft,
  stateOf,
  unknownArticle,
} from './article-with-draft.ts';

type SaveResult = Promise<Result<AdminArticleJson, Refusal>>;
type Dependencies = Pick<AdminArticleDependencies, 'db' | 'now'>;

interface ArticleSave {
  readonly actorId: string;
  readonly id: string;
  /** The one that was seen; another is answered with the article as it now is. */
  readonly version: number;
}

/** Writes a new article down, as a draft. */
export const createArticle = (
  { db, now }: Dependencies,
  actorId: string,
  content: ArticleContentJson,
): SaveResult =>
  runSave(db, actorId, async (trx) => {
    if (await isSlugInUse(trx, content.slug)) return refuse(slugInUse);
    const { id } = await trx
      .insertInto('articles')
      .values({
        slug: content.slug,
        draft: JSON.stringify(content),
        written_by: actorId,
        edited_at: new Date(now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, {
      ...entryOf(actorId, id, 'article.create'),
      before: null,
      after: { title: content.title },
    });
    return accept(id);
  });

/** Changes fields of the draft; a requested review ends, since the reviewer hasn't read the change. */
export const editArticle = (
  { db, now }: Dependencies,
  save: ArticleSave & { readonly changes: ArticleChanges },
): SaveResult =>
  runSave(db, save.actorId, async (trx) => {
    const locked = await lockArticle(trx, save);
    if (!locked.ok) return locked;
    const stored = locked.value;
    if (stored.isArchived) return refuse(archived);
    const named = Object.entries(save.changes).filter(([, value]) => value !== undefined);
    const content = { ...stored.content, ...(Object.fromEntries(named) as Partial<ArticleContentJson>) };
    const fields = changedIn(stored.content, content);
    if (fields.length === 0) return accept(save.id);
    if (fields.includes('slug')) {
      if (stored.published) return refuse(slugIsFixed);
      if (await isSlugInUse(trx, content.slug)) return refuse(slugInUse);
    }
    const isPublished = stored.published !== null && changedIn(stored.published, content).length === 0;
    await updateArticle(trx, stored, now(), {
      slug: content.slug,
      draft: isPublished ? null : JSON.stringify(content),
      written_by: save.actorId,
      review_asked_at: null,
    });
    await recordChange(trx, {
      ...entryOf(save.actorId, save.id, 'article.edit'),
      before: { ...fieldsOf(stored.content, fields), title: stored.content.title },
      after: { ...fieldsOf(content, fields), title: content.title },
    });
    return accept(save.id);
  });

type ArticleTransition = ArticleSave & {
  readonly move: ArticleTransitionKind;
  readonly reason?: string | undefined;
};

/** Requests a review, publishes another user's draft, returns it, discards it, archives or restores. */
export const transitionArticle = ({ db, now }: Dependencies, save: ArticleTransition): SaveResult =>
  runSave(db, save.actorId, async (trx) => {
    const locked = await lockArticle(trx, save);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const issue = transitionIssue(stored, save, puertoRicoDate(now()));
    if (issue) return refuse(issue);
    if (save.move === 'publish')
      await storeVersion(trx, articleVersions, stored, { actorId: save.actorId, nowMs: now() });
    await updateArticle(trx, stored, now(), columnsOf[save.move](stored, save, now()));
    await recordChange(trx, {
      ...entryOf(save.actorId, save.id, `article.${save.move}`),
      before: { title: stored.content.title, state: stateOf(stored) },
      after: { title: stored.content.title },
      ...(save.reason && { reason: save.reason }),
    });
    return accept(save.id);
  });

const transitionIssue = (
  stored: ArticleWithDraft,
  { move, actorId, reason }: ArticleTransition,
  today: string,
): Refusal | null => {
  if (!articleTransitionsFrom(stateOf(stored)).includes(move)) return wrongTransition;
  if (move === 'ask-review' || move === 'publish') {
    const issues = articlePublishIssues(stored.content, today);
    if (Object.keys(issues).length > 0) return { kind: 'invalid-input', errors: { ...issues } };
  }
  if (move === 'publish' && stored.writtenBy === actorId) return cannotReviewOwnWork;
  if (move === 'return' && !reason)
    return { kind: 'invalid-input', errors: { reason: 'Di qué falta: lo lee quien lo escribió.' } };
  return null;
};

const columnsOf: Record<
  ArticleTransitionKind,
  (stored: ArticleWithDraft, save: ArticleTransition, nowMs: number) => Record<string, unknown>
> = {
  'ask-review': (_, __, nowMs) => ({ review_asked_at: new Date(nowMs), returned_because: null }),
  publish: ({ content }, _, nowMs) => ({
    content: JSON.stringify(content),
    published_at: new Date(nowMs),
    ...{ draft: null, review_asked_at: null, returned_because: null },
  }),
  return: (_, { reason }) => ({ review_asked_at: null, returned_because: reason }),
  discard: () => ({ draft: null, review_asked_at: null, returned_because: null }),
  archive: (_, __, nowMs) => ({ archived_at: new Date(nowMs), review_asked_at: null }),
  restore: () => ({ archived_at: null }),
};

const archived: Refusal = {
  kind: 'wrong-state',
  detail: 'Este artículo está archivado. Sácalo del archivo para cambiarlo.',
};
const cannotReviewOwnWork: Refusal = {
  kind: 'wrong-state',
  detail: 'Lo último lo escribiste tú. Pídele a otra persona que lo lea y lo publique.',
};
const wrongTransition: Refusal = {
  kind: 'wrong-state',
  detail: 'El artículo ya no está como lo viste. Vuelve a cargar y mira qué se puede hacer.',
};
const slugInUse: Refusal = {
  kind: 'invalid-input',
  errors: { slug: 'Ya hay un artículo con esa dirección. Escribe otra.' },
};
const slugIsFixed: Refusal = {
  kind: 'invalid-input',
  errors: { slug: 'Ya se publicó con su dirección: los enlaces llevan a ella y se queda.' },
};

/** Of two parallel requests for one address the second finds it in use. */
const isSlugInUse = async (trx: Transaction<Schema>, slug: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('nutricion-plus:article-slugs'))`.execute(trx);
  return (
    (await trx.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined
  );
};

const runSave = async (
  db: Kysely<Schema>,
  actorId: string,
  work: (trx: Transaction<Schema>) => Promise<Result<string, Refusal>>,
): SaveResult => {
  const saved = await rollBackOnRefusal(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'education.write');
    return allowed.ok ? work(trx) : allowed;
  });
  return saved.ok ? readArticle(db, saved.value, actorId) : saved;
};

const lockArticle = async (
  trx: Transaction<Schema>,
  { id, version, actorId }: ArticleSave,
): Promise<Result<ArticleWithDraft, Refusal>> => {
  const [stored] = await readArticlesWithDraft(trx, sql<boolean>`a.id = ${id}`, { isLocked: true });
  if (!stored) return refuse(unknownArticle);
  if (stored.version === version) return accept(stored);
  const current = await readArticle(trx, id, actorId);
  if (!current.ok) return current;
  return refuse({
    kind: 'stale-version',
    change: { current: current.value, ...(await lastChange(trx, 'article', id)) },
  });
};

/** Writes over a locked article: a start leaves it alone from now on. */
const updateArticle = (
  trx: Transaction<Schema>,
  { id, version }: ArticleWithDraft,
  nowMs: number,
  values: Record<string, unknown>,
) =>
  trx
    .updateTable('articles')
    .set({ ...values, edited_at: new Date(nowMs), version: version + 1 })
    .where('id', '=', id)
    .execute();

const entryOf = (actorId: string, subjectId: string, action: AuditAction) =>
  ({ actorId, action, subjectType: 'article', subjectId }) as const;
