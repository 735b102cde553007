import { describe, expect, it } from 'vitest';
import {
  type ArticleStateFacts,
  articleState,
  articleStates,
  articleTransitionsFrom,
} from './article-state.ts';

const facts = (parts: Partial<ArticleStateFacts> = {}): ArticleStateFacts => ({
  isPublished: false,
  hasDraft: false,
  isInReview: false,
  isArchived: false,
  ...parts,
});

describe('the state of an article', () => {
  it.each([
    ['borrador', { hasDraft: true }],
    ['en-revision', { hasDraft: true, isInReview: true }],
    ['en-revision', { hasDraft: true, isInReview: true, isPublished: true }],
    ['publicado', { isPublished: true }],
    ['con-cambios', { isPublished: true, hasDraft: true }],
    ['archivado', { isPublished: true, hasDraft: true, isArchived: true }],
  ] as const)('is %s with %j', (state, parts) => {
    expect(articleState(facts(parts))).toBe(state);
  });

  it('lets nothing be published but what somebody was asked to read', () => {
    expect(articleStates.filter((state) => articleTransitionsFrom(state).includes('publish'))).toEqual([
      'en-revision',
    ]);
  });
});
