import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { type Act, type Actor, type Customer, type Life, minutes, type Product, Refused } from '../life.ts';

const searches = [
  ...[
    'arroz',
    'leche',
    'pollo',
    'guineos',
    'pan integral',
    'avena',
    'habichuelas',
    'yogur',
    'café',
    'huevos',
  ],
  ...[
    'agua',
    'sin gluten',
    'queso',
    'atún',
    'frutas',
    'snacks',
    'aros',
    'pechuga',
    'batata',
    'jugo de china',
  ],
  ...['sushi', 'quinoa roja', 'kombucha', 'tofu ahumado', 'leche de cabra', 'pan de agua caliente'],
] as const;
const windows = ['07-09', '15-17', '15-17', '19-21', '19-21', '23-01'] as const;

/** As a week goes: people order before their shifts, less on a Sunday. */
const weights = [0.7, 1.2, 1.1, 1, 1.1, 1.2, 0.8] as const;

/** Customers look for food, order it, and most of them pay. */
export const shopping: Actor = (life, day) => {
  const weight = weights[new Date(`${day.date}T12:00:00-04:00`).getUTCDay()] ?? 1;
  const grown = 0.7 + (0.6 * day.index) / life.dayCount;
  const count = Math.round((life.orderCount / life.dayCount) * weight * grown + life.draw.share() - 0.5);
  const left: readonly Act[] =
    day.index % 8 === 3 ? [{ atMs: day.at(11), run: () => leaveUnpaid(life) }] : [];
  const visits = Array.from({ length: Math.max(1, count) }, (): Act => {
    const atMs = day.at(life.draw.between(11 * 60, 23 * 60) / 60);
    return { atMs, run: () => shop(life) };
  });
  return [...left, ...visits];
};

const shop = async (life: Life): Promise<void> => {
  const { draw } = life;
  if (life.customers.length === 0) return;
  const customer = draw.oneOf(life.customers);
  await look(life, customer);
  const order = await placeOrder(life, customer);
  if (!order) return;
  if (order.payment_method === 'on-delivery') await after(life, customer, order);
  else await pay(life, customer, order);
};

/** One or two searches, of which some find nothing and some lead to a product. */
const look = async (life: Life, customer: Customer): Promise<void> => {
  const { draw } = life;
  for (let count = draw.between(0, 2); count > 0; count--) {
    const query = draw.oneOf(searches);
    const { searchId, products } = await life.call(
      `GET /api/products/search?q=${encodeURIComponent(query)}`,
      customer,
    );
    const first: Product | undefined = products?.[0];
    await life.attempt('POST /api/searches', customer, {
      ...{ searchId: searchId ?? draw.uuid(), query },
      ...(first && draw.chance(0.6) && { productId: first.id }),
    });
    if (first) await life.attempt(`GET /api/products/${first.id}`, customer);
  }
};

export interface PlacedOrder {
  readonly id: string;
  readonly version: number;
  readonly total: number;
  readonly payment_method: 'on-delivery' | 'card' | 'ath-movil';
  readonly items: readonly { readonly product_id: string; readonly total_price: number }[];
}

interface OrderWishes {
  readonly method?: PlacedOrder['payment_method'];
  readonly lines?: number;
  /** The first unless said. */
  readonly date?: string;
  readonly window?: (typeof windows)[number];
  readonly isAtHospital?: boolean;
  /** Staff who place it for the customer on the telephone. */
  readonly by?: 'cuentas';
}

/** Null where the shop refuses it: a full window, nothing left. */
export const placeOrder = async (
  life: Life,
  customer: Customer,
  wishes: OrderWishes = {},
): Promise<PlacedOrder | null> => {
  const { draw } = life;
  const picked = draw.someOf(life.products(), wishes.lines ?? draw.between(2, 9));
  const items = picked.map(({ id }) => ({ productId: id, quantity: draw.between(1, 4) }));
  const draft = {
    items,
    incentiveProductIds: [],
    delivery:
      wishes.isAtHospital || draw.chance(0.9)
        ? { type: 'hospital', deliveryPointId: customer.pointId }
        : home,
    deliveryDate: wishes.date ?? draw.oneOf(deliveryDates(life.now()).slice(0, 3)),
    deliveryWindow: wishes.window ?? draw.oneOf(windows),
    contact: { name: customer.fullName, phone: customer.phone },
    substitution: draw.oneOf(['best-match', 'best-match', 'call-me', 'none']),
    paymentMethod:
      wishes.method ??
      draw.oneOf(['card', 'card', 'card', 'ath-movil', 'ath-movil', 'on-delivery', 'on-delivery']),
  };
  const sumCents = picked.reduce(
    (sum, { current_price }, index) => sum + Math.round(current_price * 100) * (items[index]?.quantity ?? 0),
    0,
  );
  return sendOrder(life, { customer, by: wishes.by }, draft, sumCents / 100);
};

