import { fold } from '@nutricion/language';
import type { Shift } from '../fulfilment/shift.ts';
import { type ArticleProgress, progressShare } from './progress.ts';
import type { Level, TopicId } from './topic.ts';

interface ReadableArticle {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: TopicId;
  readonly level: Level;
  readonly progress: ArticleProgress;
  readonly isBookmarked: boolean;
}

export interface Reader {
  /** The reader's work shift; null if unknown, then the hour counts. */
  readonly shift: Shift | null;
  /** In Puerto Rico, 0 to 23. */
  readonly hour: number;
}

/** Weights: bookmarked, the reader's shift, topics they read, and not starting with something difficult. */
const POINTS = { bookmarked: 8, shift: 4, topicRead: 2, workingLife: 1, hardAtFirst: -2 } as const;

/**
 * Articles in recommended order: unread before started before finished; among these first bookmarked ones, then
 * those on the reader's shift and topics. Equal ones keep their order.
 */
export const readingOrder = <A extends ReadableArticle>(
  articles: readonly A[],
  reader: Reader,
): readonly A[] => {
  const topicsRead = new Set(articles.filter(isStarted).map(({ topic }) => topic));
  const pointsOf = (article: A): number =>
    (article.isBookmarked ? POINTS.bookmarked : 0) +
    shiftPoints(article, reader) +
    (topicsRead.has(article.topic) ? POINTS.topicRead : 0) +
    (article.topic === 'turnos' ? POINTS.workingLife : 0) +
    (topicsRead.size === 0 && article.level !== 'basico' ? POINTS.hardAtFirst : 0);
  return unreadFirst(articles.toSorted((one, other) => pointsOf(other) - pointsOf(one)));
};

/** Unread before those with an open quiz before finished ones. */
export const unreadFirst = <A extends Pick<ReadableArticle, 'progress'>>(
  articles: readonly A[],
): readonly A[] =>
  articles.toSorted((one, other) => progressShare(one.progress) - progressShare(other.progress));

/** Why the first article is recommended, for its card. */
export const leadReason = (lead: ReadableArticle, reader: Reader, isFirstOfAll: boolean): string => {
  if (lead.isBookmarked) return 'La guardaste para después';
  if (reader.shift === 'noche' && isOfNight(lead)) return 'Para tu turno de noche';
  return isFirstOfAll ? 'Para empezar' : 'Para leer ahora';
};

/** Whether anything was done with it. */
export const isStarted = ({ progress }: Pick<ReadableArticle, 'progress'>): boolean =>
  progressShare(progress) > 0;

/** Somebody awake from 7 p. m. on works through the night. */
const isNightHour = (hour: number): boolean => hour >= 19 || hour < 7;

/** Articles about the night help night workers and are of less use to others. */
const shiftPoints = (article: ReadableArticle, { shift, hour }: Reader): number => {
  if (!isOfNight(article)) return 0;
  if (shift === 'dia') return -POINTS.shift;
  return shift === 'noche' || isNightHour(hour) ? POINTS.shift : 0;
};

const isOfNight = ({ title, summary }: Pick<ReadableArticle, 'title' | 'summary'>): boolean =>
  /\b(noches?|madrugadas?)\b/.test(fold(`${title} ${summary}`));
