import type { ArticleSummaryJson } from '@nutricion/contract/content/education';
import { unreadFirst } from '@nutricion/domain/content/reading-order';
import { findTopic, type TopicId } from '@nutricion/domain/content/topic';

/** The filter in the address: `?topic=salud&saved=first`. */
export interface ArticleFilter {
  readonly topic: TopicId | null;
  readonly savedFirst: boolean;
}

export const filterOf = (params: URLSearchParams): ArticleFilter => ({
  topic: findTopic(params.get('topic') ?? '')?.id ?? null,
  savedFirst: params.get('saved') === 'first',
});

/** The address of a filter, relative to the page. */
export const filterAddress = ({ topic, savedFirst }: ArticleFilter): string => {
  const params = new URLSearchParams();
  if (topic) params.set('topic', topic);
  if (savedFirst) params.set('saved', 'first');
  return `?${params}`;
};

/** Articles of the topic, with those read during this visit last; bookmarked ones first if requested. */
export const filterArticles = (
  articles: readonly ArticleSummaryJson[],
  { topic, savedFirst }: ArticleFilter,
): readonly ArticleSummaryJson[] => {
  const ofTopic = unreadFirst(articles.filter((article) => topic === null || article.topic === topic));
  if (!savedFirst) return ofTopic;
  return [
    ...ofTopic.filter(({ isBookmarked }) => isBookmarked),
    ...ofTopic.filter(({ isBookmarked }) => !isBookmarked),
  ];
};
