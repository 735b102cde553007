import { useMemo } from 'react';
import { useAllergenMark } from '../features/catalog/use-allergen-mark.ts';
import { HeartCorner } from '../features/lists/heart-corner.tsx';
import { preloadable } from '../lib/preloadable.ts';
import type { CardSlots } from '../shared/catalog/card-slots.ts';

/** Goes with the product page; a file of its own, because the shell names it. */
export const KeepProduct = preloadable(
  async () => (await import('../features/lists/keep-product.tsx')).KeepProduct,
);

/** What features put on every product card of the shop. */
export const useCardSlots = (): CardSlots => {
  const Mark = useAllergenMark();
  return useMemo(() => ({ Corner: HeartCorner, Keep: KeepProduct, ...(Mark && { Mark }) }), [Mark]);
};
