import { levelSchema, topicSchema } from '@nutricion/contract/content/education';
import { articleLimits as limits } from '@nutricion/domain/content/article-limits';
import { isEmoji } from '@nutricion/domain/kit/emoji';
import { z } from 'zod';

const text = (max: number, what: string) =>
  z
    .string(`se esperaba ${what}`)
    .trim()
    .min(1, `se esperaba ${what}`)
    .max(max, `se esperaba ${what}, de ${max} letras o menos`);

const question = z
  .strictObject({
    question: text(limits.question, 'una pregunta'),
    options: z
      .array(text(limits.option, 'una opción'))
      .min(2, 'se esperaban 2 opciones o más')
      .max(5, 'se esperaban 5 opciones o menos'),
    answer: z
      .int('se esperaba el lugar de la opción correcta, desde 0')
      .min(0, 'se esperaba el lugar de la opción correcta, desde 0'),
    why: text(limits.why, 'el porqué de la respuesta'),
  })
  .refine(({ options, answer }) => answer < options.length, {
    path: ['answer'],
    message: 'no hay opción en ese lugar; se cuentan desde 0',
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    message: 'hay una opción repetida',
  });

/** The front matter of an article, to the letter: an unknown field is a fault too. */
export const articleHeaderSchema = z.strictObject({
  title: text(limits.title, 'un título'),
  slug: z
    .string('se esperaba el nombre del archivo')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'se esperaban minúsculas y guiones'),
  topic: z.enum(topicSchema.options, `se esperaba ${topicSchema.options.join(', ')}`),
  level: z.enum(levelSchema.options, `se esperaba ${levelSchema.options.join(' o ')}`),
  summary: text(limits.summary, 'un resumen'),
  emoji: z.string('se esperaba un emoji').refine(isEmoji, 'se esperaba un emoji'),
  /** The day on which somebody reads it again. */
  review_by: z.iso.date('se esperaba un día, como 2027-11-30'),
  related: z
    .array(
      z.string('se esperaba un sku').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'se esperaba un sku'),
      'se esperaba una lista de skus',
    )
    .max(12, 'se esperaban 12 productos o menos'),
  sources: z
    .array(
      z.strictObject({
        title: text(limits.sourceTitle, 'el título de la fuente'),
        publisher: text(limits.publisher, 'quién la publica'),
        year: z
          .int('se esperaba un año')
          .min(1950, 'se esperaba un año desde 1950')
          .max(2100, 'se esperaba un año'),
        url: z.url({ protocol: /^https$/, error: 'se esperaba una dirección https' }),
      }),
      'se esperaba una lista de fuentes',
    )
    .min(1, 'se esperaba una fuente o más'),
  quiz: z
    .array(question, 'se esperaba una lista de preguntas')
    .min(1, 'se esperaba una pregunta o más')
    .max(10, 'se esperaban 10 preguntas o menos'),
});
export type ArticleHeader = z.output<typeof articleHeaderSchema>;
