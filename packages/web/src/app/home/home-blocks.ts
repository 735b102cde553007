/** A promo block stands after every third category shelf (specification, section 9). */
const PROMO_EVERY = 3;

/** The meal-prep recipes stand after the sixth category shelf (specification, section 9). */
const RECIPES_AFTER = 6;

export type HomeBlock<S> =
  | { readonly kind: 'shelves'; readonly shelves: readonly S[] }
  | { readonly kind: 'promo'; readonly ordinal: number }
  | { readonly kind: 'recipes' };

/**
 * The category shelves in their order by threes, with a promo block after every third one but not the last, and
 * the recipes after the sixth.
 */
export const homeBlocks = <S>(shelves: readonly S[]): readonly HomeBlock<S>[] => {
  const blocks: HomeBlock<S>[] = [];
  for (let from = 0; from < shelves.length; from += PROMO_EVERY) {
    const end = from + PROMO_EVERY;
    blocks.push({ kind: 'shelves', shelves: shelves.slice(from, end) });
    if (end < shelves.length) blocks.push({ kind: 'promo', ordinal: from / PROMO_EVERY });
    if (end === RECIPES_AFTER && shelves.length >= RECIPES_AFTER) blocks.push({ kind: 'recipes' });
  }
  return blocks;
};
