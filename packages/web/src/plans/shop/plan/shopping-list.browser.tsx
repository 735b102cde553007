import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cartView } from '../../../cart/public/cart-state.ts';
import { aProductCard } from '../../../catalog/public/product-card.builders.ts';
import { noResponse } from '../../../testing/open-screen.tsx';
import { aLine, aMealPlan, idOf } from '../meal-plan.builders.ts';
import { openPlan } from '../open-planner.builders.ts';

const GENERATE = 'POST /api/functions/generate-meal-plan';

const aProduct = (title: string, values: { readonly stock?: number; readonly price?: number } = {}) => ({
  ...aProductCard(title, []),
  id: idOf(title),
  ...values,
});

const inCart = () => cartView.get().cart.items.map(({ product, quantity }) => `${quantity} ${product.title}`);

test('the whole list goes into the cart, as far as the stock goes; what is missing is said', async () => {
  const plan = aMealPlan(undefined, { shoppingList: [aLine('Avena', { quantity: 3 }), aLine('Guineos')] });
  const products = [aProduct('Avena', { stock: 2 }), aProduct('Guineos')];
  const screen = await openPlan(plan, { responses: { 'GET /api/products': { products, total: 2 } } });
  await screen.getByRole('button', { name: 'Todo al carrito' }).click();
  await expect.element(screen.getByText('Ya está en tu carrito')).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByText('No alcanza: Avena (1 paquete).')).toBeVisible();
  expect(inCart()).toEqual(['2 Avena', '1 Guineos']);
});

test('a plan that reaches $100 says what it earns', async () => {
  const shoppingList = [aLine('Salmón', { quantity: 4, price: 30 })];
  const products = [aProduct('Salmón', { price: 30 })];
  const screen = await openPlan(aMealPlan(undefined, { shoppingList }), {
    responses: { 'GET /api/products': { products, total: 1 } },
  });
  await expect
    .element(screen.getByText('Con este plan pasas de $100: ganas $20 en frutas y vegetales.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Todo al carrito' }).click();
  await expect
    .element(screen.getByText('Pasaste de $100: escoge $20 en frutas y vegetales gratis.'))
    .toBeVisible();
});

test('what is at home is off the list and remembered, and the next plan uses what is left', async () => {
  const atHome = [{ productId: 'avena' as never, packages: null }];
  const shoppingList = [aLine('Guineos', { leftoverPackages: 0.5 })];
  const fromHome = [{ productId: 'avena', productName: 'Avena', packages: 0.5 }];
  const answers = { ...aMealPlan().answers, atHome };
  const withoutOats = aMealPlan(undefined, { answers, shoppingList, fromHome });
  const other = aMealPlan([['Farina', 'Wrap de pavo', 'Sopa de plátano']], {
    answers,
    shoppingList,
    fromHome,
  });
  const screen = await openPlan(aMealPlan(), {
    responses: { 'GET /api/products': { products: [aProduct('Guineos')], total: 1 }, [GENERATE]: other },
  });
  const list = page.getByRole('region', { name: 'Lista de compra' });
  const have = list.getByRole('button', { name: 'Ya tengo Avena' });
  await expect.element(have).toBeVisible();
  screen.respond({ 'POST /api/meal-plans/compose': withoutOats });
  await have.click();
  await expect
    .element(list.getByRole('region', { name: 'De tu despensa, sin comprar' }))
    .toHaveTextContent('Avena');
  await expect.element(have).not.toBeInTheDocument();
  expect(screen.sent('POST /api/meal-plans/compose').at(-1)?.body).toMatchObject({ answers: { atHome } });

  await screen.getByRole('button', { name: 'Otro plan' }).click();
  await expect.element(screen.getByRole('link', { name: 'Farina' })).toBeVisible();
  expect(screen.sent(GENERATE).at(-1)?.body).toMatchObject({
    answers: { atHome },
    unlike: ['avena-con-guineo', 'ensalada-de-atún', 'asopao-de-pollo'],
    pins: [],
  });

  await screen.getByRole('button', { name: 'Todo al carrito' }).click();
  await expect.element(screen.getByText('Ya está en tu carrito')).toBeVisible();
  await screen.getByRole('button', { name: 'Crear Nuevo Plan' }).click();
  for (let step = 0; step < 6; step += 1) await screen.getByRole('button', { name: 'Siguiente' }).click();
  screen.respond({ [GENERATE]: noResponse });
  await screen.getByRole('button', { name: 'Generar Plan' }).click();
  await expect.element(screen.getByText('Analizando 200+ productos')).toBeVisible();
  expect(screen.sent(GENERATE).at(-1)?.body).toMatchObject({
    answers: { atHome: [...atHome, { productId: 'guineos', packages: 0.5 }] },
    lately: ['farina', 'wrap-de-pavo', 'sopa-de-plátano'],
  });
});
