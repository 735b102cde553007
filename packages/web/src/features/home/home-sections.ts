/** A promo block stands after every third category shelf (specification, section 9). */
const PROMO_EVERY = 3;

/** The meal-prep recipes stand after the sixth category shelf (specification, section 9). */
const RECIPES_AFTER = 6;

export type HomeSection<S> =
  | { readonly kind: 'shelf'; readonly shelf: S }
  | { readonly kind: 'promo'; readonly turn: number }
  | { readonly kind: 'recipes' };

/**
 * The category shelves in their order, with a promo block after every third one but not the last, and
 * the recipes after the sixth.
 */
export const homeSections = <S>(shelves: readonly S[]): readonly HomeSection<S>[] =>
  shelves.flatMap((shelf, index): HomeSection<S>[] => {
    const position = index + 1;
    const sections: HomeSection<S>[] = [{ kind: 'shelf', shelf }];
    if (position % PROMO_EVERY === 0 && position < shelves.length)
      sections.push({ kind: 'promo', turn: position / PROMO_EVERY - 1 });
    if (position === RECIPES_AFTER) sections.push({ kind: 'recipes' });
    return sections;
  });
