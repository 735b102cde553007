import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { fittingSubstitutes } from '@nutricion/domain/fulfilment/fitting-substitutes';
import { findLine, type PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { substituteTotalCents } from '@nutricion/domain/fulfilment/short-pick';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql } from 'kysely';
import { readAvoided } from '../../accounts/public.ts';
import { type AdminOrderDependencies, dueLine } from '../../orders/public.ts';
import { missingProduct, rootOf } from './missing-product.ts';
import { lockStock, type SubstituteCandidate } from './stock-on-hand.ts';
import type { StoredBatch } from './stored-batch.ts';
import type { LineChange } from './write-off.ts';

interface SubstituteRequest {
  readonly productId: string;
  readonly units: number;
}

/**
 * Takes units of a substitute from the stock, under lock and by the rule that offered it, and adds them to the
 * order as a line of their own. Returns that line's number, or why not.
 */
export const addSubstitute = async (
  deps: AdminOrderDependencies,
  change: LineChange,
  stored: StoredBatch,
  { productId, units }: SubstituteRequest,
): Promise<Result<number, string>> => {
  const { trx, item } = change;
  const nowMs = deps.now();
  const substitutes = await lockStock(trx, [item.product_id, productId], nowMs);
  const [missing, product] = [substitutes.get(item.product_id), substitutes.get(productId)];
  const bag = stored.bags.find(({ number }) => number === item.bag);
  if (!missing || !product?.isActive || !bag) return refuse(NOT_SOLD);
  const avoided = bag.user_id === null ? [] : await readAvoided(trx, bag.user_id);
  const missingChoices = missingProduct(item, stored.items, missing, avoided);
  if (product.stock < units) return refuse(tooFewUnitsText(product));
  if (fittingSubstitutes(missingChoices, [product], nowMs).length === 0) return refuse(NOT_FITTING);
  await moveFromStock(change, productId, units);
  const root = rootOf(item, stored.items);
  const totalCents = substituteTotalCents(dueLine(root), units, product, {
    nowMs,
    ivuBasisPoints: bag.ivu_basis_points,
  });
  const price = { totalCents, unitCents: unitPriceCents(product, nowMs) };
  return accept(await putOnOrder(change, root.id, product, units, price));
};

const moveFromStock = ({ trx, caller, item }: LineChange, productId: string, units: number) =>
  sql`
    with moved as (
      insert into stock_movements (product_id, kind, units, order_id, actor_id, reason)
      values (${productId}::uuid, 'venta', ${-units}, ${item.order_id}::uuid, ${caller.profileId}::uuid,
        'En lugar de lo que faltó')
    )
    update products set stock = stock - ${units} where id = ${productId}::uuid
  `.execute(trx);

/** A substitute that was removed is added again; one that is there gets more units. */
const putOnOrder = async (
  { trx, item }: LineChange,
  rootId: number,
  product: SubstituteCandidate,
  units: number,
  { totalCents, unitCents }: { readonly totalCents: number; readonly unitCents: number },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into order_items as old (order_id, product_id, title, package_label, image_url, quantity,
      regular_price_cents, unit_price_cents, total_price_cents, is_incentive, tax_class, substitution, substitutes_item_id)
    values (${item.order_id}::uuid, ${product.id}::uuid, ${product.title}, ${product.packageLabel},
      ${product.imageUrl}, ${units}, ${product.regularPriceCents}, ${unitCents},
      ${totalCents}, ${item.is_incentive}, ${product.taxClass}, ${item.substitution}, ${rootId})
    on conflict (order_id, product_id, is_incentive, (coalesce(substitutes_item_id, 0))) do update set
      cancelled_quantity = old.cancelled_quantity - least(old.cancelled_quantity, excluded.quantity),
      quantity = old.quantity + greatest(0, excluded.quantity - old.cancelled_quantity),
      total_price_cents = old.total_price_cents
        + excluded.total_price_cents * greatest(0, excluded.quantity - old.cancelled_quantity) / excluded.quantity,
      picked_quantity = old.picked_quantity + excluded.quantity
    returning id
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a substitute that was put on an order has a line');
  return row.id;
};

/** Returns a substitute's units to the stock. */
export const removeSubstitute = async (
  { trx, caller, item }: LineChange,
  sheet: PickSheet,
  { id, units }: { readonly id: string; readonly units: number },
): Promise<void> => {
  const line = findLine(sheet, id);
  if (!line) throw new Error('an action that brought a substitute has its line');
  await sql`
    with back as (
      update order_items set cancelled_quantity = cancelled_quantity + ${units}, picked_quantity = picked_quantity - ${units}
      where id = ${line.key}::bigint
    ), moved as (
      insert into stock_movements (product_id, kind, units, order_id, actor_id, reason)
      values (${line.productId}::uuid, 'devolucion', ${units}, ${item.order_id}::uuid, ${caller.profileId}::uuid,
        'El cambio se deshizo')
    )
    update products set stock = stock + ${units} where id = ${line.productId}::uuid
  `.execute(trx);
};

const NOT_SOLD = 'Ese producto ya no se vende. Escoge otro cambio o déjalo fuera.';
const NOT_FITTING =
  'Ese cambio no sirve para este pedido: es más de la mitad más caro, es otra cosa o puede llevar un alérgeno de su casa. Escoge otro o déjalo fuera.';
const tooFewUnitsText = ({ title, stock }: SubstituteCandidate): string =>
  stock === 0
    ? `De «${title}» ya no queda. Escoge otro cambio o déjalo fuera.`
    : `De «${title}» solo ${stock === 1 ? 'queda 1' : `quedan ${stock}`}. Cambia menos unidades o escoge otro.`;
