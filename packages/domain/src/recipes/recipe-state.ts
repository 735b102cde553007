export const recipeStates = ['borrador', 'programada', 'publicada', 'con-cambios', 'archivada'] as const;
export type RecipeState = (typeof recipeStates)[number];

/** Facts that determine the state of a recipe. */
export interface RecipeStateFacts {
  /** Customers see it, or did before it was archived. */
  readonly isPublished: boolean;
  /** Something is written that isn't published. */
  readonly hasDraft: boolean;
  /** The day in Puerto Rico from which on the draft is published; null: none. */
  readonly publishOn: string | null;
  readonly isArchived: boolean;
}

export const recipeState = ({
  isPublished,
  hasDraft,
  publishOn,
  isArchived,
}: RecipeStateFacts): RecipeState => {
  if (isArchived) return 'archivada';
  if (publishOn !== null) return 'programada';
  if (!isPublished) return 'borrador';
  return hasDraft ? 'con-cambios' : 'publicada';
};

/** Transitions of a recipe; changes of its content are separate. */
export const recipeTransitions = ['publish', 'unschedule', 'discard', 'archive', 'restore'] as const;
export type RecipeTransitionKind = (typeof recipeTransitions)[number];

const transitionsByState: Record<RecipeState, readonly RecipeTransitionKind[]> = {
  borrador: ['publish', 'archive'],
  programada: ['publish', 'unschedule', 'archive'],
  publicada: ['archive'],
  'con-cambios': ['publish', 'discard', 'archive'],
  archivada: ['restore'],
};

export const recipeTransitionsFrom = (state: RecipeState): readonly RecipeTransitionKind[] =>
  transitionsByState[state];
