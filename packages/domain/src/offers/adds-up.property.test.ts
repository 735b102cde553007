import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart, anyProduct, NOW_MS } from '../cart/cart.builders.ts';
import type { CartProduct } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { lineTotalCents, unitPriceCents } from '../catalog/price.ts';
import { cases } from '../kit/cases.builders.ts';
import { addedPrice, lineSumText } from './line-price.ts';
import { cardChipText, offerBadge, offerOf } from './offer.ts';

const settings = { nowMs: NOW_MS, ivuBasisPoints: 1_150 };
const anyQuantity = fc.integer({ min: 1, max: 99 });

/** What somebody works out who reads "3 × $1.99 − $2.00" with a pencil. */
const workedOutCents = (text: string): number => {
  const [, quantity = '', each = '', less = '$0.00'] = /^(\d+) × (\S+)(?: − (\S+))?$/.exec(text) ?? [];
  return Number(quantity) * centsIn(each) - centsIn(less);
};

const centsIn = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

test('what the lines of a cart say sums to what the order charges, and the order says the same', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { lines, subtotalCents } = priceCart(cart, settings);
      const texts = lines.map(lineSumText);
      expect(texts.map(workedOutCents)).toEqual(lines.map(({ totalCents }) => totalCents));
      expect(texts.reduce((sum, text) => sum + workedOutCents(text), 0)).toBe(subtotalCents);
      const ofCart = cart.items.map(({ product, quantity }) =>
        lineSumText(addedPrice(product, 0, quantity, NOW_MS)),
      );
      expect(texts).toEqual(ofCart);
    }),
  );
});

test('adding says what the cart then costs more', () => {
  fc.assert(
    fc.property(anyProduct, fc.nat(30), anyQuantity, (product, inCart, quantity) => {
      const added = addedPrice(product, inCart, quantity, NOW_MS);
      const before = lineTotalCents(product, inCart, NOW_MS);
      expect(before + added.totalCents).toBe(lineTotalCents(product, inCart + quantity, NOW_MS));
      expect(workedOutCents(lineSumText(added))).toBe(added.totalCents);
      expect(lineSumText(added)).not.toContain('-');
    }),
  );
});

test('a card shows the price of a unit that is charged, unless several together cost less', () => {
  fc.assert(
    fc.property(anyProduct, anyQuantity, (product, quantity) => {
      const shownCents = unitPriceCents(product, NOW_MS) * quantity;
      const chargedCents = lineTotalCents(product, quantity, NOW_MS);
      const several = offerOf(product, NOW_MS)?.several ?? null;
      expect(chargedCents).toBeLessThanOrEqual(shownCents);
      if (several === null || quantity < several.quantity) expect(chargedCents).toBe(shownCents);
      if (several !== null) {
        const { totalCents } = several;
        expect(lineTotalCents(product, several.quantity, NOW_MS)).toBe(totalCents);
        expect(workedOutCents(lineSumText(several))).toBe(totalCents);
      }
    }),
  );
});

test('no badge promises less or more than is charged', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const offer = offerOf(product, NOW_MS);
      if (offer === null) return;
      for (const text of [offerBadge({ ...offer, badgeText: null }), cardChipText(offer)])
        expectPromisesHold(text, product);
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
  // It names no figure.
  else expect(text).toBe('OFERTA');
};
