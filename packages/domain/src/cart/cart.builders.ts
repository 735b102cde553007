import fc from 'fast-check';
import { categories } from '../catalog/category.ts';
import type { Promotion, PromotionRule } from '../catalog/promotion.ts';
import type { ProductId } from '../kit/ids.ts';
import {
  addToCart,
  type Cart,
  type CartProduct,
  emptyCart,
  selectIncentive,
  setSubstitution,
} from './cart.ts';

/** Some moment; promotions of the builders run around it. */
export const NOW_MS = Date.UTC(2026, 10, 22, 16);
const DAY_MS = 86_400_000;

export const idNumber = (n: number): ProductId =>
  `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}` as ProductId;

export const aProduct = (parts: Partial<CartProduct> = {}): CartProduct => ({
  id: idNumber(1),
  title: 'Leche fresca',
  description: 'De vaca, 1 % grasa.',
  regularPriceCents: 349,
  imageUrl: '/art/leche-fresca.svg',
  category: 'Leche',
  stock: 20,
  categoryId: 'lacteos',
  taxClass: 'exento',
  promotion: null,
  packageLabel: '½ galón',
  ...parts,
});

export const aFruit = (parts: Partial<CartProduct> = {}): CartProduct =>
  aProduct({ id: idNumber(2), title: 'China', category: 'Frutas', categoryId: 'frutas', ...parts });

export const aPromotion = (rule: PromotionRule, parts: Partial<Promotion> = {}): Promotion => ({
  rule,
  badgeText: null,
  startsAtMs: NOW_MS - DAY_MS,
  endsAtMs: NOW_MS + DAY_MS,
  ...parts,
});

export const aCart = (...lines: readonly (readonly [CartProduct, number])[]): Cart => ({
  ...emptyCart,
  items: lines.map(([product, quantity]) => ({ productId: product.id, quantity, product })),
});

export const anyRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({ type: fc.constant('percent-off' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ type: fc.constant('bogo' as const) }),
  fc.record({
    type: fc.constant('buy-x-save-y' as const),
    quantity: fc.integer({ min: 1, max: 6 }),
    saveCents: fc.integer({ min: 0, max: 1_000 }),
  }),
  fc.record({
    type: fc.constant('spend-x-save-y' as const),
    spendCents: fc.integer({ min: 0, max: 5_000 }),
    saveCents: fc.integer({ min: 0, max: 1_000 }),
  }),
);

export const anyPromotion: fc.Arbitrary<Promotion> = fc.record({
  rule: anyRule,
  badgeText: fc.option(fc.string()),
  startsAtMs: fc.integer({ min: NOW_MS - 3 * DAY_MS, max: NOW_MS + DAY_MS }),
  endsAtMs: fc.integer({ min: NOW_MS - DAY_MS, max: NOW_MS + 3 * DAY_MS }),
});

const anyCategory = fc.constantFrom(...categories);

/** A product from a handful of ids, so that carts often have the same one. */
export const anyProduct: fc.Arbitrary<CartProduct> = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }).map(idNumber),
    title: fc.string(),
    description: fc.string(),
    regularPriceCents: fc.integer({ min: 1, max: 5_000 }),
    imageUrl: fc.webUrl(),
    stock: fc.integer({ min: 0, max: 60 }),
    taxClass: fc.constantFrom('exento' as const, 'gravado' as const),
    promotion: fc.option(anyPromotion),
    packageLabel: fc.string(),
    from: anyCategory,
  })
  .map(({ from, ...product }) => ({
    ...product,
    category: from.databaseCategories[0],
    categoryId: from.id,
  }));

/** Any cart that the rules themselves can build. */
export const anyCart: fc.Arbitrary<Cart> = fc
  .record({
    additions: fc.array(fc.tuple(anyProduct, fc.integer({ min: 1, max: 30 })), { maxLength: 20 }),
    choices: fc.array(anyProduct, { maxLength: 20 }),
    deliveryDate: fc.option(fc.constantFrom('2026-11-24', '2026-11-25')),
    wishes: fc.array(fc.constantFrom('best-match', 'call-me', 'none', null), { maxLength: 20 }),
  })
  .map(({ additions, choices, deliveryDate, wishes }) => {
    // One catalogue: the same id is the same product, bought or chosen.
    const catalogue = new Map(
      [...choices, ...additions.map(([product]) => product)].map((product) => [product.id, product]),
    );
    const known = (product: CartProduct) => catalogue.get(product.id) ?? product;
    const filled = additions.reduce((cart, [product, amount]) => {
      const added = addToCart(cart, known(product), amount);
      return added.ok ? added.value : cart;
    }, emptyCart);
    const chosen = choices.reduce((cart, product) => {
      const selected = selectIncentive(cart, known(product), NOW_MS);
      return selected.ok ? selected.value : cart;
    }, filled);
    const wished = chosen.items.reduce(
      (cart, { productId }, index) => setSubstitution(cart, productId, wishes[index] ?? null),
      chosen,
    );
    return { ...wished, deliveryDate };
  });
