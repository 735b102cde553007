import { useMemo } from 'react';
import { useAllergenMark } from './features/catalog/use-allergen-mark.ts';
import { HeartCorner } from './features/lists/heart-corner.tsx';
import { KeepProduct } from './lazy-pages.ts';
import type { CardSlots } from './ui/card-slots.ts';

/** What features put on every product card of the shop. */
export const useCardSlots = (): CardSlots => {
  const Mark = useAllergenMark();
  return useMemo(() => ({ Corner: HeartCorner, Keep: KeepProduct, ...(Mark && { Mark }) }), [Mark]);
};
