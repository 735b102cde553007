import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { preloadable } from '../../kit/lib/preloadable.ts';
import { DEFAULT_SHOP } from '../../kit/session/remembered-profile.ts';
import { aMe, DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { StorefrontLayout } from './storefront-layout.tsx';

const inLayout = (children: ReactNode) => (
  <StorefrontLayout
    hospitalName="Hospital San Rafael"
    search={<button type="button">Buscar productos</button>}
    cart={null}
    tools={null}
  >
    {children}
  </StorefrontLayout>
);

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s the strip leaves when one scrolls, and the search stays', async (_, size) => {
  const [date = ''] = deliveryDates(Date.now());
  const me = aMe({ shop: { ...DEFAULT_SHOP, nextDelivery: { date, windowId: '19-21' } } });
  await openScreen(inLayout(<div style={{ height: 3_000 }} />), { me, size });
  const strip = page.getByRole('banner').getByRole('paragraph').filter({ hasText: 'Próxima entrega' });
  await expect.element(strip).toBeInViewport();
  window.scrollTo(0, 900);
  await expect.element(strip).not.toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Buscar productos' })).toBeInViewport();
});

test('a link that was tapped says so until its page is there', async () => {
  let arrive = (): void => {};
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const CategoryPage = preloadable(async () => {
    await isThere;
    return () => <h1>Frutas</h1>;
  });
  await openScreen(
    inLayout(
      <Routes>
        <Route path="/" element={<Link to="/category/frutas">Ver frutas</Link>} />
        <Route path="/category/frutas" element={<CategoryPage />} />
      </Routes>,
    ),
  );
  const marked = () => document.querySelectorAll('[data-opening]').length;
  const link = page.getByRole('link', { name: 'Ver frutas' });
  expect(marked()).toBe(0);
  await link.click();
  await expect.element(link).toHaveAttribute('data-opening', '');
  arrive();
  await expect.element(page.getByRole('heading', { name: 'Frutas' })).toBeVisible();
  expect(marked()).toBe(0);
  history.back();
  await expect.element(link).toBeVisible();
  expect(marked()).toBe(0);
});
