import type { Act, Actor, Life } from '../life.ts';

export const suppliers = [
  {
    name: 'Distribuidora Demo del Norte',
    email: 'ventas@distribuidora-norte.example',
    phone: '7875550191',
    note: 'Trae lunes y jueves.',
  },
  { name: 'Frutas y Viandas Demo', email: 'pedidos@frutas-viandas.example', phone: '7875550192', note: '' },
  {
    name: 'Lácteos Demo',
    email: 'ventas@lacteos.example',
    phone: '7875550193',
    note: 'En frío: mide antes de recibir.',
  },
  { name: 'Almacenes Demo del Sur', email: '', phone: '', note: '' },
] as const;

/** The store room receives goods that nobody ordered, counts shelves, throws away what is spoilt, and withdraws lots. */
export const storeroom: Actor = (life, day) => {
  const acts: Act[] = [];
  if (day.index === 0) acts.push({ atMs: day.at(5), run: () => addSuppliers(life) });
  if (day.index % 2 === 0) acts.push({ atMs: day.at(5.2), run: () => receive(life) });
  if (day.index % 7 === 3) acts.push({ atMs: day.at(13), run: () => countShelves(life) });
  if (day.index % 5 === 4) acts.push({ atMs: day.at(14), run: () => throwAway(life) });
  if (day.index === Math.floor(life.dayCount * 0.4) || day.index === life.dayCount - 4)
    acts.push({ atMs: day.at(14.5), run: () => recall(life) });
  return acts;
};

const addSuppliers = async (life: Life): Promise<void> => {
  for (const supplier of suppliers) await life.attempt('POST /api/admin/suppliers', 'almacen', supplier);
};

interface Shelf {
  readonly id: string;
  readonly stock: number;
  readonly reserved: number;
  readonly zone: string;
  readonly lots: readonly { readonly id: string; readonly units_left: number; readonly state: string }[];
}
const shelfOf = (life: Life, id: string): Promise<Shelf> =>
  life.call(`GET /api/admin/stock/${id}`, 'almacen');

/** What nobody orders of a supplier and runs low comes with the shop's own van. */
const receive = async (life: Life): Promise<void> => {
  const low = await life.db
    .selectFrom('products')
    .select(['id', 'zone'])
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .where('reorder_point', 'is', null)
    .orderBy('stock')
    .orderBy('sku')
    .limit(8)
    .execute();
  // A few stay sold out, as in every shop.
  for (const product of low)
    if (!life.draw.chance(0.15))
      await receiveLot(life, product, life.draw.between(12, 60), {
        supplier: life.draw.oneOf(suppliers).name,
      });
};

/** With temperature and expiry as such goods have. */
export const receiveLot = async (
  { draw, now, attempt }: Life,
  { id, zone }: { readonly id: string; readonly zone: string },
  units: number,
  origin: { readonly supplier: string; readonly purchase_order_id?: string; readonly cost?: number },
): Promise<void> => {
  const days = zone === 'seco' ? draw.between(120, 400) : draw.between(9, 40);
  await attempt(`POST /api/admin/stock/${id}/receive`, 'almacen', {
    ...{
      id: draw.uuid(),
      units,
      lot: `L-${draw.between(10_000, 99_999)}`,
      expires_on: dayAfter(now(), days),
    },
    ...(zone !== 'seco' && {
      temperature_f: zone === 'congelado' ? draw.between(-5, 0) : draw.between(33, 39),
    }),
    ...origin,
  });
};

export const dayAfter = (ms: number, days: number): string =>
  new Date(ms + days * 86_400_000).toISOString().slice(0, 10);

const countShelves = async (life: Life): Promise<void> => {
  for (const { id } of life.draw.someOf(life.products(), 8)) {
    const { stock, reserved } = await shelfOf(life, id);
    const difference = life.draw.oneOf([0, 0, 0, -1, -2, 1]);
    await life.attempt(`POST /api/admin/stock/${id}/count`, 'almacen', {
      ...{ id: life.draw.uuid(), counted: Math.max(reserved, stock + reserved + difference) },
      ...{ stock_seen: stock, reserved_seen: reserved, reason: 'Conteo de la semana.' },
    });
  }
};

const throwAway = async (life: Life): Promise<void> => {
  for (const { id } of life.draw.someOf(life.products(), 4)) {
    const { stock, lots } = await shelfOf(life, id);
    if (stock < 6) continue;
    const lot = lots.find(({ units_left, state }) => units_left > 2 && state === 'bien');
    await life.attempt(`POST /api/admin/stock/${id}/waste`, 'almacen', {
      ...{ id: life.draw.uuid(), units: life.draw.between(1, 3), ...(lot && { lot_id: lot.id }) },
      reason: life.draw.oneOf(['Se dañó la nevera.', 'Empaque roto.', 'Pasó su fecha.']),
    });
  }
};

/** The supplier withdraws the lot that most customers have. */
const recall = async (life: Life): Promise<void> => {
  const lot = await life.db
    .selectFrom('order_item_lots')
    .innerJoin('lots', 'lots.id', 'order_item_lots.lot_id')
    .select(({ fn }) => ['lots.id', fn.countAll().as('lines')])
    .groupBy(['lots.id', 'lots.code'])
    .orderBy('lines', 'desc')
    .orderBy('lots.code')
    .executeTakeFirst();
  if (!lot) return;
  await life.attempt('POST /api/admin/recalls', 'almacen', {
    ...{ id: life.draw.uuid(), lot_ids: [lot.id], tells_possible: false },
    reason: 'El suplidor avisó de un empaque que puede estar abierto.',
    message: 'No lo consumas. Guárdalo aparte y contesta este correo: te devolvemos el dinero.',
  });
};
