import type { SampleValues } from './valid-request.ts';
import type { FuzzFixture } from './world/fuzz-fixture.ts';

/** Values of this shop for fields that refer to them, and for rules that a schema can't express. */
export const sampleValues = async ({ db, customer, ...world }: FuzzFixture): Promise<SampleValues> => {
  const [products, recipes, articles, hospitals] = await Promise.all(
    (['products', 'recipes', 'articles', 'hospitals'] as const).map(async (table) =>
      (await db.selectFrom(table).select('id').orderBy('id').limit(4).execute()).map(({ id }) => id),
    ),
  );
  const order = await world.anOrder();
  return {
    'products.id': products ?? [],
    'stock.id': products ?? [],
    'recipes.id': recipes ?? [],
    'articles.id': articles ?? [],
    'hospitals.id': hospitals ?? [],
    'orders.id': [order.id],
    productId: products ?? [],
    product_id: products ?? [],
    recipeId: recipes ?? [],
    deliveryPointId: [world.pointId],
    order_ids: [[order.id]],
    slug: world.slugs,
    route: hospitals ?? [],
    userId: [customer.id],
    ids: [products?.join(',')],
    // Another account's would be refused before anything else.
    user_id: [undefined],
    'voice-order-tools.user_id': [customer.id],
    ...cursors,
    ...ofOneShape,
    ...words,
  };
};

const ID = '3f2b8c1e-4d5a-4b6c-8d7e-000000000007';

const cursors: SampleValues = {
  after: [undefined],
  before: [`2026-11-20T15:05:00.000Z_${ID}`],
  'movements.before': [1_000],
  'sessions.before': [undefined],
  id: [ID],
};

/** A value that satisfies a rule between fields, or one that the schema doesn't express. */
const ofOneShape: SampleValues = {
  'orders.status': [undefined],
  'recipe-images.category': [undefined],
  'products.category': ['Frutas'],
  'products.price': [1, 2.5],
  'products.tags': [undefined],
  nutrition: [undefined, null],
  'bulk.changes': [[{ field: 'is_active', operation: 'set', value: true }]],
  'preferences.members': [[]],
  'progress.answers': [undefined],
  tool_name: ['get_cart', 'get_recipes', 'get_order_history'],
  arguments: [{}],
  call_id: [undefined],
  confirms: [undefined],
  cart: [undefined],
  transcripts: [undefined],
  undone: [undefined],
  missing: [12],
  category: ['frutas'],
  diet: ['vegan'],
};

const words: SampleValues = {
  reason: ['Sube el flete'],
  date: ['2026-11-25'],
  window: ['07-09'],
  municipio: ['San Juan'],
  zip: ['00926'],
  phone: ['787-555-0142'],
  whatsapp: ['787-555-0142'],
  merchantNumber: ['1234567-0016'],
  without: ['huevo'],
  said: ['sin cerdo'],
  food: ['cerdo'],
  words: [['cerdo'], ['pata', 'tocino']],
  unless: [[], ['pollo']],
};
