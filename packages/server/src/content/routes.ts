import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { ArticleJson, educationEndpoints } from '@nutricion/contract/content/education';
import { scoreQuiz } from '@nutricion/domain/content/quiz';
import { isStarted, leadReason, readingOrder } from '@nutricion/domain/content/reading-order';
import type { Shift } from '@nutricion/domain/fulfilment/shift';
import { puertoRicoHour } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { unlessOutage } from '../platform/db/database-outage.ts';
import type { Schema } from '../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import { type ArticleView, createArticleMemory, type ReadArticles } from './article-memory.ts';
import { type ProgressRow, readProgress, saveBookmark, saveProgress } from './education-store.ts';

export interface EducationDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly readArticles: ReadArticles;
  /** The user's work shift, if known. */
  readonly workShift: (profileId: string) => Promise<Shift | null>;
  /** The active products for these ids, each once and in their order. */
  readonly linkedProducts: (ids: readonly string[]) => Promise<readonly ProductJson[]>;
  /** The recipes among these ids that customers can open, in their order. */
  readonly currentRecipes: (ids: readonly string[]) => Promise<ArticleJson['recipes']>;
}

export const mountEducation: MountFeature<
  Omit<EducationDependencies, 'readArticles'> & { readonly logger: Logger }
> = (app, shop) => {
  const readArticles = createArticleMemory(shop.db, shop.logger);
  mount(app, shop.authenticate, educationHandlers({ ...shop, readArticles }));
};

/** Articles are in memory: while the database is away they are read all the same, as if nothing of them had been. */
export const educationHandlers = ({
  db,
  now,
  readArticles,
  workShift,
  linkedProducts,
  currentRecipes,
}: EducationDependencies): Handlers<keyof typeof educationEndpoints> => {
  const articleOf = async (slug: string) => (await readArticles()).find((article) => article.slug === slug);
  const unknown = refuse({ kind: 'not-found', what: 'ese artículo' } as const);

  return {
    'GET /api/education': async ({ caller }) => {
      const [articles, progress, shift] = await Promise.all([
        readArticles(),
        unlessOutage(readProgress(db, caller.profileId), () => []),
        unlessOutage(workShift(caller.profileId), () => null),
      ]);
      const progressBySlug = new Map(progress.map((row) => [row.slug, row]));
      const reader = { shift, hour: puertoRicoHour(now()) };
      const ordered = readingOrder(
        articles.map((article) => summaryOf(article, progressBySlug.get(article.slug))),
        reader,
      );
      const [lead] = ordered;
      const why = lead && leadReason(lead, reader, !ordered.some(isStarted));
      return accept({ articles: [...ordered], lead: lead && why ? { slug: lead.slug, why } : null });
    },

    'GET /api/education/{slug}': async ({ params: { slug }, caller }) => {
      const article = await articleOf(slug);
      if (!article) return unknown;
      const [[row], related, recipes] = await Promise.all([
        unlessOutage(readProgress(db, caller.profileId, slug), () => []),
        unlessOutage(linkedProducts(article.productIds), () => []),
        unlessOutage(currentRecipes(article.recipeIds), () => []),
      ]);
      const { html, sources, quiz } = article;
      return accept({ ...summaryOf(article, row), html, sources, quiz, related: [...related], recipes });
    },

    'PUT /api/education/{slug}/progress': async ({ params: { slug }, body, caller }) => {
      const article = await articleOf(slug);
      if (!article) return unknown;
      const { isRead, answers } = body;
      const scored = answers && scoreQuiz(article.quiz, answers);
      if (scored && !scored.ok)
        return refuse({
          kind: 'invalid-input',
          errors: { answers: 'Esas respuestas no son de esta prueba.' },
        });
      const row = await saveProgress(db, caller.profileId, slug, {
        ...(isRead && { readAt: new Date(now()) }),
        ...(scored && { quiz: { answers, score: scored.value } }),
      });
      return accept(progressOf(row, article.quiz.length));
    },

    'PUT /api/education/{slug}/bookmark': async ({ params: { slug }, body: { isBookmarked }, caller }) => {
      if (!(await articleOf(slug))) return unknown;
      await saveBookmark(db, caller.profileId, slug, isBookmarked ? new Date(now()) : null);
      return accept({ isBookmarked });
    },
  };
};

const summaryOf = (
  { slug, title, topic, level, summary, emoji, minutes, quiz }: ArticleView,
  row: ProgressRow | undefined,
) => ({
  slug,
  title,
  topic,
  level,
  summary,
  emoji,
  minutes,
  questionCount: quiz.length,
  progress: progressOf(row, quiz.length),
  isBookmarked: (row?.bookmarked_at ?? null) !== null,
});

/** A score from a quiz with another number of questions is ignored. */
const progressOf = (row: ProgressRow | undefined, questions: number) => ({
  isRead: (row?.read_at ?? null) !== null,
  quizScore: row?.quiz_answers?.length === questions ? row.quiz_score : null,
});
