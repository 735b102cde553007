import type { CartProduct } from '@nutricion/domain/cart/cart';
import { type CategoryId, findCategory } from '@nutricion/domain/catalog/category';
import type { ProductId } from '@nutricion/domain/ids';
import { centsFromDollars } from '@nutricion/domain/money/money';
import type { Promotion, PromotionRule } from '@nutricion/domain/promotion/promotion';
import type { ProductCardJson, PromotionJson } from './catalog.ts';

type CartProductJson = Pick<
  ProductCardJson,
  | 'id'
  | 'title'
  | 'description'
  | 'price'
  | 'image_url'
  | 'category'
  | 'stock'
  | 'normalized_category'
  | 'tax_class'
  | 'promotion'
  | 'package_label'
>;

/** A product off the wire as the rules of cart, incentive and price know it. */
export const productToSellable = (product: CartProductJson): CartProduct => ({
  id: product.id as ProductId,
  title: product.title,
  description: product.description,
  priceCents: centsFromDollars(product.price),
  imageUrl: product.image_url,
  category: product.category,
  stock: product.stock,
  categoryId: categoryId(product.normalized_category),
  taxClass: product.tax_class,
  promotion: product.promotion ? promotionFromJson(product.promotion) : null,
  packageLabel: product.package_label,
});

const categoryId = (id: string | null): CategoryId | null => (id && findCategory(id)?.id) || null;

/** A promotion off the wire or out of its table: both have the specification's names. */
export const promotionFromJson = (json: PromotionJson): Promotion => ({
  rule: ruleOf(json),
  badgeText: json.badge_text,
  startsAtMs: Date.parse(json.start_date),
  endsAtMs: Date.parse(json.end_date),
});

const ruleOf = (json: PromotionJson): PromotionRule => {
  switch (json.type) {
    case 'percent-off':
      return { type: 'percent-off', percent: json.discount_percent ?? 0 };
    case 'bogo':
      return { type: 'bogo' };
    case 'buy-x-save-y':
      return {
        type: 'buy-x-save-y',
        quantity: json.condition_quantity ?? 1,
        saveCents: centsFromDollars(json.discount_value ?? 0),
      };
    case 'spend-x-save-y':
      return {
        type: 'spend-x-save-y',
        spendCents: centsFromDollars(json.condition_spend ?? 0),
        saveCents: centsFromDollars(json.discount_value ?? 0),
      };
  }
};
