import type { Act, Actor, Life, LifeDay } from '../life.ts';

/** Finance closes yesterday, pays some lines back, and writes down what went in and out of the drawer. */
export const money: Actor = (life, day) => {
  const acts: Act[] = [];
  // Yesterday stays open today, for whoever looks.
  if (day.index > 0 && !day.isLast)
    acts.push({ atMs: day.at(8.5), run: () => closeDay(life, dayBefore(day, 1)) });
  if (life.draw.chance(0.3)) acts.push({ atMs: day.at(10), run: () => refundLines(life) });
  if (life.draw.chance(0.12)) acts.push({ atMs: day.at(11), run: () => writeEntry(life) });
  if (life.draw.chance(0.2)) acts.push({ atMs: day.at(11.5), run: () => cancelOrder(life) });
  if (day.index > 2 && !day.isLast)
    acts.push({ atMs: day.at(8.8), run: () => correctClose(life, dayBefore(day, 2)) });
  if (life.draw.chance(0.15)) acts.push({ atMs: day.at(10.2), run: () => refundAtDoor(life) });
  if (day.index % 20 === 15) acts.push({ atMs: day.at(12), run: () => excuse(life) });
  if (!day.isLast) acts.push({ atMs: day.at(10.5), run: () => cancelUnclaimed(life) });
  return [...acts, { atMs: day.at(9.5), run: () => review(life) }];
};

const dayBefore = (day: LifeDay, days: number): string =>
  new Date(day.at(12) - days * 86_400_000).toISOString().slice(0, 10);

const closeDay = async (life: Life, date: string): Promise<void> => {
  const close = await life.call(`GET /api/admin/payments/close?day=${date}`, 'finanzas');
  if (!close.may_close) return;
  const expected: number = close.cash.expected;
  const missing = expected > 10 && life.draw.chance(0.15) ? life.draw.oneOf([0.5, 1, 5]) : 0;
  const counted = Math.max(0, Math.round((expected - missing) * 100) / 100);
  await life.attempt('POST /api/admin/payments/close', 'finanzas', {
    ...{ day: date, expected, counted },
    ...(counted !== expected && { reason: 'Falta menudo en la caja; se busca en la ruta de la noche.' }),
  });
};

/** Some of what was missing turns up the day after. */
const correctClose = async (life: Life, date: string): Promise<void> => {
  const { closed, cash } = await life.call(`GET /api/admin/payments/close?day=${date}`, 'finanzas');
  if (!closed || cash.counted === null || cash.counted >= cash.expected || life.draw.chance(0.3)) return;
  await life.attempt('POST /api/admin/payments/cash-entries', 'finanzas', {
    ...{ id: life.draw.uuid(), way: 'cash', corrects: date },
    amount: Math.round((cash.expected - cash.counted) * 100) / 100,
    reason: 'Apareció en el bulto de la ruta de la noche.',
  });
};

interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  readonly version: number;
  readonly way: string | null;
  readonly order_status: string;
  readonly lines: readonly {
    readonly item_id: number;
    readonly left: number;
    readonly may_restock: boolean;
  }[];
}

const refundLines = (life: Life): Promise<void> => refund(life, 'status=cobrado');

/** In cash, of the drawer. */
const refundAtDoor = (life: Life): Promise<void> => refund(life, 'status=cobrado&way=cash', 'cash');

const refund = async (life: Life, query: string, way?: 'cash'): Promise<void> => {
  const { payments }: { payments: readonly PaymentRow[] } = await life.call(
    `GET /api/admin/payments?${query}`,
    'finanzas',
  );
  const payment = payments.find(
    ({ order_status, lines }) => order_status === 'entregado' && lines.some(({ left }) => left > 0),
  );
  if (!payment) return;
  const lines = payment.lines.filter(({ left }) => left > 0);
  const chosen = life.draw.chance(0.2) ? lines : lines.slice(0, 1);
  await life.attempt(`POST /api/admin/payments/${payment.id}/refund`, 'finanzas', {
    ...{ version: payment.version, ...(way && { way }) },
    reason: life.draw.oneOf([
      'Llegó golpeado.',
      'El empaque estaba abierto.',
      'Llegó otra cosa.',
      'Se venció en la nevera del piso.',
    ]),
    lines: chosen.map(({ item_id, left }) => ({ item_id, quantity: left, restock: false })),
  });
};

const writeEntry = async (life: Life): Promise<void> => {
  const [amount, reason] = life.draw.oneOf([
    [-12.5, 'Hielo para las neveras del reparto.'],
    [-8, 'Estacionamiento del hospital.'],
    [20, 'Menudo para dar cambio.'],
  ] as const);
  await life.attempt('POST /api/admin/payments/cash-entries', 'finanzas', {
    id: life.draw.uuid(),
    way: 'cash',
    amount,
    reason,
  });
};

/** Staff cancel an order or a line of one that nobody prepares yet. */
const cancelOrder = async (life: Life): Promise<void> => {
  const { orders } = await life.call('GET /api/admin/orders?status=confirmado', 'finanzas');
  const row = orders.at(-1);
  if (!row) return;
  const { version, items } = await life.call(`GET /api/admin/orders/${row.id}`, 'finanzas');
  const isWhole = life.draw.chance(0.5);
  await life.attempt(`POST /api/admin/orders/${row.id}/cancel`, 'finanzas', {
    ...{ version, restock: true, refund: true, reason: 'La persona llamó y ya no lo necesita.' },
    ...(!isWhole && { lines: [{ item_id: items[0].id, quantity: 1 }] }),
  });
  await life.attempt(`POST /api/admin/orders/${row.id}/notes`, 'almacen', {
    text: 'Llamó por teléfono: quedamos en quitarlo del pedido.',
    send: life.draw.chance(0.5),
  });
};

/** Most of what nobody received, or was never answered for, is called off the day after. */
const cancelUnclaimed = async (life: Life): Promise<void> => {
  const { orders } = await life.call(
    'GET /api/admin/orders?status=no_entregado,esperando_cliente',
    'finanzas',
  );
  for (const { id, version, status } of orders)
    if (status === 'esperando_cliente' || life.draw.chance(0.6))
      await life.attempt(`POST /api/admin/orders/${id}/cancel`, 'finanzas', {
        ...{ version, restock: true, refund: true, reason: 'Nadie lo recibió ni contestó.' },
      });
};

/** Somebody had an emergency: the order that nobody received doesn't count against them. */
const excuse = async (life: Life): Promise<void> => {
  const { orders } = await life.call('GET /api/admin/orders?status=no_entregado,cancelado', 'cuentas');
  for (const { id } of orders) {
    const { may_excuse } = await life.call(`GET /api/admin/orders/${id}`, 'cuentas');
    if (!may_excuse) continue;
    await life.attempt(`POST /api/admin/orders/${id}/excuse-no-show`, 'cuentas', {
      reason: 'Hubo una emergencia en su piso.',
    });
    return;
  }
};

/** Large orders payable at the door wait for a person. */
const review = async (life: Life): Promise<void> => {
  const { orders } = await life.call('GET /api/admin/orders/waiting', 'cuentas');
  for (const { id, version } of orders)
    await life.attempt(`POST /api/admin/orders/${id}/review`, 'cuentas', {
      ...(life.draw.chance(0.8)
        ? { decision: 'approve' }
        : { decision: 'refuse', reason: 'No pudimos confirmarlo por teléfono.' }),
      version,
    });
};
