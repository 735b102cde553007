import { describe, expect, it } from 'vitest';
import { type ProductJson, productCardSchema } from './catalog.ts';
import { productAllergens } from './product-allergens.ts';
import { productToCard } from './product-to-card.ts';
import { productToSellable } from './product-to-sellable.ts';

const aProductJson = (values: Partial<ProductJson> = {}): ProductJson => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Leche fresca',
  description: 'De vacas de Hatillo.',
  price: 4,
  current_price: 3.2,
  image_url: '/art/placeholder.svg',
  category: 'Leche',
  stock: 7,
  is_active: true,
  view_count: 3,
  total_purchases: 2,
  purchased_yesterday_count: 1,
  tags: ['vegan', 'desayuno'],
  nutritional_highlights: ['rico-en-calcio'],
  allergen_info: ['leche'],
  may_contain: ['soya'],
  contains_at_least: [],
  pasteurization: 'pasteurizado',
  usage_suggestions: 'Con café.',
  detected_subcategory: 'Leche fresca',
  normalized_category: 'lacteos',
  shopify_product_id: null,
  shopify_variant_id: null,
  shopify_inventory_item_id: null,
  net_content: 64,
  net_unit: 'fl oz',
  package_label: '½ galón',
  tax_class: 'exento',
  promotion: {
    type: 'percent-off',
    badge_text: null,
    discount_percent: 20,
    discount_value: null,
    condition_quantity: null,
    condition_spend: null,
    start_date: '2026-11-01T00:00:00.000Z',
    end_date: '2026-12-01T00:00:00.000Z',
  },
  main_nutrient: { label: 'Calcio', percent: 30 },
  ...values,
});

describe('productToCard', () => {
  it.each([
    ['with everything', aProductJson()],
    [
      'with nothing that can be left out',
      aProductJson({ promotion: null, may_contain: [], main_nutrient: null }),
    ],
    [
      'nobody has told us the allergens of',
      aProductJson({ allergen_info: null, contains_at_least: ['huevo'] }),
    ],
  ])('preserves what cart and allergen mark need: %s', (_, product) => {
    const card = productToCard(product);
    expect(productCardSchema.parse(card)).toEqual(card);
    expect(productToSellable(card)).toEqual(productToSellable(product));
    expect(productAllergens(card)).toEqual(productAllergens(product));
    expect(card.current_price ?? card.price).toBe(product.current_price);
  });

  it('lists only diet tags, each once', () => {
    expect(productToCard(aProductJson()).tags).toEqual(['rico-en-calcio', 'vegan']);
  });

  it('preserves null for unknown allergens, and leaves out empty fields', () => {
    const card = productToCard(
      aProductJson({
        allergen_info: null,
        tags: [],
        nutritional_highlights: [],
        promotion: null,
        current_price: 4,
      }),
    );
    expect(card.allergen_info).toBeNull();
    for (const absent of ['tags', 'promotion', 'current_price', 'usage_suggestions', 'view_count'])
      expect(card).not.toHaveProperty(absent);
  });
});
