import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { isSafeToSuggest } from '@nutricion/domain/catalog/allergen-warning';
import { useMemo } from 'react';
import { useEaters, usePreferences } from './preferences.ts';

/** Which products may be suggested for this cart, by who eats from it. Null while that loads; where it couldn't be read, none. */
export const useCanSuggest = (): ((product: ProductCardJson) => boolean) | null => {
  const eaters = useEaters();
  const { isPending } = usePreferences();
  return useMemo(() => {
    if (isPending) return null;
    return (product) => eaters !== null && isSafeToSuggest(productAllergens(product), eaters);
  }, [eaters, isPending]);
};
