import { aCart } from './browsing.ts';
import {
  aHospital,
  aNurse,
  aWaitingPerson,
  demoAdmin,
  type Nurse,
  type Person,
  SAN_RAFAEL,
  tokenOf,
} from './people.ts';
import { askApi, type Json } from './shop.ts';

/** What the screens show: people, a cart over $100 with free fruit, two orders. All made through the API. */
export interface ScreenWorld {
  readonly nurse: Nurse;
  readonly newcomer: Nurse;
  readonly waiting: Person;
  readonly admin: Person;
  readonly cart: Json;
  readonly smallCart: Json;
  readonly productId: string;
  readonly orderId: string;
}

export const prepareShop = async (): Promise<ScreenWorld> => {
  const nurse = await aNurse({ name: 'Marisol Rivera' });
  const newcomer = await aNurse({ name: 'Ivelisse Ortiz' });
  for (const name of ['Yaritza Colón', 'Héctor Nieves', 'Carmen Vélez']) await aWaitingPerson({ name });
  await aHospital();
  const token = await tokenOf(nurse);
  const [chicken, rice, oil, coffee] = await Promise.all(
    ['pechuga de pollo', 'arroz de grano mediano', 'aceite de oliva', 'café molido'].map((words) =>
      firstFound(words, token),
    ),
  );
  const { products: fruit } = await askApi('/api/products/incentives', { token });
  const lines = [
    { id: chicken.id, quantity: 4 },
    { id: rice.id, quantity: 2 },
    { id: oil.id, quantity: 4 },
    { id: coffee.id, quantity: 3 },
  ];
  const free = fruit.filter(({ price }: Json) => price < 5).slice(0, 3);
  await placeOrder(token, [{ productId: rice.id, quantity: 3 }]);
  const orderId = await placeOrder(token, [
    { productId: chicken.id, quantity: 2 },
    { productId: coffee.id, quantity: 1 },
  ]);
  return {
    nurse,
    newcomer,
    waiting: await aWaitingPerson({ name: 'Lourdes Soto' }),
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
  };
};

const firstFound = async (words: string, token: string): Promise<Json> =>
  (await askApi(`/api/products/search?q=${encodeURIComponent(words)}`, { token })).results[0];

/** One order to the first delivery point and window; answers its id. */
const placeOrder = async (
  token: string,
  items: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<string> => {
  const { deliveryPoints, days } = await askApi('/api/checkout', { token });
  const order = await askApi('/api/orders', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      items,
      incentiveProductIds: [],
      // More than it costs: cheaper goes on.
      expectedTotal: 1_000,
      delivery: { type: 'hospital', deliveryPointId: deliveryPoints[0].id },
      deliveryDate: days[0].date,
      deliveryWindow: '07-09',
      contact: { name: `Marisol Rivera, ${SAN_RAFAEL.name}`, phone: '7875550142' },
      substitution: 'best-match',
      paymentMethod: 'on-delivery',
    },
  });
  return order.id;
};
