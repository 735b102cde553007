import type { ArticleSummaryJson } from '@nutricion/contract/content/education';
import { describe, expect, it } from 'vitest';
import { filterAddress, filterArticles, filterOf } from './filter-articles.ts';

const anArticle = (slug: string, values: Partial<ArticleSummaryJson> = {}): ArticleSummaryJson => ({
  slug,
  title: slug,
  topic: 'salud',
  level: 'basico',
  summary: '',
  emoji: '🌙',
  minutes: 4,
  questionCount: 3,
  progress: { isRead: false, quizScore: null },
  isBookmarked: false,
  ...values,
});
const slugs = (articles: readonly ArticleSummaryJson[]) => articles.map(({ slug }) => slug);

describe('the articles shown', () => {
  const articles = [
    anArticle('a'),
    anArticle('b', { topic: 'cocina' }),
    anArticle('c', { isBookmarked: true }),
    anArticle('d', { isBookmarked: true, topic: 'cocina' }),
  ];

  it('are all, in their order, without a filter', () => {
    expect(filterArticles(articles, { topic: null, savedFirst: false })).toEqual(articles);
  });

  it('begin with what she hasn’t read, and end with what she is done with', () => {
    const begun = anArticle('leído', { progress: { isRead: true, quizScore: null } });
    const done = anArticle('contestado', { progress: { isRead: true, quizScore: 2 } });
    const shown = filterArticles([done, begun, anArticle('nuevo')], { topic: null, savedFirst: false });
    expect(slugs(shown)).toEqual(['nuevo', 'leído', 'contestado']);
  });

  it('are those of a topic, the kept ones first where asked for', () => {
    expect(slugs(filterArticles(articles, { topic: 'cocina', savedFirst: false }))).toEqual(['b', 'd']);
    expect(slugs(filterArticles(articles, { topic: 'cocina', savedFirst: true }))).toEqual(['d', 'b']);
    expect(slugs(filterArticles(articles, { topic: null, savedFirst: true }))).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    const filter = { topic: 'salud', savedFirst: true } as const;
    expect(filterOf(new URLSearchParams(filterAddress(filter)))).toEqual(filter);
  });

  it('is none for a topic that there is not', () => {
    expect(filterOf(new URLSearchParams('topic=constructor&saved=x'))).toEqual({
      topic: null,
      savedFirst: false,
    });
  });
});
