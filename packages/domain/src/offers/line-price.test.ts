import { expect, it } from 'vitest';
import { aProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import { addedPrice, lineSumText } from './line-price.ts';

it('shows the regular price for one unit added to complete pairs', () => {
  const twoForOne = aProduct({ regularPriceCents: 199, promotion: aPromotion({ type: 'bogo' }) });
  expect(lineSumText(addedPrice(twoForOne, 0, 1, NOW_MS))).toBe('1 × $1.59');
  expect(lineSumText(addedPrice(twoForOne, 0, 2, NOW_MS))).toBe('2 × $1.99 − $1.99');
  // Five cost 3 × $1.99, and seven 4 × $1.99: the two units at the card's price aren't part of it.
  expect(lineSumText(addedPrice(twoForOne, 4, 1, NOW_MS))).toBe('1 × $1.99');
});
