import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { sortOrders } from '@nutricion/domain/catalog/filter/sort-products';
import type { PromotionRule } from '@nutricion/domain/catalog/promotion';
import { cases } from '@nutricion/domain/kit/cases.builders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProductWithPromotions } from '../packages/server/src/catalog/product-rows.ts';
import { readsOver } from '../packages/server/src/catalog/reads.builders.ts';
import { aWordTable } from '../packages/server/src/search/search-words.builders.ts';
import { catalogResponses } from '../packages/web/src/catalog/public/catalog-responses.ts';

const NOW_MS = Date.UTC(2026, 10, 22, 12);
const HOUR_MS = 3_600_000;

const ids = Array.from({ length: 14 }, (_, n) => `00000000-0000-4000-8000-0000000000${10 + n}`);
const allergenIds = allergens.slice(0, 3).map(({ id }) => id);
const shelves = [
  { category: 'Leche', normalized_category: 'lacteos' },
  { category: 'Huevos', normalized_category: 'lacteos' },
  { category: 'Frutas', normalized_category: 'frutas' },
  // Older products name the database's category alone, or one that the shop doesn't list.
  { category: 'Leche', normalized_category: null },
  { category: 'General', normalized_category: null },
];
const kinds = ['Leche fresca', 'Yogurt griego', null];
const titles = [
  'Leche fresca',
  'Leche de soya',
  'leche fresca',
  'Ñame',
  'Guineo',
  'Yogurt de china',
  'Arroz',
];
const tags = ['vegan', 'gluten-free', 'desayuno', 'merienda'];

const anyPromotion = fc.record({
  rule: fc.constantFrom<PromotionRule>({ type: 'percent-off', percent: 30 }, { type: 'bogo' }),
  fromHour: fc.integer({ min: -3, max: 2 }),
  hours: fc.integer({ min: 0, max: 4 }),
});

const anyProduct = fc.record({
  shelf: fc.constantFrom(...shelves),
  title: fc.constantFrom(...titles),
  kind: fc.constantFrom(...kinds),
  cents: fc.integer({ min: 50, max: 1200 }),
  stock: fc.integer({ min: 0, max: 3 }),
  tags: fc.subarray(tags),
  highlights: fc.subarray(tags),
  contains: fc.option(fc.subarray(allergenIds)),
  mayContain: fc.subarray(allergenIds, { maxLength: 1 }),
  net: fc.constantFrom('lb', 'oz', 'fl oz', 'unidad'),
  purchases: fc.integer({ min: 0, max: 2 }),
  promotion: fc.option(anyPromotion),
});

const toSource = (
  product: typeof anyProduct extends fc.Arbitrary<infer T> ? T : never,
  n: number,
): ProductWithPromotions => {
  const id = ids[n] ?? '';
  const { promotion } = product;
  return {
    product: {
      ...product.shelf,
      id,
      title: product.title,
      description: '',
      price_cents: product.cents,
      image_url: null,
      stock: product.stock,
      is_active: true,
      view_count: 0,
      total_purchases: product.purchases,
      purchased_yesterday_count: product.purchases,
      tags: product.tags,
      nutritional_highlights: product.highlights,
      allergen_info: product.contains,
      may_contain: product.mayContain,
      contains_at_least: [],
      pasteurization: null,
      usage_suggestions: '',
      ingredients: 'Maíz, sal.',
      detected_subcategory: product.kind,
      shopify_product_id: null,
      shopify_variant_id: null,
      shopify_inventory_item_id: null,
      net_content: 2,
      net_unit: product.net,
      package_label: '2',
      tax_class: 'exento',
      nutrition: null,
      kitchen: null,
      zone: 'seco',
    },
    images: [],
    promotions: promotion
      ? [
          {
            id,
            rule: promotion.rule,
            badgeText: null,
            startsAtMs: NOW_MS + promotion.fromHour * HOUR_MS,
            endsAtMs: NOW_MS + (promotion.fromHour + promotion.hours) * HOUR_MS,
          },
        ]
      : [],
  };
};

const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const list = (values: readonly string[], separator = ',') =>
  rarely(fc.subarray([...values], { minLength: 1 }).map((some) => some.join(separator)));
const yes = rarely(fc.constant('1'));

const filter = {
  kind: list(['Leche fresca', 'Yogurt griego'], '|'),
  min: rarely(fc.constantFrom('1', '3.5')),
  max: rarely(fc.constantFrom('2.99', '9')),
  diet: list(['vegan', 'gluten-free']),
  without: list(allergenIds),
  unknown: yes,
  stock: yes,
  offer: yes,
  sort: rarely(fc.constantFrom(...sortOrders)),
  facets: yes,
  view: rarely(fc.constant('card')),
};
const typed = fc.constantFrom('leche', 'LÉCHE fresca', 'lehce', 'leche sin soya', 'fruta', 'g', 'guineo', '');

const anyQuestion = fc.oneof(
  fc
    .record({
      ...filter,
      category: rarely(fc.constantFrom('lacteos', 'Leche', 'General', 'nada')),
      offset: rarely(fc.constantFrom('0', '2')),
      limit: rarely(fc.constantFrom('1', '5')),
    })
    .map((query) => ['', query] as const),
  fc
    .record({ ids: list(['nada', ...ids.slice(0, 5), `${ids[0]} `]), sort: filter.sort, view: filter.view })
    .map((query) => ['', query] as const),
  fc
    .record({
      ...filter,
      q: typed,
      category: list(['lacteos', 'frutas']),
      literal: rarely(fc.constant('true')),
      limit: rarely(fc.constantFrom('1', '3')),
    })
    .map((query) => ['/search', query] as const),
  fc
    .record({ q: typed, products: rarely(fc.constantFrom('0', '3')) })
    .map((query) => ['/suggest', query] as const),
  fc.constantFrom(...ids).map((id) => [`/${id}`, {}] as const),
);

const pathOf = ([rest, query]: readonly [string, Readonly<Record<string, string | undefined>>]): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/api/products${rest}?${new URLSearchParams(given)}`;
};

it('answers alike on the server and in a browser that has kept its catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyProduct, { maxLength: ids.length }),
      fc.array(anyQuestion, { minLength: 10, maxLength: 20 }),
      async (products, questions) => {
        const ask = await readsOver(products.map(toSource), NOW_MS);
        const { products: catalog } = (await ask('/api/catalog/offline')) as {
          products: ProductDetailJson[];
        };
        const respondOffline = catalogResponses(
          catalog,
          () => aWordTable,
          () => NOW_MS,
        );
        for (const question of questions) {
          const path = pathOf(question);
          expect(respondOffline(path), path).toEqual(await ask(path));
        }
      },
    ),
    cases(12),
  );
});
