export const articleStates = ['borrador', 'en-revision', 'publicado', 'con-cambios', 'archivado'] as const;
export type ArticleState = (typeof articleStates)[number];

/** Facts that determine the state of an article. */
export interface ArticleStateFacts {
  readonly isPublished: boolean;
  /** Something is written that isn't published. */
  readonly hasDraft: boolean;
  /** Another user was asked to review the draft. */
  readonly isInReview: boolean;
  readonly isArchived: boolean;
}

export const articleState = ({
  isPublished,
  hasDraft,
  isInReview,
  isArchived,
}: ArticleStateFacts): ArticleState => {
  if (isArchived) return 'archivado';
  if (isInReview) return 'en-revision';
  if (!isPublished) return 'borrador';
  return hasDraft ? 'con-cambios' : 'publicado';
};

/** Transitions of an article; changes of its content are separate. */
export const articleTransitions = [
  'ask-review',
  'publish',
  'return',
  'discard',
  'archive',
  'restore',
] as const;
export type ArticleTransitionKind = (typeof articleTransitions)[number];

const transitionsByState: Record<ArticleState, readonly ArticleTransitionKind[]> = {
  borrador: ['ask-review', 'archive'],
  'en-revision': ['publish', 'return', 'archive'],
  publicado: ['archive'],
  'con-cambios': ['ask-review', 'discard', 'archive'],
  archivado: ['restore'],
};

export const articleTransitionsFrom = (state: ArticleState): readonly ArticleTransitionKind[] =>
  transitionsByState[state];
