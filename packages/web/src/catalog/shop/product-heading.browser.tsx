import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { aProductCard } from '../public/product-card.builders.ts';
import { AllergenGrid } from './allergen-grid.tsx';
import { OtherClaims, ProductHeading } from './product-heading.tsx';

const aTaggedProduct = { ...aProductCard('Avena', []), tags: ['vegan', 'gluten-free', 'alto-en-fibra'] };

test('one claim stands before the price, the others further down', async () => {
  await openScreen(
    <>
      <ProductHeading product={aTaggedProduct} nowMs={Date.now()} />
      <OtherClaims product={aTaggedProduct} />
    </>,
  );
  const above = page.getByRole('list', { name: 'Lo más importante' }).getByRole('listitem');
  const below = page.getByRole('list', { name: 'También es' }).getByRole('listitem');
  await expect.element(below.first()).toBeVisible();
  expect([above.elements().length, below.elements().length]).toEqual([1, 2]);
});

test('in season that is the claim', async () => {
  await openScreen(<ProductHeading product={{ ...aTaggedProduct, in_season: true }} nowMs={Date.now()} />);
  const above = page.getByRole('list', { name: 'Lo más importante' }).getByRole('listitem');
  await expect.element(above.first()).toHaveTextContent('De temporada');
  expect(above.elements()).toHaveLength(1);
});

test('what the label declares, what it may have and what it doesn’t say are a line each', async () => {
  await openScreen(
    <AllergenGrid product={{ ...aTaggedProduct, allergen_info: ['leche'], may_contain: ['mani'] }} />,
  );
  const texts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(texts)
    .toEqual([
      'Contiene: leche',
      'Puede contener: maní',
      'No declarado: huevo, pescado, crustáceos, nueces, trigo, soya, ajonjolí',
    ]);
});

test('of a product that nobody knows, one line says so', async () => {
  await openScreen(<AllergenGrid product={{ ...aTaggedProduct, allergen_info: null }} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/^Sin datos: leche, huevo, .*ajonjolí$/);
});
