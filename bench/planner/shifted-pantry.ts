import type { Promotion } from '../../packages/domain/src/catalog/promotion.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import type { Pantry, PlanProduct } from '../../packages/planner/src/pantry/pantry.ts';
import { pick } from '../random.ts';

const LOW_STOCK_SHARE = 0.3;
const MAX_LOW_STOCK = 4;
const UNKNOWN_SHARE = 0.05;
const OFFER_SHARE = 0.15;
const DAY_MS = 86_400_000;

/**
 * A changed copy of a pantry: some low stock, prices 50 % lower to 50 % higher, missing allergen data,
 * promotions.
 */
export const shiftedPantry = (base: Pantry, seed: number): Pantry => {
  const random = mulberry32(seed);
  const products = [...base.products.values()].map((product) => shifted(product, base.nowMs, random));
  return { ...base, products: new Map(products.map((product) => [product.id, product])) };
};

const shifted = (product: PlanProduct, nowMs: number, random: Random): PlanProduct => {
  const regularPriceCents = Math.max(1, Math.round(product.priced.regularPriceCents * (0.5 + random())));
  const isUnknown = random() < UNKNOWN_SHARE;
  return {
    ...product,
    food: {
      ...product.food,
      unitPriceCents: regularPriceCents,
      contains: isUnknown ? null : product.food.contains,
    },
    priced: { regularPriceCents, promotion: random() < OFFER_SHARE ? anOffer(nowMs, random) : null },
    stock: random() < LOW_STOCK_SHARE ? Math.floor(random() * (MAX_LOW_STOCK + 1)) : product.stock,
  };
};

const rules: readonly Promotion['rule'][] = [
  { type: 'percent-off', percent: 25 },
  { type: 'bogo' },
  { type: 'buy-x-save-y', quantity: 3, saveCents: 200 },
  { type: 'spend-x-save-y', spendCents: 1_500, saveCents: 500 },
];

const anOffer = (nowMs: number, random: Random): Promotion => ({
  rule: pick(rules, random),
  badgeText: null,
  startsAtMs: nowMs - DAY_MS,
  endsAtMs: nowMs + DAY_MS,
});
