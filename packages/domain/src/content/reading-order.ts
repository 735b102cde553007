import type { Shift } from '../fulfilment/shift.ts';
import { fold } from '../kit/fold.ts';
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
  /** When they work; null: nobody knows, and the hour has its say. */
  readonly shift: Shift | null;
  /** In Puerto Rico, 0 to 23. */
  readonly hour: number;
}

/** What each is worth beside the others: what was kept for later, her shift, a topic she reads, and nothing hard to begin with. */
const POINTS = { bookmarked: 8, shift: 4, topicRead: 2, workingLife: 1, hardAtFirst: -2 } as const;

/**
 * Articles as one would hand them to her: unread before begun before done; among these first what she kept, what is of
 * her shift and of topics she reads. Equal ones stay in their order.
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

/** Unread before those whose quiz is open before those that are done. */
export const unreadFirst = <A extends Pick<ReadableArticle, 'progress'>>(
  articles: readonly A[],
): readonly A[] =>
  articles.toSorted((one, other) => progressShare(one.progress) - progressShare(other.progress));

/** Why the first of them is first, as its card says it. */
export const leadReason = (lead: ReadableArticle, reader: Reader, isFirstOfAll: boolean): string => {
  if (lead.isBookmarked) return 'La guardaste para después';
  if (reader.shift === 'noche' && isOfNight(lead)) return 'Para tu turno de noche';
  return isFirstOfAll ? 'Para empezar' : 'Para leer ahora';
};

/** Whether anything was done with it. */
export const isStarted = ({ progress }: Pick<ReadableArticle, 'progress'>): boolean =>
  progressShare(progress) > 0;

/** From 7 p. m. on who is awake at work is there until the morning. */
const isNightHour = (hour: number): boolean => hour >= 19 || hour < 7;

/** What is of the night helps who works then, and is in the way of who is known not to. */
const shiftPoints = (article: ReadableArticle, { shift, hour }: Reader): number => {
  if (!isOfNight(article)) return 0;
  if (shift === 'dia') return -POINTS.shift;
  return shift === 'noche' || isNightHour(hour) ? POINTS.shift : 0;
};

const isOfNight = ({ title, summary }: Pick<ReadableArticle, 'title' | 'summary'>): boolean =>
  /\b(noches?|madrugadas?)\b/.test(fold(`${title} ${summary}`));
