import { aCart } from './browsing.ts';
import { callApi, callApiOrThrow, type Json } from './shop.ts';
import {
  aNurse,
  aWaitingUser,
  demoAdmin,
  demoCatalog,
  type Nurse,
  type TestUser,
  tokenOf,
  uniqueText,
} from './test-users.ts';
import { aSpokenSession } from './voice/voice.ts';

/** What the screens show: people, a cart over $100 with free fruit, two orders. All made through the API. */
export interface ScreenFixture {
  readonly nurse: Nurse;
  readonly newcomer: Nurse;
  readonly waiting: TestUser;
  readonly admin: TestUser;
  readonly cart: Json;
  readonly smallCart: Json;
  readonly productId: string;
  readonly orderId: string;
  readonly listId: string;
  readonly recipeId: string;
}

export const prepareScreenFixture = async (): Promise<ScreenFixture> => {
  const nurse = await aNurse({ name: 'Enfermera de Noche' });
  const newcomer = await aNurse({ name: 'Enfermera de Día' });
  for (const name of ['Técnica de Rayos X', 'Auxiliar de Piso', 'Terapista Respiratoria'])
    await aWaitingUser({ name });
  await aSpokenSession();
  await anArticleToReview();
  const token = await tokenOf(nurse);
  const [chicken, rice, oil, coffee] = await Promise.all(
    ['pechuga de pollo', 'arroz de grano mediano', 'aceite de oliva', 'café molido'].map((words) =>
      firstSearchResult(words, token),
    ),
  );
  const { recipes } = await callApiOrThrow('/api/recipes?limit=200', { token });
  const { products: fruit } = await callApiOrThrow('/api/products/incentives', { token });
  const lines = [
    { id: chicken.id, quantity: 7 },
    { id: rice.id, quantity: 2 },
    { id: oil.id, quantity: 4 },
    { id: coffee.id, quantity: 3 },
  ];
  const free = fruit.filter(({ price }: Json) => price < 5).slice(0, 3);
  await anOrderOf(token, [{ productId: rice.id, quantity: 3 }]);
  const orderId = await anOrderOf(token, [
    { productId: chicken.id, quantity: 2 },
    { productId: coffee.id, quantity: 1 },
  ]);
  return {
    nurse,
    newcomer,
    waiting: await aWaitingUser({ name: 'Persona en Espera' }),
    admin: demoAdmin,
    cart: await aCart(
      lines,
      free.map(({ id }: Json) => id),
    ),
    smallCart: await aCart(
      lines.slice(0, 2),
      free.slice(0, 1).map(({ id }: Json) => id),
    ),
    productId: chicken.id,
    orderId,
    listId: await saveSomeProducts(token, [rice, chicken, oil, coffee]),
    recipeId: recipes.find(({ title }: Json) => title === 'Arroz con gandules de caldero').id,
  };
};

/** An article that a colleague with the role `catalogo` wrote and sent to review. */
const anArticleToReview = async (): Promise<void> => {
  const token = await tokenOf(demoCatalog);
  const { id, version } = await callApiOrThrow('/api/admin/articles', {
    token,
    body: {
      title: 'Guardar viandas',
      slug: `guardar-viandas-${uniqueText()}`,
      ...{ topic: 'cocina', level: 'basico', emoji: '🍠', summary: 'En agua y en la nevera.' },
      body: 'Pela la yautía y cúbrela con agua.',
      sources: [],
      quiz: [{ question: '¿Dónde?', options: ['Nevera', 'Mesa'], answer: 0, why: 'Así no se oscurece.' }],
      ...{ product_ids: [], recipe_ids: [], review_by: '2030-01-31' },
    },
  });
  await callApiOrThrow(`/api/admin/articles/${id}/moves`, { token, body: { version, move: 'ask-review' } });
};

const firstSearchResult = async (words: string, token: string): Promise<Json> =>
  (await callApiOrThrow(`/api/products/search?q=${encodeURIComponent(words)}`, { token })).results[0];

/** One order to the first delivery point and window; answers its id. */
export const anOrderOf = async (
  token: string,
  items: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<string> => {
  const { deliveryPoints, days } = await callApiOrThrow('/api/checkout', { token });
  const order = {
    items,
    incentiveProductIds: [],
    delivery: { type: 'hospital', deliveryPointId: deliveryPoints[0].id },
    deliveryDate: days[0].date,
    deliveryWindow: '07-09',
    contact: { name: 'Enfermera de Noche', phone: '7875550142' },
    substitution: 'best-match',
    paymentMethod: 'on-delivery',
  };
  const send = (expectedTotal: number) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return callApi('/api/orders', { token, headers, body: { ...order, expectedTotal } });
  };
  // Refused as dearer than nothing; the refusal says what it costs.
  const { json } = await send(0);
  const { total } = json.changes.find(({ kind }: Json) => kind === 'dearer');
  return (await send(total)).json.id;
};

/** Favourites, and a list with one product that they have already; answers the list's id. */
const saveSomeProducts = async (token: string, products: readonly Json[]): Promise<string> => {
  for (const { id } of products) await callApiOrThrow(`/api/me/favorites/${id}`, { token, method: 'PUT' });
  const id = crypto.randomUUID();
  const lines = products.map((product, index) => ({
    productId: product.id,
    quantity: index + 1,
    isChecked: index === 1,
  }));
  await callApiOrThrow('/api/me/lists', { token, body: { id, name: 'Compra de la semana', lines } });
  return id;
};
