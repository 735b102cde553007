import { levelLabels, topics } from '@nutricion/domain/content/topic';
import { z } from 'zod';
import { productSchema } from '../catalog/catalog.ts';
import { declareEndpoints } from '../kit/endpoint.ts';

export const topicSchema = z.enum(topics.map(({ id }) => id));
export const levelSchema = z.enum(Object.keys(levelLabels) as (keyof typeof levelLabels)[]);

const progressSchema = z.object({
  isRead: z.boolean(),
  /** Right answers the last time; null: the quiz isn't done. */
  quizScore: z.number().int().min(0).nullable(),
});

const articleSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  topic: topicSchema,
  level: levelSchema,
  summary: z.string(),
  emoji: z.string(),
  /** At 200 words a minute. */
  minutes: z.number().int().min(1),
  questionCount: z.number().int().min(1),
  progress: progressSchema,
  isBookmarked: z.boolean(),
});
export type ArticleSummaryJson = z.infer<typeof articleSummarySchema>;

const articleSchema = articleSummarySchema.extend({
  /** Headings, paragraphs, lists and bold only; the server made it out of checked text. */
  html: z.string(),
  sources: z.array(
    z.object({ title: z.string(), publisher: z.string(), year: z.number().int(), url: z.url() }),
  ),
  quiz: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()).min(2),
      /** The place of the right option, from 0. */
      answer: z.number().int().min(0),
      why: z.string(),
    }),
  ),
  /** Those that are on sale now. */
  related: z.array(productSchema),
  /** Recipes that go with it, as they are now. */
  recipes: z.array(z.object({ id: z.uuid(), title: z.string(), art: z.string() })),
});
export type ArticleJson = z.infer<typeof articleSchema>;

const slugParams = z.object({ slug: z.string().max(120) });

export const educationEndpoints = declareEndpoints({
  'GET /api/education': {
    access: 'verified',
    summary: 'Los artículos, con mi progreso',
    response: z.object({
      /** As one would hand them to this person. */
      articles: z.array(articleSummarySchema),
      /**
       * The article recommended next, and why; null if there are none. Absent in responses cached before this field
       * existed.
       */
      lead: z.object({ slug: z.string(), why: z.string() }).nullable().optional(),
    }),
  },
  'GET /api/education/{slug}': {
    access: 'verified',
    summary: 'Un artículo, con su prueba, sus fuentes y productos',
    params: slugParams,
    response: articleSchema,
  },
  'PUT /api/education/{slug}/progress': {
    access: 'verified',
    summary: 'Anota que lo leí hasta el final, o lo que contesté en la prueba',
    params: slugParams,
    body: z
      .strictObject({
        isRead: z.literal(true).optional(),
        /** The place of the chosen option, from 0, one per question. */
        answers: z.array(z.number().int().min(0).max(9)).max(20).optional(),
      })
      .refine(({ isRead, answers }) => isRead || answers, 'Di qué leíste o contestaste.'),
    response: progressSchema,
  },
  'PUT /api/education/{slug}/bookmark': {
    access: 'verified',
    summary: 'Guarda un artículo para después, o lo quita de los guardados',
    params: slugParams,
    body: z.strictObject({ isBookmarked: z.boolean() }),
    response: z.object({ isBookmarked: z.boolean() }),
  },
});
