import { randomUUID } from 'node:crypto';
import { productMoney } from '@nutricion/contract/kit/money';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { changeProduct, missingReason } from './change-product.ts';
import { type EditableProduct, readEditableProducts, withIds } from './editable-product.ts';
import { unknownProduct } from './product-reads.ts';
import { writeProducts } from './write-products.ts';

type Scheduled = Selectable<Schema['scheduled_prices']>;

interface ScheduledPriceJson extends Pick<Scheduled, 'id' | 'starts_on' | 'ends_on' | 'reason' | 'state'> {
  readonly price: number;
  readonly by: string | null;
}

interface ScheduledPriceChange {
  readonly price: number;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly reason?: string | undefined;
}

/** The price history of a product, the oldest first, and its scheduled prices. */
export const readPrices = async (db: Kysely<Schema>, productId: string) => {
  const [history, scheduled] = await Promise.all([
    db
      .selectFrom('price_history as h')
      .leftJoin('profiles as p', 'p.id', 'h.actor_id')
      .select(['h.price_cents', 'h.changed_at', 'p.full_name as by'])
      .where('h.product_id', '=', productId)
      .orderBy('h.id', 'desc')
      .limit(MAX_SHOWN_PRICES)
      .execute(),
    scheduledOf(db, sql<boolean>`s.product_id = ${productId}`),
  ]);
  return {
    history: history.toReversed().map(({ changed_at, price_cents, ...row }) => ({
      ...row,
      price: priceOf(price_cents),
      changed_at: changed_at.toISOString(),
    })),
    scheduled,
  };
};

/** More points than this can't be distinguished in a chart. */
const MAX_SHOWN_PRICES = 500;

