import type { AdminArticleJson, AdminArticleRowJson } from '@nutricion/contract/content/admin-articles';
import type { ArticleContentJson } from '@nutricion/contract/content/article-content';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { aNewArticle } from './article-draft.ts';

/** The content of an article about keeping root vegetables. */
export const anArticleContent = (values: Partial<ArticleContentJson> = {}): ArticleContentJson => ({
  ...aNewArticle.content,
  title: 'Guardar viandas',
  slug: 'guardar-viandas',
  topic: 'cocina',
  summary: 'En agua y en la nevera.',
  body: 'Pela la yautía y cúbrela con agua.',
  quiz: [{ question: '¿Dónde?', options: ['Nevera', 'Mesa'], answer: 0, why: 'Así no se oscurece.' }],
  review_by: '2030-01-31',
  ...values,
});

/** The same article as another user's draft that was never published. */
export const anAdminArticle = (values: Partial<AdminArticleJson> = {}): AdminArticleJson => ({
  ...aNewArticle,
  id: '7d1b0000-0000-4000-8000-000000000021',
  version: 1,
  content: anArticleContent(),
  written_by: 'Ana Vega',
  is_mine: false,
  ...values,
});

export const anArticleRow = (values: Partial<AdminArticleRowJson> = {}): AdminArticleRowJson => {
  const { id, version, state, content, written_by, reviewed_by } = anAdminArticle();
  const { title, slug, topic, level, emoji, review_by } = content;
  return {
    ...{ id, version, state, title, slug, topic, level, emoji, review_by, written_by, reviewed_by },
    minutes: 1,
    warnings: [],
    changed_at: '2026-03-03T18:15:00.000Z',
    ...values,
  };
};

/** The judgment of an article that lacks nothing. */
export const anArticleReadability = (
  values: Partial<ApiResponse<'POST /api/admin/articles/computed'>> = {},
): ApiResponse<'POST /api/admin/articles/computed'> => ({
  html: '<h2>Antes de dormir</h2>',
  minutes: 1,
  words: 7,
  words_per_sentence: 7,
  why_sources: null,
  faults: {},
  products: [],
  recipes: [],
  ...values,
});
