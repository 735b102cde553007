import type { ProductCardJson } from '@nutricion/contract/catalog';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { newHousehold } from '@nutricion/domain/household/household';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PREFERENCES_KEY } from '../../shared/preferences/preferences.ts';
import { Recommendations } from './recommendations.tsx';

const aProduct = (title: string, contains: readonly AllergenId[] | null): ProductCardJson => ({
  id: title,
  title,
  description: '',
  price: 2,
  image_url: '',
  category: 'Pan',
  stock: 5,
  allergen_info: contains && [...contains],
  normalized_category: null,
  net_content: 1,
  net_unit: 'unidad',
  package_label: '',
  tax_class: 'exento',
});

const recommendationsFor = async (allergens: readonly AllergenId[]) => {
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  known.setQueryData(PREFERENCES_KEY, { ...newHousehold, allergens });
  const products = [aProduct('Queso', ['leche']), aProduct('Pan', null), aProduct('Uvas', [])];
  known.setQueryData(['recommendations', ''], { products });
  const screen = await render(
    <QueryClientProvider client={known}>
      <Recommendations />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Uvas' })).toBeVisible();
  return screen.container.querySelectorAll('h4').length;
};

test('three are recommended to who avoids nothing', async () => {
  expect(await recommendationsFor([])).toBe(3);
});

test('what somebody at home avoids, or nobody has told us of, isn’t recommended', async () => {
  expect(await recommendationsFor(['leche'])).toBe(1);
});
