import type { ProductJson } from '@nutricion/contract/catalog';
import type { educationEndpoints } from '@nutricion/contract/education';
import { scoreQuiz } from '@nutricion/domain/education/quiz';
import { accept, refuse } from '@nutricion/domain/result';
import type { Kysely } from 'kysely';
import { unlessInTrouble } from '../../db/database-trouble.ts';
import type { Schema } from '../../db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../../http/mount.ts';
import {
  type ProgressRow,
  readProductIds,
  readProgress,
  saveBookmark,
  saveProgress,
} from './education-store.ts';
import type { Article } from './parse-article.ts';

export interface EducationDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** Checked when they were loaded; they stay as they are while the process runs. */
  readonly articles: readonly Article[];
  /** The active products among these ids, in their order. */
  readonly currentProducts: (ids: readonly string[]) => Promise<readonly ProductJson[]>;
}

export const mountEducation: MountFeature<EducationDependencies> = (app, shop) =>
  mount(app, shop.authenticate, educationHandlers(shop));

/** Articles are in memory: while the database is away they are read all the same, as if nothing of them had been. */
export const educationHandlers = ({
  db,
  now,
  articles,
  currentProducts,
}: EducationDependencies): Handlers<keyof typeof educationEndpoints> => {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const unknown = refuse({ kind: 'not-found', what: 'ese artículo' } as const);

  return {
    'GET /api/education': async ({ caller }) => {
      const progress = await unlessInTrouble(readProgress(db, caller.profileId), () => []);
      const progressBySlug = new Map(progress.map((row) => [row.slug, row]));
      return accept({
        articles: articles.map((article) => summaryOf(article, progressBySlug.get(article.slug))),
      });
    },

    'GET /api/education/{slug}': async ({ params: { slug }, caller }) => {
      const article = bySlug.get(slug);
      if (!article) return unknown;
      const [[row], related] = await Promise.all([
        unlessInTrouble(readProgress(db, caller.profileId, slug), () => []),
        unlessInTrouble(readProductIds(db, article.related).then(currentProducts), () => []),
      ]);
      const { html, sources, quiz } = article;
      return accept({ ...summaryOf(article, row), html, sources, quiz, related: [...related] });
    },

    'PUT /api/education/{slug}/progress': async ({ params: { slug }, body, caller }) => {
      const article = bySlug.get(slug);
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
      return accept(progressOf(row));
    },

    'PUT /api/education/{slug}/bookmark': async ({ params: { slug }, body: { isBookmarked }, caller }) => {
      if (!bySlug.has(slug)) return unknown;
      await saveBookmark(db, caller.profileId, slug, isBookmarked ? new Date(now()) : null);
      return accept({ isBookmarked });
    },
  };
};

const summaryOf = (
  { slug, title, topic, level, summary, emoji, minutes, quiz }: Article,
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
  progress: progressOf(row),
  isBookmarked: (row?.bookmarked_at ?? null) !== null,
});

const progressOf = (row: ProgressRow | undefined) => ({
  isRead: (row?.read_at ?? null) !== null,
  quizScore: row?.quiz_score ?? null,
});
