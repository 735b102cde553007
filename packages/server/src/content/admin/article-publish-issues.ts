import type { ArticleContentField, ArticleContentJson } from '@nutricion/contract/content/article-content';
import { articleLimits as limits } from '@nutricion/domain/content/article-limits';
import { whySources } from '@nutricion/domain/content/health-claim';
import { isEmoji } from '@nutricion/domain/kit/emoji';
import { renderBody } from '../article-body.ts';

export type ArticleFieldIssues = Partial<Record<ArticleContentField, string>>;

/** Why an article can't be published, by field; empty if it can. `today` is a day in Puerto Rico. */
export const articlePublishIssues = (content: ArticleContentJson, today: string): ArticleFieldIssues => {
  const { issues: bodyIssues } = renderBody(content.body, 1);
  const why = whySourcesOf(content);
  const issues: Partial<Record<ArticleContentField, string | false | undefined>> = {
    emoji: !isEmoji(content.emoji) && 'Pon un solo emoji, como 🌙.',
    summary: content.summary === '' && 'Escribe el resumen.',
    body:
      bodyIssues.length > 0 &&
      bodyIssues
        .map(({ field, message }) => `${field.replace('texto, línea', 'línea')} ${message}`)
        .join('. '),
    sources: sourcesIssue(content, why),
    quiz: quizIssue(content),
    review_by:
      content.review_by === null
        ? 'Di hasta qué día vale antes de revisarlo otra vez.'
        : content.review_by <= today && 'Ese día ya pasó: revisa el artículo y pon uno que venga.',
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue)) as ArticleFieldIssues;
};

/** Why it needs sources, in words; null: it needs none. */
export const whySourcesOf = ({ topic, title, summary, body, quiz }: ArticleContentJson): string | null =>
  whySources(topic, [
    title,
    summary,
    body,
    ...quiz.flatMap(({ question, options, answer, why }) => [question, options[answer] ?? '', why]),
  ]);

const sourcesIssue = ({ sources }: ArticleContentJson, why: string | null): string | undefined => {
  if (sources.length === 0) return why === null ? undefined : `Pon al menos una fuente. ${why}`;
  const position = sources.findIndex((source) => [source.title, source.publisher, source.url].includes(''));
  return position === -1
    ? undefined
    : `A la fuente ${position + 1} le falta el título, quién la publica o su dirección.`;
};

const quizIssue = ({ quiz }: ArticleContentJson): string | undefined => {
  if (quiz.length < limits.questions[0]) return 'Escribe al menos una pregunta.';
  for (const [position, { question, options, answer, why }] of quiz.entries()) {
    const name = `La pregunta ${position + 1}`;
    if (question === '' || why === '') return `${name} necesita su texto y el porqué de la respuesta.`;
    if (options.length < limits.options[0] || options.includes(''))
      return `${name} necesita ${limits.options[0]} opciones o más, ninguna vacía.`;
    if (new Set(options).size < options.length) return `${name} tiene una opción repetida.`;
    if (answer >= options.length) return `${name}: marca la opción correcta.`;
  }
  return undefined;
};