const home = {
  type: 'home',
  address: {
    ...{ urbanizacion: '', street: 'Calle Demo 12', apartment: '', municipio: 'San Juan', zip: '00907' },
  },
} as const;

/** What the shop says has changed meanwhile is taken over, as the checkout does. */
const sendOrder = async (
  life: Life,
  from: { readonly customer: Customer; readonly by: 'cuentas' | undefined },
  draft: { readonly items: readonly { readonly productId: string; readonly quantity: number }[] },
  expectedTotal: number,
  tries = 4,
): Promise<PlacedOrder | null> => {
  const headers = { 'idempotency-key': life.draw.uuid() };
  try {
    const { customer, by } = from;
    const key = by ? `POST /api/admin/customers/${customer.id}/orders` : 'POST /api/orders';
    const order = await life.call(key, by ?? customer, { ...draft, expectedTotal }, headers);
    life.customerOf.set(order.id, customer);
    return order;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const changes: readonly { kind: string; productId?: string; total?: number; available?: number }[] =
      error.problem.changes ?? [];
    const gone = new Map(
      changes.flatMap(({ productId, available }) =>
        productId ? [[productId, available ?? 0] as const] : [],
      ),
    );
    const items = draft.items
      .map((item) => ({
        ...item,
        quantity: Math.min(item.quantity, gone.get(item.productId) ?? item.quantity),
      }))
      .filter(({ quantity }) => quantity > 0);
    const dearer = changes.find(({ kind }) => kind === 'dearer')?.total;
    if (tries === 0 || items.length === 0 || changes.length === 0) return null;
    return sendOrder(life, from, { ...draft, items }, dearer ?? expectedTotal, tries - 1);
  }
};

const pay = async (life: Life, customer: Customer, order: PlacedOrder): Promise<void> => {
  const { draw } = life;
  const method = order.payment_method;
  const begun = await life.attempt(`POST /api/orders/${order.id}/payments`, customer, {
    method,
    phone: customer.phone,
  });
  // Some leave the page, and the time to pay runs out.
  if (!begun || draw.chance(0.05)) return;
  if (method === 'card') {
    if (draw.chance(0.06)) await life.payByCard(begun.redirect_url, 'declined');
    await life.payByCard(begun.redirect_url);
  } else life.confirmAth(begun.payment_id);
  life.goTo(life.now() + minutes(1));
  await life.attempt(`POST /api/orders/${order.id}/payments/${begun.payment_id}/refresh`, customer);
  await after(life, customer, order);
};

/** A few change their mind: another day, one thing fewer, or nothing at all. */
const after = async (life: Life, customer: Customer, { id }: PlacedOrder): Promise<void> => {
  const { draw } = life;
  if (!draw.chance(0.12)) return;
  life.goTo(life.now() + minutes(draw.between(3, 15)));
  const { version, items, total } = (await life.call(`GET /api/orders/${id}`, customer)) as PlacedOrder;
  const kind = draw.oneOf(['cancel', 'reschedule', 'fewer'] as const);
  const first = items[0];
  if (kind === 'cancel') await life.attempt(`POST /api/orders/${id}/cancellation`, customer, { version });
  else if (kind === 'reschedule')
    await life.attempt(`POST /api/orders/${id}/reschedule`, customer, {
      ...{ version, deliveryDate: deliveryDates(life.now())[2], deliveryWindow: draw.oneOf(windows) },
    });
  else if (first && items.length > 1)
    await life.attempt(`POST /api/orders/${id}/lines`, customer, {
      ...{ version, expectedTotal: Math.round((total - first.total_price) * 100) / 100 },
      ...{ lines: [{ productId: first.product_id, quantity: 0 }] },
    });
};

/** Begins to pay by card, and goes away. */
export const leaveUnpaid = async (life: Life): Promise<void> => {
  for (const customer of life.draw.someOf(life.customers, 8)) {
    const order = await placeOrder(life, customer, { method: 'card' });
    if (order) return life.attempt(`POST /api/orders/${order.id}/payments`, customer, { method: 'card' });
  }
};
