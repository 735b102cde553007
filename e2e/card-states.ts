import type { Page } from '@playwright/test';
import { cardOf } from './browsing.ts';
import type { Json } from './shop.ts';

/** A promotion that runs today. */
export const runningPromotion = (rule: Json): Json => ({
  badge_text: null,
  discount_percent: null,
  discount_value: null,
  condition_quantity: null,
  condition_spend: null,
  start_date: new Date(Date.now() - 86_400_000).toISOString(),
  end_date: new Date(Date.now() + 86_400_000).toISOString(),
  ...rule,
});

const promotion = runningPromotion({ type: 'percent-off', discount_percent: 20 });
const longName =
  'Habichuelas coloradas orgánicas guisadas en salsa criolla con calabaza, recao y ajíes dulces';

/** What the specification's section 2 says a card can be, each laid over a product of the shop. */
const states: readonly Json[] = [
  { title: 'Como casi todas', stock: 50 },
  { title: 'En el carrito, una', stock: 50 },
  { title: 'En el carrito, tres', stock: 50 },
  { title: 'No quedan más que estas dos', stock: 2 },
  { title: 'Se acabó', stock: 0 },
  { title: 'Quedan cuatro', stock: 4 },
  { title: 'Comprada ayer', purchased_yesterday_count: 12 },
  { title: 'Comprada ayer por todo el mundo', purchased_yesterday_count: 4_312 },
  { title: 'En oferta', promotion },
  { title: 'En oferta, comprada ayer y en el carrito', promotion, purchased_yesterday_count: 37, stock: 9 },
  { title: 'En oferta y se acabó', promotion, stock: 0 },
  { title: longName, promotion, purchased_yesterday_count: 5_000, stock: 3 },
  { title: 'Otorrinolaringológicamente', image_url: '' },
  { title: 'Su imagen no llega', image_url: '/uploads/no-hay.webp' },
  { title: 'Sin datos de nutrición', main_nutrient: null },
  { title: 'De lujo', price: 1_234.5, current_price: 1_234.5, package_label: 'Caja de 1,000 unidades' },
];

/** The products of a category page become one card of each state. */
export const showCardStates = (page: Page): Promise<unknown> =>
  page.route('**/api/products?category=*', async (route) => {
    const response = await route.fetch();
    const { products } = await response.json();
    const shown = states.map((state, index) => {
      const base = { ...products[index % products.length], stock: 40, promotion: null };
      return { ...base, purchased_yesterday_count: 0, ...state };
    });
    await route.fulfill({ response, json: { products: shown, total: shown.length } });
  });

/** Puts into the cart what those cards say is there. */
export const fillStatedCards = async (page: Page): Promise<void> => {
  for (const [title, quantity] of [
    ['En el carrito, una', 1],
    ['En el carrito, tres', 3],
    ['No quedan más que estas dos', 2],
    ['En oferta, comprada ayer y en el carrito', 2],
    [longName, 1],
  ] as const) {
    const card = cardOf(page, title);
    await card.getByRole('button', { name: /^Agregar/ }).click();
    for (let more = 1; more < quantity; more += 1)
      await card.getByRole('button', { name: /^Uno más/ }).click();
  }
  await page.mouse.move(0, 0);
};
