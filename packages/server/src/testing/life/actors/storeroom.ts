import type { Act, Actor, Life } from '../life.ts';

const suppliers = [
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

/** The store room receives goods, counts shelves, throws away what is spoilt, and withdraws lots. */
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

/** What runs low first, as far as the van holds. */
const receive = async (life: Life): Promise<void> => {
  const low = await life.db
    .selectFrom('products')
    .select(['id', 'stock', 'zone'])
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .orderBy('stock')
    .orderBy('sku')
    .limit(16)
    .execute();
  for (const { id, zone } of low) {
    // A few stay sold out, as in every shop.
    if (life.draw.chance(0.15)) continue;
    const days = zone === 'seco' ? life.draw.between(120, 400) : life.draw.between(9, 40);
    await life.attempt(`POST /api/admin/stock/${id}/receive`, 'almacen', {
      ...{
        id: life.draw.uuid(),
        units: life.draw.between(12, 60),
        supplier: life.draw.oneOf(suppliers).name,
      },
      ...{ lot: `L-${life.draw.between(10_000, 99_999)}`, expires_on: dayAfter(life.now(), days) },
      ...(zone !== 'seco' && {
        temperature_f: zone === 'congelado' ? life.draw.between(-5, 0) : life.draw.between(33, 39),
      }),
    });
  }
};

const dayAfter = (ms: number, days: number): string =>
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
