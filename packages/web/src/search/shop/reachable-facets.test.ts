import { expect, it } from 'vitest';
import { reachableFacets } from './reachable-facets.ts';

it('reachableFacets limits each count to the twenty products that a search lists', () => {
  const counts = [
    { value: 'carnes', count: 35 },
    { value: 'antojitos', count: 4 },
  ];
  const capped = [
    { value: 'carnes', count: 20 },
    { value: 'antojitos', count: 4 },
  ];
  const facets = {
    found: 39,
    total: 39,
    categories: counts,
    kinds: counts,
    prices: [21, 3],
    diets: counts,
    without: counts,
    unknown: 22,
    inStock: 38,
    onOffer: 2,
  };
  expect(reachableFacets(facets)).toEqual({
    found: 20,
    total: 20,
    categories: capped,
    kinds: capped,
    prices: [20, 3],
    diets: capped,
    without: capped,
    unknown: 20,
    inStock: 20,
    onOffer: 2,
  });
});
