import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartProductCard } from '../../cart/public/cart-product-card.tsx';
import { openScreen } from '../../testing/open-screen.tsx';
import { aProductCard } from './product-card.builders.ts';

/** The card of a product at $10.00 with a promotion that runs now. */
const openOffer = async (rule: { readonly type: 'percent-off' | 'buy-x-save-y' | 'bogo' } & object) => {
  const promotion = {
    badge_text: null,
    discount_percent: null,
    discount_value: null,
    condition_quantity: null,
    condition_spend: null,
    start_date: '2020-01-01T00:00:00.000Z',
    end_date: '2120-01-01T00:00:00.000Z',
    ...rule,
  };
  await openScreen(<CartProductCard product={{ ...aProductCard('Avena', [], 10), promotion }} />);
  return page.getByRole('article');
};

test.each([
  [{ type: 'percent-off' as const, discount_percent: 35 }, /35% OFF\s*Pagas \$6\.50/],
  [
    { type: 'buy-x-save-y' as const, condition_quantity: 2, discount_value: 9 },
    /Compra 2 Ahorra \$9\s*2 × \$10\.00 − \$9\.00/,
  ],
  [{ type: 'bogo' as const }, /Compra 1, lleva 1 GRATIS\s*2 × \$10\.00 − \$10\.00/],
])(
  'a card on offer shows price × 0.8, and the rule that takes off more in words: %j',
  async (rule, ruleText) => {
    const card = await openOffer(rule);
    await expect.element(card).toHaveTextContent('20% off');
    await expect.element(card).toHaveTextContent('Ahora $8.00');
    await expect.element(card).toHaveTextContent(ruleText);
  },
);

test('a rule that takes off less than the card isn’t told on it', async () => {
  const card = await openOffer({ type: 'buy-x-save-y', ...{ condition_quantity: 2, discount_value: 1 } });
  await expect.element(card).toHaveTextContent('Ahora $8.00');
  await expect.element(card).not.toHaveTextContent('Compra 2');
});
