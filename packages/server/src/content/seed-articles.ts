import type { ArticleContentJson } from '@nutricion/contract/content/article-content';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Article } from './parse-article.ts';

/**
 * Adds articles from the files that the database lacks, and updates those that nobody has edited; whether one is
 * archived stays. Unchanged rows aren't written. Returns how many were written.
 */
export const seedArticles = (db: Kysely<Schema>, articles: readonly Article[]): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('nutricion-plus:seed-articles'))`.execute(trx);
    const products = await trx.selectFrom('products').select(['id', 'sku']).execute();
    const idBySku = new Map(products.map(({ id, sku }) => [sku, id]));
    const rows = articles.map((article) => ({
      slug: article.slug,
      content: contentOf(
        article,
        article.related.flatMap((sku) => idBySku.get(sku) ?? []),
      ),
    }));
    const { numAffectedRows } = await sql`
      insert into articles as old (slug, content, published_at)
      select slug, content, now() from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (slug text, content jsonb)
      on conflict (slug) do update set content = excluded.content, version = old.version + 1
      where old.edited_at is null and old.content is distinct from excluded.content
    `.execute(trx);
    return Number(numAffectedRows ?? 0);
  });

const contentOf = (article: Article, productIds: readonly string[]): ArticleContentJson => ({
  title: article.title,
  slug: article.slug,
  topic: article.topic,
  level: article.level,
  emoji: article.emoji,
  summary: article.summary,
  body: article.body,
  sources: article.sources,
  quiz: article.quiz,
  product_ids: [...productIds],
  recipe_ids: [],
  review_by: article.review_by,
});
