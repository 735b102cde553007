/** A promo block stands after every third category shelf (specification, section 9). */
const PROMO_EVERY = 3;

export type HomeSection<S> =
  | { readonly kind: 'shelf'; readonly shelf: S }
  | { readonly kind: 'promo'; readonly turn: number };

/** The category shelves in their order, with a promo block after every third one but not the last. */
export const homeSections = <S>(shelves: readonly S[]): readonly HomeSection<S>[] =>
  shelves.flatMap((shelf, index): HomeSection<S>[] => {
    const position = index + 1;
    const section: HomeSection<S> = { kind: 'shelf', shelf };
    return position % PROMO_EVERY === 0 && position < shelves.length
      ? [section, { kind: 'promo', turn: position / PROMO_EVERY - 1 }]
      : [section];
  });
