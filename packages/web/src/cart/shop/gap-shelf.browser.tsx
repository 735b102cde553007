import { newHousehold } from '@nutricion/domain/accounts/household';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PREFERENCES_KEY } from '../../accounts/public/preferences.ts';
import { aProductCard } from '../../catalog/public/product-card.builders.ts';
import { storeSession } from '../../kit/session/session-store.ts';
import { cartActions } from '../public/cart-store.ts';
import { GapCard } from './gap-card.tsx';
import { GapShelf } from './gap-shelf.tsx';

afterEach(() => {
  cartActions.clear();
  storeSession(null);
});

/** What is offered to a cart that lacks so many dollars of $100, by the words of its buttons. */
const offeredFor = async (allergens: readonly AllergenId[], missing: number) => {
  storeSession({ user: { id: 'one', email: 'one@hospital.org', name: 'One' }, accessToken: 'h.e30.s' });
  cartActions.add(aProductCard('Arroz', [], 100 - missing));
  const cachedClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  cachedClient.setQueryData(PREFERENCES_KEY, { ...newHousehold, allergens });
  const products = [
    aProductCard('Queso', ['leche'], 12),
    aProductCard('Pan', null, 12),
    aProductCard('Uvas', [], 12),
  ];
  cachedClient.setQueryData(['cart', 'gap', missing], { products });
  const screen = await render(
    <QueryClientProvider client={cachedClient}>
      <GapShelf />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Agregar Uvas' })).toBeVisible();
  return [...screen.container.querySelectorAll('button')].map((button) => button.ariaLabel);
};

test('whatever closes the gap is offered to who avoids nothing', async () => {
  expect(await offeredFor([], 10)).toEqual(['Agregar Queso', 'Agregar Pan', 'Agregar Uvas']);
});

test.each([
  ['closes the gap', 10],
  ['is only a step on the way', 40],
])('what somebody at home avoids, or nobody knows, isn’t offered where it %s', async (_, missing) => {
  expect(await offeredFor(['leche'], missing)).toEqual(['Agregar Uvas']);
});

test('the mini cart says what is missing of the $100, and asks for no more once it is reached', async () => {
  storeSession({ user: { id: 'one', email: 'one@hospital.org', name: 'One' }, accessToken: 'h.e30.s' });
  cartActions.add(aProductCard('Arroz', [], 60));
  const empty = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  empty.setQueryData(['cart', 'gap', 40], { products: [] });
  const screen = await render(
    <QueryClientProvider client={empty}>
      <GapCard />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Te faltan $40.00 para elegir $20 gratis')).toBeVisible();
  cartActions.add(aProductCard('Queso', [], 40));
  await expect.poll(() => screen.container.textContent).toBe('');
});
