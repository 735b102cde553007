import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import type { ArticleContentJson } from '@nutricion/contract/content/article-content';
import { articleLimits as limits } from '@nutricion/domain/content/article-limits';
import { levelLabels, topics } from '@nutricion/domain/content/topic';
import { isObject } from '@nutricion/domain/kit/is-object';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import type { DraftDiff } from '../../../kit/admin/record/record-changes.ts';
import {
  type FieldValue,
  formatFieldValue,
  type RecordField,
} from '../../../kit/admin/record/record-field.ts';

export type QuestionDraft = ArticleContentJson['quiz'][number];
export interface SourceDraft extends Omit<ArticleContentJson['sources'][number], 'year'> {
  readonly year: string;
}

export type PlainField = 'title' | 'slug' | 'topic' | 'level' | 'emoji' | 'summary' | 'review_by';

/** An article as its form holds it: everything as it is typed. */
export type ArticleDraft = Readonly<Record<PlainField, FieldValue>> & {
  readonly body: string;
  readonly sources: readonly SourceDraft[];
  readonly quiz: readonly QuestionDraft[];
  readonly product_ids: readonly string[];
  readonly recipe_ids: readonly string[];
};

export const draftOfContent = (content: ArticleContentJson): ArticleDraft => ({
  title: content.title,
  slug: content.slug,
  topic: content.topic,
  level: content.level,
  emoji: content.emoji,
  summary: content.summary,
  review_by: content.review_by ?? '',
  body: content.body,
  sources: content.sources.map(({ year, ...source }) => ({ ...source, year: String(year) })),
  quiz: content.quiz,
  product_ids: content.product_ids,
  recipe_ids: content.recipe_ids,
});

/** The form's values for the API. An invalid year is sent as null, and the server's error is shown beside its field. */
export const contentOfDraft = (draft: ArticleDraft): ArticleContentJson =>
  ({
    ...draft,
    slug: draft.slug || slugOf(String(draft.title)),
    review_by: draft.review_by || null,
    sources: draft.sources.map((source) => ({ ...source, year: typedNumber(source.year, 'units') })),
  }) as ArticleContentJson;

/** "Comer de noche" at comer-de-noche. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, limits.slug);

export const isArticleDraft = (value: unknown): value is ArticleDraft =>
  isObject(value) &&
  typeof value.title === 'string' &&
  typeof value.body === 'string' &&
  Array.isArray(value.quiz) &&
  Array.isArray(value.sources);

/** Issues found before sending: years are in the sources' rows. */
export const draftIssues = ({ sources }: ArticleDraft): { readonly sources?: string } => {
  const position = sources.findIndex(({ year }) => {
    const typed = typedNumber(year, 'units');
    return typed === null || typed < limits.year[0] || typed > limits.year[1];
  });
  return position === -1 ? {} : { sources: `A la fuente ${position + 1} le falta su año, como 2024.` };
};

/** What is half typed (a title, an address, a year) is no reason to compute nothing. */
export const readabilityInputOf = (draft: ArticleDraft): ArticleContentJson => {
  const content = contentOfDraft(draft);
  const [firstYear] = limits.year;
  const hasYears = draftIssues(draft).sources === undefined;
  return {
    ...content,
    title: content.title || 'Sin título',
    slug: 'sin-titulo',
    sources: content.sources.map((source) => ({
      ...source,
      year: hasYears ? source.year : firstYear,
      url: isHttps(source.url) ? source.url : '',
    })),
  };
};

const isHttps = (text: string): boolean => {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
};

/** What a new article's form is held against: nothing. */
export const aNewArticle: AdminArticleJson = {
  id: '00000000-0000-4000-8000-000000000000',
  version: 0,
  state: 'borrador',
  content: {
    ...{ title: '', slug: '', topic: 'turnos', level: 'basico', emoji: '🍲', summary: '', body: '' },
    ...{ sources: [], quiz: [], product_ids: [], recipe_ids: [], review_by: null },
  },
  published: null,
  written_by: null,
  reviewed_by: null,
  is_mine: true,
  returned_because: null,
};

/** A copy gets a new title and address. */
export const copyOf = ({ content }: AdminArticleJson): ArticleDraft => {
  const title = `${content.title} (copia)`.slice(0, limits.title);
  return { ...draftOfContent(content), title, slug: slugOf(title) };
};

/** Fields of the head. */
export const headFields = (isAddressFixed: boolean): readonly RecordField<PlainField>[] => [
  { name: 'title', label: 'Título', kind: 'text', maxLength: limits.title, isWide: true },
  { name: 'summary', label: 'Resumen', kind: 'long', maxLength: limits.summary, isWide: true },
  {
    name: 'topic',
    label: 'Tema',
    kind: 'choice',
    choices: topics.map(({ id, label }) => ({ value: id, label })),
  },
  {
    name: 'level',
    label: 'Nivel',
    kind: 'choice',
    choices: Object.entries(levelLabels).map(([value, label]) => ({ value, label })),
  },
  { name: 'emoji', label: 'Emoji', hint: 'El dibujo sale del tema.', kind: 'text', maxLength: 20 },
  {
    name: 'review_by',
    label: 'Vale hasta',
    hint: 'Ese día alguien lo lee otra vez y mira si sus fuentes cambiaron.',
    kind: 'day',
  },
  ...(isAddressFixed
    ? []
    : [
        {
          name: 'slug',
          label: 'Dirección',
          hint: 'Después de publicado ya no cambia. Vacía, sale del título.',
          kind: 'text',
          maxLength: limits.slug,
          isOptional: true,
          isWide: true,
        } as const,
      ]),
];

const listLabels: Readonly<Record<string, string>> = {
  body: 'Texto',
  sources: 'Fuentes',
  quiz: 'Prueba',
  product_ids: 'Productos',
  recipe_ids: 'Recetas',
};

export const labelOfField = (name: string): string =>
  listLabels[name] ?? headFields(false).find((field) => field.name === name)?.label ?? name;

const linesOf = (name: keyof ArticleDraft, draft: ArticleDraft): readonly string[] => {
  switch (name) {
    case 'body':
      return draft.body.split('\n').filter((line) => line.trim() !== '');
    case 'sources':
      return draft.sources.map(
        ({ title, publisher, year, url }) => `${title}, ${publisher}, ${year}, ${url}`,
      );
    case 'quiz':
      return draft.quiz.map(
        ({ question, options, answer, why }) =>
          `${question} ${options.map((option, at) => (at === answer ? `✓ ${option}` : option)).join(' / ')}. ${why}`,
      );
    case 'product_ids':
    case 'recipe_ids':
      return [`${draft[name].length} en la lista`];
    default: {
      const field = headFields(false).find((each) => each.name === name);
      return [field ? formatFieldValue(field, draft[name]) : String(draft[name] ?? '')];
    }
  }
};

/** Labels and lines of a draft for its diffs. */
export const articleDiff: DraftDiff<ArticleDraft> = { labelOf: labelOfField, linesOf };
