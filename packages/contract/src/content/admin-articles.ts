import { articleStates, articleTransitions } from '@nutricion/domain/content/article-state';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { REOPEN_LIST } from '../kit/page-cursor.ts';
import { line } from '../kit/plain-text.ts';
import { version } from '../kit/ranges.ts';
import { articleContentSchema } from './article-content.ts';
import { topicSchema } from './education.ts';

const params = z.object({ id: z.uuid() });

/** An article in the administration's list, as it is written; its day is that of what customers read. */
const articleRowSchema = articleContentSchema
  .pick({ title: true, slug: true, topic: true, level: true, emoji: true, review_by: true })
  .extend({
    id: z.uuid(),
    version,
    state: z.enum(articleStates),
    minutes: z.number().int(),
    /** The user who changed the draft last; null if it came with the seed. */
    written_by: z.string().nullable(),
    /** The user who published it; null if it came with the seed or isn't published. */
    reviewed_by: z.string().nullable(),
    warnings: z.array(z.string()),
    changed_at: z.iso.datetime(),
  });
export type AdminArticleRowJson = z.infer<typeof articleRowSchema>;

export const adminArticleSchema = z.object({
  id: z.uuid(),
  version,
  state: z.enum(articleStates),
  /** As it is written. */
  content: articleContentSchema,
  /** As customers read it; null: never published. */
  published: articleContentSchema.nullable(),
  /** The user who changed the draft last, and whether it is the caller: then another user publishes it. */
  written_by: z.string().nullable(),
  /** The user who published it; null if it came with the seed or isn't published. */
  reviewed_by: z.string().nullable(),
  is_mine: z.boolean(),
  /** Why the reviewer gave it back. */
  returned_because: z.string().nullable(),
});
export type AdminArticleJson = z.infer<typeof adminArticleSchema>;

const versionSchema = z.object({
  number: z.number().int(),
  /** The user who published it; null if it came with the seed. */
  by: z.string().nullable(),
  published_at: z.iso.datetime(),
  content: articleContentSchema,
});

const linkedSchema = z.object({ id: z.uuid(), title: z.string(), is_seen: z.boolean() });

export const adminArticleEndpoints = declareEndpoints({
  'GET /api/admin/articles': {
    access: 'education.write',
    summary: 'Los artículos como están escritos, con lo que hay que mirar',
    query: z.object({
      q: line().max(120, 'Busca con 120 letras o menos.').optional(),
      state: z.enum(articleStates, 'Ese estado no existe.').optional(),
      topic: topicSchema.optional(),
      /** Only those with something to look at, or past their day. */
      warned: z.enum(['true', 'overdue']).optional(),
      after: z.uuid(REOPEN_LIST).optional(),
    }),
    response: z.object({ articles: z.array(articleRowSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/articles/overview': {
    access: 'education.write',
    summary: 'Cuántos artículos hay en cada estado, y cuántos tienen algo que mirar',
    response: z.object({
      total: z.number().int(),
      warned: z.number().int(),
      by_state: z.record(z.enum(articleStates), z.number().int()),
    }),
  },
  'POST /api/admin/articles': {
    access: 'education.write',
    summary: 'Escribe un artículo nuevo; nace borrador',
    body: articleContentSchema,
    response: adminArticleSchema,
    status: 201,
  },
  'POST /api/admin/articles/computed': {
    access: 'education.write',
    summary: 'Cómo se lee un artículo tal como está escrito, y qué le falta; no guarda nada',
    body: articleContentSchema,
    response: z.object({
      /** Headings, paragraphs, lists and bold; empty while the text has something else. */
      html: z.string(),
      minutes: z.number().int(),
      words: z.number().int(),
      /** On average; null if there is no sentence. */
      words_per_sentence: z.number().nullable(),
      /** Why it needs sources; null: it needs none. */
      why_sources: z.string().nullable(),
      /** Why it can't be published, by field. */
      faults: z.record(z.string(), z.string()),
      products: z.array(linkedSchema),
      recipes: z.array(linkedSchema),
    }),
  },
  'GET /api/admin/articles/{id}': {
    access: 'education.write',
    summary: 'Un artículo: como está escrito y como está publicado',
    params,
    response: adminArticleSchema,
  },
  'PATCH /api/admin/articles/{id}': {
    access: 'education.write',
    summary: 'Cambia el borrador de un artículo; 409 si alguien lo cambió antes',
    params,
    body: articleContentSchema.partial().extend({ version }),
    response: adminArticleSchema,
  },
  'POST /api/admin/articles/{id}/moves': {
    access: 'education.write',
    summary: 'Pide revisión, publica lo que otra persona escribió, lo devuelve, descarta, archiva o restaura',
    params,
    body: z.strictObject({
      version,
      move: z.enum(articleTransitions, 'Ese paso no existe.'),
      /** The reason for returning it. */
      reason: line().max(500, 'Usa 500 letras o menos.').optional(),
    }),
    response: adminArticleSchema,
  },
  'GET /api/admin/articles/{id}/versions': {
    access: 'education.write',
    summary: 'Lo que se publicó de un artículo, lo último primero',
    params,
    response: z.object({ versions: z.array(versionSchema) }),
  },
});
