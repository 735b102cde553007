import { newHousehold } from '@nutricion/domain/accounts/household';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PREFERENCES_KEY } from '../../accounts/public/preferences.ts';
import { aProductCard } from '../../catalog/public/product-card.builders.ts';
import { Recommendations } from './recommendations.tsx';

const recommendationsFor = async (allergens: readonly AllergenId[]) => {
  const cachedClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  cachedClient.setQueryData(PREFERENCES_KEY, { ...newHousehold, allergens });
  const products = [aProductCard('Queso', ['leche']), aProductCard('Pan', null), aProductCard('Uvas', [])];
  cachedClient.setQueryData(['recommendations', ''], { products });
  const screen = await render(
    <QueryClientProvider client={cachedClient}>
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
