import { expect, it } from 'vitest';
import { wellnessTips } from './wellness-tips.ts';

const articles = import.meta.glob<string>('/data/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has ten tips, each on its own article', () => {
  expect(new Set(wellnessTips.map(({ article }) => article)).size).toBe(10);
});

it.each(wellnessTips)('takes "$title" from a source of its article', ({ article, source, text }) => {
  const words = articles[`/data/articles/${article}.md`];
  expect(words).toContain(`publisher: "${source}"`);
  // "36 %", "12 onzas", "41 %": no figure that the article doesn't give.
  for (const [figure] of text.matchAll(/\d+( %)?/g)) expect(words).toContain(figure);
});
