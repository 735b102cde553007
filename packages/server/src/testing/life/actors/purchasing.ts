import { type Act, type Actor, type Life, type LifeDay, minutes } from '../life.ts';
import { dayAfter, receiveLot, suppliers } from './storeroom.ts';

/** What runs low is ordered of its supplier, comes some days later, whole or in part, and their lists change costs. */
export const purchasing: Actor = (life, day) => {
  const acts: Act[] = [];
  if (day.index === 0) acts.push({ atMs: day.at(5.1), run: () => sayWhoSells(life) });
  if (day.index % 4 === 1) acts.push({ atMs: day.at(8.2), run: () => order(life, day) });
  acts.push({ atMs: day.at(5.4), run: () => receiveOrdered(life, day) });
  if (day.index % 20 === 9) acts.push({ atMs: day.at(14.4), run: () => takeList(life, 1.04, false) });
  if (day.index % 20 === 16) acts.push({ atMs: day.at(14.4), run: () => takeList(life, 1.4, true) });
  return acts;
};

const importFile = (life: Life, rows: readonly (readonly (string | number)[])[], query: object) =>
  life.attempt(
    `POST /api/admin/products/import?${new URLSearchParams({ ...query })}`,
    'catalogo',
    rows.map((row) => row.join(',')).join('\n'),
  );

const supplierOf = (category: string, zone: string): string => {
  if (category === 'Frutas' || category === 'Vegetales') return suppliers[1].name;
  if (zone === 'congelado') return suppliers[3].name;
  return zone === 'seco' ? suppliers[0].name : suppliers[2].name;
};

/** A file says of a third of the catalog who sells it, what it costs, and when it is to be ordered. */
const sayWhoSells = async (life: Life): Promise<void> => {
  const { draw } = life;
  const products = await life.db
    .selectFrom('products')
    .select(['sku', 'category', 'zone', 'stock', 'price_cents'])
    .where('is_active', '=', true)
    .orderBy('sku')
    .execute();
  const rows = draw.someOf(products, Math.ceil(products.length / 3)).map((product) => {
    const cost = (product.price_cents * draw.between(58, 76)) / 10_000;
    return [
      ...[product.sku, supplierOf(product.category, product.zone), `C-${draw.between(10_000, 99_999)}`],
      ...[cost.toFixed(2), Math.max(4, product.stock - draw.between(3, 30)), 12 * draw.between(1, 4)],
    ];
  });
  const head = ['sku', 'supplier', 'supplier_code', 'cost', 'reorder_point', 'reorder_units'];
  const unique = new Map(rows.map((row) => [row[2], row]));
  await importFile(life, [head, ...unique.values()], { reason: 'Suplidores y puntos de pedir.' });
};

/** A supplier's new list by its own codes; one with a mistake is taken back. */
const takeList = async (life: Life, factor: number, isMistaken: boolean): Promise<void> => {
  const supplier = life.draw.oneOf(suppliers.slice(0, 3));
  const products = await life.db
    .selectFrom('products')
    .innerJoin('suppliers', 'suppliers.id', 'products.supplier_id')
    .select(['suppliers.id', 'products.supplier_code', 'products.cost_cents', 'products.price_cents'])
    .where('suppliers.name', '=', supplier.name)
    .where('products.supplier_code', 'is not', null)
    .orderBy('products.sku')
    .limit(25)
    .execute();
  const [first] = products;
  if (!first) return;
  const rows = products.map(({ supplier_code, cost_cents, price_cents }) => [
    supplier_code ?? '',
    (((cost_cents ?? price_cents * 0.65) * factor) / 100).toFixed(2),
    ((price_cents * factor) / 100).toFixed(2),
  ]);
  const taken = await importFile(life, [['Código del suplidor', 'Su costo', 'Detal'], ...rows], {
    ...{ supplier: first.id, heading: '1', columns: 'supplier_code,cost,price' },
    reason: `Lista nueva de ${supplier.name}.`,
  });
  if (!isMistaken || !taken?.batch_id) return;
  life.goTo(life.now() + minutes(6));
  await life.attempt(`POST /api/admin/batches/${taken.batch_id}/undo`, 'catalogo');
};