const scheduledOf = async (
  db: Kysely<Schema>,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<ScheduledPriceJson[]> => {
  const { rows } = await sql<Omit<ScheduledPriceJson, 'price'> & { readonly price_cents: number }>`
    select s.id, s.price_cents, s.starts_on, s.ends_on, s.reason, s.state, p.full_name as by
    from scheduled_prices s left join profiles p on p.id = s.actor_id
    where ${condition} order by s.starts_on, s.id
  `.execute(db);
  return rows.map(({ price_cents, ...row }) => ({ ...row, price: priceOf(price_cents) }));
};

/** Schedules a price from one day to another, both included; one that starts today applies at once. */
export const schedulePrice = async (
  db: Kysely<Schema>,
  actorId: string,
  productId: string,
  change: ScheduledPriceChange,
  nowMs: number,
): Promise<Result<ScheduledPriceJson, Refusal>> => {
  const today = puertoRicoDate(nowMs);
  const id = randomUUID();
  const done = await withProduct(db, actorId, productId, async (trx, product) => {
    const running = await runningBefore(trx, productId, change.starts_on);
    const errors = scheduledPriceIssues(change, [product.price, running ?? product.price], today);
    if (errors) return refuse({ kind: 'invalid-input', errors });
    const other = await overlapping(trx, productId, change);
    if (other)
      return refuse({
        kind: 'invalid-input',
        errors: { starts_on: `${spanText(other)} ya hay un precio programado. Quítalo o escoge otros días.` },
      });
    const { reason = null, price, ...span } = change;
    await trx
      .insertInto('scheduled_prices')
      .values({ id, product_id: productId, price_cents: centsOf(price), ...span, reason, actor_id: actorId })
      .execute();
    await switchPrices(trx, product, today);
    return accept(null);
  });
  return done.ok ? scheduledPriceById(db, id) : done;
};

/** Cancels a scheduled price; a running one is replaced by the price before it. */
export const unschedulePrice = async (
  db: Kysely<Schema>,
  actorId: string,
  productId: string,
  priceId: string,
): Promise<Result<ScheduledPriceJson, Refusal>> => {
  const done = await withProduct(db, actorId, productId, async (trx, product) => {
    const scheduled = await trx
      .selectFrom('scheduled_prices')
      .selectAll()
      .where('id', '=', priceId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (!scheduled) return refuse({ kind: 'not-found', what: 'ese precio programado' });
    if (scheduled.state === 'vigente') await restorePrice(trx, product, scheduled, actorId);
    if (scheduled.state !== 'terminado') await setState(trx, priceId, { state: 'quitado' });
    return accept(null);
  });
  return done.ok ? scheduledPriceById(db, priceId) : done;
};

const withProduct = (
  db: Kysely<Schema>,
  actorId: string,
  productId: string,
  work: (trx: Transaction<Schema>, product: EditableProduct) => Promise<Result<null, Refusal>>,
): Promise<Result<null, Refusal>> =>
  rollBackOnRefusal(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const [product] = await readEditableProducts(trx, withIds([productId]), { isLocked: true });
    return product ? work(trx, product) : refuse(unknownProduct);
  });

const scheduledPriceById = async (
  db: Kysely<Schema>,
  id: string,
): Promise<Result<ScheduledPriceJson, Refusal>> => {
  const [one] = await scheduledOf(db, sql<boolean>`s.id = ${id}`);
  return one ? accept(one) : refuse({ kind: 'not-found', what: 'ese precio programado' });
};

/** Dollars, as the form of a product has them. */
const priceOf = (regularPriceCents: number): number => productMoney.toJson({ regularPriceCents }).price;
const centsOf = (price: number): number => productMoney.fromJson({ price }).regularPriceCents;

const scheduledPriceIssues = (
  { price, starts_on, ends_on, reason }: ScheduledPriceChange,
  prices: readonly number[],
  today: string,
): Readonly<Record<string, string>> | null => {
  if (starts_on < today) return { starts_on: 'Ese día ya pasó. Escoge hoy o uno después.' };
  if (ends_on !== null && ends_on < starts_on)
    return { ends_on: 'Escoge un último día que no sea antes del primero.' };
  if (price === prices[0]) return { price: 'Ese es el precio de ahora. Escribe otro.' };
  return prices.map((before) => missingReason({ price: before }, { price }, reason)).find(Boolean) ?? null;
};

/** The price to which a product returns if the scheduled price that runs today ends before `day`; else null. */
const runningBefore = async (
  trx: Transaction<Schema>,
  productId: string,
  day: string,
): Promise<number | null> => {
  const running = await trx
    .selectFrom('scheduled_prices')
    .select('price_before_cents')
    .where('product_id', '=', productId)
    .where('state', '=', 'vigente')
    .where('ends_on', '<', day)
    .executeTakeFirst();
  const cents = running?.price_before_cents ?? null;
  return cents === null ? null : priceOf(cents);
};

const overlapping = (
  trx: Transaction<Schema>,
  productId: string,
  { starts_on, ends_on }: ScheduledPriceChange,
) =>
  trx
    .selectFrom('scheduled_prices')
    .select(['starts_on', 'ends_on'])
    .where('product_id', '=', productId)
    .where('state', 'in', ['programado', 'vigente'])
    .where(
      sql<boolean>`daterange(starts_on, ends_on, '[]') && daterange(${starts_on}::date, ${ends_on}::date, '[]')`,
    )
    .limit(1)
    .executeTakeFirst();

const spanText = ({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string | null }) =>
  ends_on === null
    ? `Desde el ${longDeliveryDay(starts_on)}`
    : `Del ${longDeliveryDay(starts_on)} al ${longDeliveryDay(ends_on)}`;

/** Starts and ends all scheduled prices that are due. Each is switched under the product's lock, so two processes never do it twice. */
export const applyScheduledPrices = async (db: Kysely<Schema>, nowMs: number): Promise<void> => {
  const today = puertoRicoDate(nowMs);
  const due = await db
    .selectFrom('scheduled_prices')
    .select('product_id')
    .distinct()
    .where(needsSwitch(today))
    .orderBy('product_id')
    .execute();
  for (const { product_id } of due)
    await db.transaction().execute(async (trx) => {
      const [product] = await readEditableProducts(trx, withIds([product_id]), { isLocked: true });
      if (product) await switchPrices(trx, product, today);
    });
};

const needsSwitch = (today: string) =>
  sql<boolean>`((state = 'programado' and starts_on <= ${today}) or (state = 'vigente' and ends_on < ${today}))`;

/** Requires the product's lock. Ended prices are switched first, so that a starting one stores the right price before it. */
const switchPrices = async (
  trx: Transaction<Schema>,
  locked: EditableProduct,
  today: string,
): Promise<void> => {
  let product = locked;
  const due = await trx
    .selectFrom('scheduled_prices')
    .selectAll()
    .where('product_id', '=', product.id)
    .where(needsSwitch(today))
    .orderBy('starts_on')
    .execute();
  for (const scheduled of due) {
    const isOver = scheduled.ends_on !== null && scheduled.ends_on < today;
    if (scheduled.state === 'vigente') {
      product = await restorePrice(trx, product, scheduled, scheduled.actor_id);
      await setState(trx, scheduled.id, { state: 'terminado' });
    } else if (isOver) {
      await setState(trx, scheduled.id, { state: 'terminado' });
    } else {
      await setState(trx, scheduled.id, { state: 'vigente', price_before_cents: centsOf(product.price) });
      const why = scheduled.reason ?? 'Precio programado';
      product = await setPrice(trx, product, scheduled.price_cents, scheduled.actor_id, why);
    }
  }
};

/** Restores the price before a scheduled one, unless somebody has changed the price since. */
const restorePrice = (
  trx: Transaction<Schema>,
  product: EditableProduct,
  { price_cents, price_before_cents }: Scheduled,
  actorId: string,
): Promise<EditableProduct> =>
  centsOf(product.price) === price_cents && price_before_cents !== null
    ? setPrice(trx, product, price_before_cents, actorId, 'Terminó el precio programado')
    : Promise.resolve(product);

const setPrice = async (
  trx: Transaction<Schema>,
  product: EditableProduct,
  priceCents: number,
  actorId: string,
  reason: string,
): Promise<EditableProduct> => {
  const changed = changeProduct(product, { price: priceOf(priceCents) });
  if (!changed.ok || !changed.value) return product;
  await writeProducts(trx, [changed.value], { actorId, reason });
  return changed.value.after;
};

const setState = async (
  trx: Transaction<Schema>,
  id: string,
  values: Partial<Pick<Scheduled, 'state' | 'price_before_cents'>>,
): Promise<void> => {
  await trx.updateTable('scheduled_prices').set(values).where('id', '=', id).execute();
};
