import type {
  AdminArticleJson,
  AdminArticleRowJson,
  adminArticleEndpoints,
} from '@nutricion/contract/content/admin-articles';
import { type ArticleContentJson, articleContentSchema } from '@nutricion/contract/content/article-content';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { type ArticleState, articleStates } from '@nutricion/domain/content/article-state';
import { countWords, minutesToRead } from '@nutricion/domain/content/reading-time';
import type { TopicId } from '@nutricion/domain/content/topic';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { fold } from '@nutricion/language';
import { type Kysely, sql } from 'kysely';
import { readVersions } from '../../platform/admin/published-versions.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { renderBody } from '../article-body.ts';
import type { AdminArticleDependencies } from './article-dependencies.ts';
import { readLinkedProducts, readLinkedRecipes } from './article-links.ts';
import { articlePublishIssues, whySourcesOf } from './article-publish-issues.ts';
import {
  type ArticleWithDraft,
  articleVersions,
  isOverdueInSql,
  readAdminArticle,
  readArticlesWithDraft,
  stateOf,
  unknownArticle,
} from './article-with-draft.ts';

const LIST_PAGE = 50;

interface ArticleFilter {
  readonly q?: string | undefined;
  readonly state?: ArticleState | undefined;
  readonly topic?: TopicId | undefined;
  readonly warned?: 'true' | 'overdue' | undefined;
  readonly after?: string | undefined;
}

/** A page of articles, those past their day first, then by title. */
export const listArticles = async (
  deps: AdminArticleDependencies,
  { after, ...filter }: ArticleFilter,
): Promise<{ articles: AdminArticleRowJson[]; next: string | null }> => {
  const rows = (await readRows(deps)).filter((row) => matches(row, filter));
  const from = after ? rows.findIndex(({ json }) => json.id === after) + 1 : 0;
  const page = rows.slice(from, from + LIST_PAGE).map(({ json }) => json);
  return { articles: page, next: from + LIST_PAGE < rows.length ? (page.at(-1)?.id ?? null) : null };
};

export const articleOverview = async (deps: AdminArticleDependencies) => {
  const rows = await readRows(deps);
  const by_state = Object.fromEntries(articleStates.map((state) => [state, 0])) as Record<
    ArticleState,
    number
  >;
  for (const { json } of rows) by_state[json.state] += 1;
  return { total: rows.length, warned: rows.filter(isWarned).length, by_state };
};

export const readArticle = async (
  db: Kysely<Schema>,
  id: string,
  readerId: string,
): Promise<Result<AdminArticleJson, Refusal>> => {
  const article = await readAdminArticle(db, id, readerId);
  return article ? accept(article) : refuse(unknownArticle);
};

/** What was published, the last first. */
export const readArticleVersions = async (db: Kysely<Schema>, id: string) => {
  const [stored] = await readArticlesWithDraft(db, sql<boolean>`a.id = ${id}`);
  if (!stored) return refuse(unknownArticle);
  return accept({
    versions: await readVersions(db, articleVersions, stored, (content) =>
      articleContentSchema.parse(content),
    ),
  });
};

type ComputedArticle = ResponseOf<(typeof adminArticleEndpoints)['POST /api/admin/articles/computed']>;

/** How an article reads as it is written, and what it lacks. */
export const computeArticle = async (
  deps: AdminArticleDependencies,
  content: ArticleContentJson,
): Promise<ComputedArticle> => {
  const words = countWords(content.body);
  const sentences = content.body.split(/(?<=[.!?…])\s|\n/).filter((sentence) => countWords(sentence) > 0);
  const [products, recipes] = await Promise.all([
    readLinkedProducts(deps.db, content.product_ids),
    readLinkedRecipes(deps, content.recipe_ids),
  ]);
  return {
    html: renderBody(content.body, 1).html,
    words,
    minutes: minutesToRead(words),
    words_per_sentence: sentences.length === 0 ? null : Math.round((words / sentences.length) * 10) / 10,
    why_sources: whySourcesOf(content),
    faults: { ...articlePublishIssues(content, puertoRicoDate(deps.now())) },
    products,
    recipes,
  };
};

interface Row {
  readonly json: AdminArticleRowJson;
  readonly isOverdue: boolean;
}

const readRows = async (deps: AdminArticleDependencies): Promise<readonly Row[]> => {
  const [all, overdue] = await Promise.all([
    readArticlesWithDraft(deps.db, sql<boolean>`true`),
    deps.db.selectFrom('articles as a').select('a.id').where(isOverdueInSql(deps.now())).execute(),
  ]);
  const overdueIds = new Set(overdue.map(({ id }) => id));
  const [products, recipes] = await Promise.all([
    readLinkedProducts(
      deps.db,
      all.flatMap(({ content }) => content.product_ids),
    ),
    readLinkedRecipes(
      deps,
      all.flatMap(({ content }) => content.recipe_ids),
    ),
  ]);
  const gone = new Map(
    [...products, ...recipes].flatMap(({ id, title, is_seen }) => (is_seen ? [] : [[id, title]])),
  );
  return all
    .map((stored): Row => {
      const { title, slug, topic, level, emoji, body } = stored.content;
      const { review_by } = stored.published ?? stored.content;
      const isOverdue = overdueIds.has(stored.id);
      return {
        isOverdue,
        json: {
          ...{ id: stored.id, version: stored.version, title, slug, topic, level, emoji, review_by },
          state: stateOf(stored),
          minutes: minutesToRead(countWords(body)),
          written_by: stored.writer,
          reviewed_by: stored.reviewer,
          warnings: warningsOf(stored, isOverdue, gone),
          changed_at: stored.changedAt.toISOString(),
        },
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.isOverdue) - Number(one.isOverdue) ||
        spanishCollator.compare(one.json.title, other.json.title),
    );
};

const spanishCollator = new Intl.Collator('es', { numeric: true });

const warningsOf = (
  stored: ArticleWithDraft,
  isOverdue: boolean,
  gone: ReadonlyMap<string, string>,
): string[] => {
  const { product_ids, recipe_ids } = stored.content;
  return [
    isOverdue ? 'Hay que revisarlo: ya pasó su día.' : null,
    stored.returnedBecause && `Devuelto: «${stored.returnedBecause}»`,
    ...product_ids.map((id) => gone.has(id) && `«${gone.get(id)}» ya no se vende.`),
    ...recipe_ids.map((id) => gone.has(id) && `La receta «${gone.get(id)}» ya no se ve.`),
  ].filter((warning): warning is string => typeof warning === 'string');
};

const matches = (row: Row, { q, state, topic, warned }: Omit<ArticleFilter, 'after'>): boolean => {
  const { json } = row;
  const text = fold(`${json.title} ${json.slug}`);
  return (
    // Archived articles are only listed on request.
    (state ? json.state === state : json.state !== 'archivado') &&
    (!topic || json.topic === topic) &&
    (!warned || (warned === 'overdue' ? row.isOverdue : isWarned(row))) &&
    fold(q ?? '')
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
};

const isWarned = ({ json }: Row): boolean => json.warnings.length > 0 && json.state !== 'archivado';
