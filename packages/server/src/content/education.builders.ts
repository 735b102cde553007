import { parseArticle } from './parse-article.ts';

const header = {
  title: 'Comer de noche',
  slug: 'comer-de-noche',
  topic: 'turnos',
  level: 'basico',
  summary: 'Qué llevar.',
  emoji: '🌙',
  review_by: '2027-11-30',
  related: ['guineo-maduro'],
  sources: [{ title: 'Guía', publisher: 'Instituto', year: 2020, url: 'https://instituto.example/guia' }],
  quiz: [
    { question: '¿Cuándo?', options: ['Antes', 'Después'], answer: 0, why: 'Así se duerme mejor.' },
    { question: '¿Qué?', options: ['Pan', 'Agua', 'Nada'], answer: 1, why: 'El agua ayuda.' },
  ],
};

/** An article's file. JSON is YAML too, so that a test changes one field and leaves the rest; line 2 is all of it. */
export const anArticleFile = (values: object = {}, body = 'Come **antes** de entrar.\n') => ({
  file: 'data/articles/comer-de-noche.md',
  text: `---\n${JSON.stringify({ ...header, ...values })}\n---\n${body}`,
});

export const anArticle = (values: { readonly related?: readonly string[] } = {}) => {
  const parsed = parseArticle(anArticleFile(values));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};