interface Row {
  readonly id: string;
  readonly supplier: string;
  readonly expected_on: string | null;
}

const ordersIn = async (life: Life, state: string): Promise<readonly Row[]> =>
  (await life.call(`GET /api/admin/purchase-orders?state=${state}`, 'almacen')).orders;

/** The drafts of the last days wait for somebody to look at them. */
const order = async (life: Life, day: LifeDay): Promise<void> => {
  await life.attempt('POST /api/admin/purchase-orders/fill', 'almacen');
  if (day.index > life.dayCount - 3) return;
  for (const { id } of await ordersIn(life, 'borrador')) {
    const { version, supplier, lines } = await life.call(`GET /api/admin/purchase-orders/${id}`, 'almacen');
    const edited = await life.attempt(`PATCH /api/admin/purchase-orders/${id}`, 'almacen', {
      ...{ version, expected_on: dayAfter(day.at(12), life.draw.between(2, 5)) },
      note: life.draw.oneOf(['', '', 'Antes de las 7 de la mañana, por la puerta de atrás.']),
    });
    if (!edited || lines.length === 0) continue;
    const isMistaken = life.draw.chance(0.06);
    const sent = await life.attempt(`POST /api/admin/purchase-orders/${id}/moves`, 'almacen', {
      ...{ version: edited.version, move: 'send', mail: supplier.email !== '' },
    });
    if (sent && isMistaken)
      await life.attempt(`POST /api/admin/purchase-orders/${id}/moves`, 'almacen', {
        ...{ version: sent.version, move: 'cancel', reason: 'El suplidor no trabaja esa semana.' },
      });
  }
};

interface Line {
  readonly product_id: string;
  readonly zone: string;
  readonly units: number;
  readonly received_units: number;
  readonly cost: number | null;
}

const receiveOrdered = async (life: Life, day: LifeDay): Promise<void> => {
  const partial = await ordersIn(life, 'parcial');
  const due = (await ordersIn(life, 'enviada')).filter(({ expected_on }) => (expected_on ?? '') <= day.date);
  // The last trucks are short, so that something is still to come.
  const isShort = day.index > life.dayCount - 4;
  for (const row of due) await receiveTruck(life, row, isShort ? 'part' : 'any');
  if (isShort) return;
  // What is missing comes with another truck, or never.
  for (const row of partial)
    if (life.draw.chance(0.25)) await receiveTruck(life, row, 'rest');
    else if (life.draw.chance(0.12)) await closeOrder(life, row);
};

const closeOrder = async (life: Life, { id }: Row): Promise<void> => {
  const { version } = await life.call(`GET /api/admin/purchase-orders/${id}`, 'almacen');
  await life.attempt(`POST /api/admin/purchase-orders/${id}/moves`, 'almacen', {
    ...{ version, move: 'close', reason: 'El suplidor dice que lo demás no viene.' },
  });
};

/** Each line is a lot with what it cost this time. */
const receiveTruck = async (
  life: Life,
  { id, supplier }: Row,
  comes: 'any' | 'part' | 'rest',
): Promise<void> => {
  const { draw } = life;
  const { lines }: { lines: readonly Line[] } = await life.call(
    `GET /api/admin/purchase-orders/${id}`,
    'almacen',
  );
  const isWhole = comes === 'rest' || (comes === 'any' && draw.chance(0.65));
  for (const line of lines) {
    const left = line.units - line.received_units;
    if (left <= 0 || (!isWhole && draw.chance(0.3))) continue;
    const units = isWhole || draw.chance(0.7) ? left : Math.max(1, Math.floor(left / 2));
    const cost = line.cost === null ? null : line.cost * draw.oneOf([1, 1, 1, 0.97, 1.04]);
    await receiveLot(life, { id: line.product_id, zone: line.zone }, units, {
      ...{ supplier, purchase_order_id: id },
      ...(cost !== null && { cost: Math.round(cost * 100) / 100 }),
    });
    life.goTo(life.now() + minutes(1));
  }
};
