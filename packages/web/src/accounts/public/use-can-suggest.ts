import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { isSafeToSuggest } from '@nutricion/domain/catalog/allergen-warning';
import { useMemo } from 'react';
import { useEaters, usePreferences } from './preferences.ts';

/**
 * Whether a product may be suggested to everybody who eats from this cart. Null while loading; after a failure no
 * product may.
 */
export const useCanSuggest = (): ((product: ProductCardJson) => boolean) | null => {
  const eaters = useEaters();
  const { isPending } = usePreferences();
  return useMemo(() => {
    if (isPending) return null;
    return (product) => eaters !== null && isSafeToSuggest(productAllergens(product), eaters);
  }, [eaters, isPending]);
};
