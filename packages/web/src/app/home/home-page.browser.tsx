import { categories } from '@nutricion/domain/catalog/category';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { plainDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartProductCard } from '../../cart/public/cart-product-card.tsx';
import { aProductCard } from '../../catalog/public/product-card.builders.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { DEFAULT_SHOP } from '../../kit/session/remembered-profile.ts';
import {
  aMe,
  aRefusal,
  DESKTOP,
  openScreen,
  PHONE,
  pretendMedia,
  REDUCED_MOTION,
} from '../../testing/open-screen.tsx';
import { HomePage } from './home-page.tsx';

const widths = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

/** The specification's section 9, in its order. */
const shelves = [
  ...['Frutas', 'Vegetales', 'Lácteos y Huevos', 'Carnes y Proteínas', 'Panadería', 'Comidas Congeladas'],
  ...['Provisiones y Despensa', 'Condimentos y Salsas', 'Bebidas', 'Snacks y Cereales', 'Antojitos Boricuas'],
];

/** Twelve products on each of the eleven shelves. */
const aHome = (values: Partial<ApiResponse<'GET /api/home'>> = {}): ApiResponse<'GET /api/home'> => ({
  bestSellers: [aProductCard('Guineos', [])],
  hasSales: true,
  shelves: categories.map(({ id, label }) => ({
    categoryId: id,
    total: 30,
    products: Array.from({ length: 12 }, (_, at) => aProductCard(`${label} ${at + 1}`, [])),
  })),
  ...values,
});
const noReorder = { products: [], quantities: {} };

type Options = NonNullable<Parameters<typeof openScreen>[1]>;

const openHome = ({ responses, ...options }: Options = {}) =>
  openScreen(
    <HomePage
      Card={CartProductCard}
      recipeCarousel={
        <section className="page">
          <h2>Recetas</h2>
        </section>
      }
      onCreatePlan={() => {}}
    />,
    { ...options, responses: { 'GET /api/home': aHome(), 'GET /api/reorder': noReorder, ...responses } },
  );

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });

test.each(widths)(
  'on a %s there is a shelf for everything, in order, with a block between',
  async (_, size) => {
    const rice = aProductCard('Arroz de siempre', []);
    await openHome({ size, responses: { 'GET /api/reorder': { products: [rice], quantities: {} } } });
    await expect.element(region('Vuelve a Pedir').getByRole('link', { name: rice.title })).toBeVisible();
    const titles = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    const order = ['Vuelve a Pedir', 'Más Vendidos', ...shelves];
    expect(titles.filter((title) => order.includes(title))).toEqual(order);
    // After the third, sixth and ninth shelf, and not after the last, stands something that is no shelf.
    for (const [at, shelf] of shelves.entries()) {
      const next = titles[titles.indexOf(shelf) + 1];
      expect(next !== undefined && !shelves.includes(next), shelf).toBe([2, 5, 8].includes(at));
    }
    expect(titles.indexOf('Recetas')).toBeGreaterThan(titles.indexOf('Comidas Congeladas'));
    expect(titles.indexOf('Recetas')).toBeLessThan(titles.indexOf('Provisiones y Despensa'));
    heading('Antojitos Boricuas').element().scrollIntoView();
    await expect.element(region('Antojitos Boricuas').getByRole('article').first()).toBeVisible();
  },
);

test('categories lead to their page, and "Todas" to the top', async () => {
  pretendMedia(REDUCED_MOTION);
  await openHome();
  await expect.element(heading('Más Vendidos')).toBeVisible();
  const strip = page.getByRole('navigation', { name: 'Categorías' });
  expect(
    strip
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(shelves);
  window.scrollTo(0, 150);
  // By script: a click of the test's would itself scroll the page to the button.
  strip
    .getByRole('button', { name: 'Todas' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => scrollY).toBe(0);
  await expect
    .element(page.getByRole('link', { name: /^Ver todo ?: Frutas, 30 productos$/ }))
    .toHaveAttribute('href', '/category/frutas');
  await strip.getByRole('link', { name: 'Panadería' }).click();
  expect(location.pathname).toBe('/category/panaderia');
});

test('an empty shop says so and can be looked at again', async () => {
  const screen = await openHome({ responses: { 'GET /api/home': aHome({ bestSellers: [], shelves: [] }) } });
  await expect.element(heading('La tienda está vacía por ahora…')).toBeVisible();
  screen.respond({ 'GET /api/home': aHome() });
  await page.getByRole('button', { name: 'Mirar otra vez' }).click();
  await expect.element(heading('Más Vendidos')).toBeVisible();
});

test('shelves that failed say so and can be asked for again', async () => {
  const screen = await openHome({ responses: { 'GET /api/home': aRefusal(500, 'Algo salió mal.') } });
  await expect.element(heading('No pudimos cargar los anaqueles')).toBeVisible();
  screen.respond({ 'GET /api/home': aHome() });
  await page.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect.element(heading('Más Vendidos')).toBeVisible();
});

test('the shelf of past orders that failed says so among the others', async () => {
  const screen = await openHome({ responses: { 'GET /api/reorder': aRefusal(500, 'Algo salió mal.') } });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('No pudimos cargarlo.');
  await expect.element(heading('Vuelve a Pedir')).toBeVisible();
  screen.respond({ 'GET /api/reorder': noReorder });
  await alert.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('home says when an order of now comes', async () => {
  const [date = ''] = deliveryDates(Date.now());
  await openHome({
    me: aMe({ shop: { ...DEFAULT_SHOP, nextDelivery: { date, windowId: '19-21' } } }),
  });
  await expect
    .element(region('Llega a la hora de tu turno'))
    .toHaveTextContent(`Próxima entrega:${plainDeliveryDay(date)}, 7–9 p. m.`);
});
