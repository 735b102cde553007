import { articleLimits as limits } from '@nutricion/domain/content/article-limits';
import { z } from 'zod';
import { line, note } from '../kit/plain-text.ts';
import { day } from '../kit/ranges.ts';
import { levelSchema, topicSchema } from './education.ts';

const atMost = (letters: number) => `Usa ${letters} letras o menos.`;
const text = (letters: number) => line().max(letters, atMost(letters));
const [firstYear, lastYear] = limits.year;
const year = `Escribe un año de ${firstYear} a ${lastYear}.`;

const httpsUrl = z.url({ protocol: /^https$/ });

const sourceSchema = z.object({
  title: text(limits.sourceTitle),
  publisher: text(limits.publisher),
  year: z.number(year).int(year).min(firstYear, year).max(lastYear, year),
  url: text(limits.url).refine(
    (url) => url === '' || httpsUrl.safeParse(url).success,
    'Pega la dirección entera; empieza por https://.',
  ),
});

const questionSchema = z.object({
  question: text(limits.question),
  options: z.array(text(limits.option)).max(limits.options[1], `Pon ${limits.options[1]} opciones o menos.`),
  /** The place of the right option, from 0. */
  answer: z
    .number()
    .int()
    .min(0)
    .max(limits.options[1] - 1),
  why: text(limits.why),
});

/** The content of an article. A draft may be incomplete; it is checked when it is published. */
export const articleContentSchema = z.object({
  title: line('Escribe un título.').min(1, 'Escribe un título.').max(limits.title, atMost(limits.title)),
  /** Part of its address; fixed once the article was published. */
  slug: z
    .string()
    .max(limits.slug, atMost(limits.slug))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Usa minúsculas, números y guiones: comer-de-noche.'),
  topic: topicSchema,
  level: levelSchema,
  emoji: line('Pon un emoji.').max(20, 'Pon un solo emoji.'),
  summary: text(limits.summary),
  /** Markdown: paragraphs, ##, lists and bold. */
  body: note().max(limits.body, atMost(limits.body)),
  sources: z.array(sourceSchema).max(limits.sources, `Pon ${limits.sources} fuentes o menos.`),
  quiz: z.array(questionSchema).max(limits.questions[1], `Pon ${limits.questions[1]} preguntas o menos.`),
  product_ids: z
    .array(z.uuid('Ese producto no existe.'))
    .max(limits.products, `Pon ${limits.products} productos o menos.`),
  recipe_ids: z
    .array(z.uuid('Esa receta no existe.'))
    .max(limits.recipes, `Pon ${limits.recipes} recetas o menos.`),
  /** The last day on which it counts as current; null if not set. */
  review_by: day('Escoge hasta qué día vale.').nullable(),
});
export type ArticleContentJson = z.output<typeof articleContentSchema>;
/** Some of it; what isn't named stays. */
export type ArticleChanges = {
  readonly [Field in keyof ArticleContentJson]?: ArticleContentJson[Field] | undefined;
};
export type ArticleContentField = keyof ArticleContentJson;
export const articleContentFields = Object.keys(articleContentSchema.shape) as readonly ArticleContentField[];
