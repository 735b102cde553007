import { articleContentSchema } from '@nutricion/contract/content/article-content';
import { describe, expect, it } from 'vitest';
import { type ArticleDraft, aNewArticle, draftOfContent, readabilityInputOf } from './article-draft.ts';

const draft: ArticleDraft = { ...draftOfContent(aNewArticle.content), body: 'Pela la yautía.' };
const source = { title: 'Guía', publisher: 'Instituto', year: '2024', url: 'https://instituto.example' };

describe('what is computed of an article that is half typed', () => {
  it.each([
    ['nothing but its text', {}],
    ['an address that is none', { slug: 'Mi Artículo' }],
    ['a source without its year', { sources: [{ ...source, year: '' }] }],
    ['a link that has only begun', { sources: [{ ...source, url: 'https:' }] }],
    ['a link that isn’t safe', { sources: [{ ...source, url: 'http://instituto.example' }] }],
  ])('is what the server takes: %s', (_, parts) => {
    expect(articleContentSchema.safeParse(readabilityInputOf({ ...draft, ...parts })).error).toBeUndefined();
  });

  it('is what was typed where that is whole', () => {
    expect(readabilityInputOf({ ...draft, sources: [source] }).sources).toEqual([{ ...source, year: 2024 }]);
  });
});
