import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart, anyProduct, NOW_MS } from '../cart/cart.builders.ts';
import type { CartProduct } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { lineTotalCents, unitPriceCents } from '../catalog/price.ts';
import { cases } from '../kit/cases.builders.ts';
import { addedPrice, lineSumText } from './line-price.ts';
import { offerBadge, offerOf } from './offer.ts';

const settings = { nowMs: NOW_MS, ivuBasisPoints: 1_150 };
const anyQuantity = fc.integer({ min: 1, max: 99 });

/** The value of a sum such as "3 × $1.99 − $2.00". */
const valueOfSumCents = (text: string): number => {
  const [, quantity = '', each = '', less = '$0.00'] = /^(\d+) × (\S+)(?: − (\S+))?$/.exec(text) ?? [];
  return Number(quantity) * centsIn(each) - centsIn(less);
};

const centsIn = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

test('the sums shown in cart lines add up to what the order charges', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { lines, subtotalCents } = priceCart(cart, settings);
      const texts = lines.map(lineSumText);
      expect(texts.map(valueOfSumCents)).toEqual(lines.map(({ totalCents }) => totalCents));
      expect(texts.reduce((sum, text) => sum + valueOfSumCents(text), 0)).toBe(subtotalCents);
      const ofCart = cart.items.map(({ product, quantity }) =>
        lineSumText(addedPrice(product, 0, quantity, NOW_MS)),
      );
      expect(texts).toEqual(ofCart);
    }),
  );
});

test("the price shown for adding equals the difference of the cart's totals", () => {
  fc.assert(
    fc.property(anyProduct, fc.nat(30), anyQuantity, (product, inCart, quantity) => {
      const added = addedPrice(product, inCart, quantity, NOW_MS);
      const before = lineTotalCents(product, inCart, NOW_MS);
      expect(before + added.totalCents).toBe(lineTotalCents(product, inCart + quantity, NOW_MS));
      expect(valueOfSumCents(lineSumText(added))).toBe(added.totalCents);
      expect(lineSumText(added)).not.toContain('-');
    }),
  );
});

test("the card's unit price is charged, unless the promotion's rule costs less", () => {
  fc.assert(
    fc.property(anyProduct, anyQuantity, (product, quantity) => {
      const shownCents = unitPriceCents(product, NOW_MS) * quantity;
      const chargedCents = lineTotalCents(product, quantity, NOW_MS);
      const belowCard = offerOf(product, NOW_MS)?.belowCard ?? null;
      expect(chargedCents).toBeLessThanOrEqual(shownCents);
      if (belowCard === null || quantity < belowCard.quantity) expect(chargedCents).toBe(shownCents);
      if (belowCard !== null) {
        const { totalCents } = belowCard;
        expect(lineTotalCents(product, belowCard.quantity, NOW_MS)).toBe(totalCents);
        expect(valueOfSumCents(lineSumText(belowCard))).toBe(totalCents);
      }
    }),
  );
});

test('a badge promises exactly what is charged', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const offer = offerOf(product, NOW_MS);
      if (offer === null) return;
      expectPromisesHold(offerBadge({ ...offer, badgeText: null }), product);
    }),
    cases(200),
  );
});

const expectPromisesHold = (text: string, product: CartProduct) => {
  const { regularPriceCents } = product;
  const charged = (quantity: number) => lineTotalCents(product, quantity, NOW_MS);
  const [percent] = /^\d+(?=% OFF$)/i.exec(text) ?? [];
  const [, bought, saved = ''] = /^Compra (\d+) Ahorra (.+)$/.exec(text) ?? [];
  const [, spent, less = ''] = /^Gasta (.+), ahorra (.+)$/.exec(text) ?? [];
  if (percent) {
    expect(charged(1)).toBe(Math.round((regularPriceCents * (100 - Number(percent))) / 100));
    for (const quantity of [2, 3, 6, 30])
      expect(charged(quantity)).toBeLessThanOrEqual(charged(1) * quantity);
  } else if (bought)
    expect(charged(Number(bought))).toBe(Number(bought) * regularPriceCents - centsIn(saved));
  else if (spent) {
    const quantity = Math.max(1, Math.ceil(centsIn(spent) / regularPriceCents));
    expect(charged(quantity)).toBe(quantity * regularPriceCents - centsIn(less));
  } else if (text === 'Compra 1, lleva 1 GRATIS') expect(charged(2)).toBe(regularPriceCents);
  // A badge without a figure.
  else expect(text).toBe('OFERTA');
};
