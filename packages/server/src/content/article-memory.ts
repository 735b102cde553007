import { type ArticleContentJson, articleContentSchema } from '@nutricion/contract/content/article-content';
import { countWords, minutesToRead } from '@nutricion/domain/content/reading-time';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { unlessOutage } from '../platform/db/database-outage.ts';
import type { Schema } from '../platform/db/schema.ts';
import { renderBody } from './article-body.ts';

/** An article as customers read it. */
export interface ArticleView
  extends Pick<
    ArticleContentJson,
    'slug' | 'title' | 'topic' | 'level' | 'summary' | 'emoji' | 'sources' | 'quiz'
  > {
  readonly minutes: number;
  readonly html: string;
  readonly productIds: readonly string[];
  readonly recipeIds: readonly string[];
}

/** The published articles as they are now, by title. */
export type ReadArticles = () => Promise<readonly ArticleView[]>;

/**
 * Parsed articles are cached; each call asks the database only whether anything changed, so that changes show at
 * once in every process. During an outage the last ones are used.
 */
export const createArticleMemory = (db: Kysely<Schema>, logger: Logger): ReadArticles => {
  let cached: { readonly mark: string; readonly articles: readonly ArticleView[] } | null = null;
  const refreshed = async (): Promise<readonly ArticleView[]> => {
    const mark = await readMark(db);
    if (cached?.mark !== mark) cached = { mark, articles: await readAll(db, logger) };
    return cached.articles;
  };
  return () => unlessOutage(refreshed(), () => cached?.articles);
};

/** Another text after every change of any article. Not the latest moment alone: an older change may commit later. */
const readMark = async (db: Kysely<Schema>): Promise<string> => {
  const { mark } = await db
    .selectFrom('articles')
    .select(sql<string>`count(*) || ' ' || coalesce(sum(extract(epoch from updated_at)), 0)`.as('mark'))
    .executeTakeFirstOrThrow();
  return mark;
};

const byTitle = new Intl.Collator('es').compare;

const readAll = async (db: Kysely<Schema>, logger: Logger): Promise<readonly ArticleView[]> => {
  const rows = await db
    .selectFrom('articles')
    .select(['slug', 'content'])
    .where('content', 'is not', null)
    .where('archived_at', 'is', null)
    .execute();
  return rows
    .flatMap(({ slug, content }) => {
      const parsed = articleContentSchema.safeParse(content);
      const article = parsed.data && toArticleView(parsed.data);
      if (!article) logger.warn({ article: slug }, 'article left out: its row holds what no article has');
      return article ?? [];
    })
    .toSorted((one, other) => byTitle(one.title, other.title));
};

const toArticleView = ({
  body,
  product_ids,
  recipe_ids,
  ...content
}: ArticleContentJson): ArticleView | null => {
  const { html, issues } = renderBody(body, 1);
  if (issues.length > 0 || content.quiz.length === 0) return null;
  return {
    ...content,
    minutes: minutesToRead(countWords(body)),
    html,
    productIds: product_ids,
    recipeIds: recipe_ids,
  };
};
