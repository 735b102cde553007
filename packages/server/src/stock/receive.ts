import { costMoney } from '@nutricion/contract/kit/money';
import type { receiveBodySchema, StockProductJson } from '@nutricion/contract/stock/stock';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  arrivedTooWarm,
  needsTemperature,
  TEMPERATURE_MESSAGE,
  TOO_WARM_MESSAGE,
} from '@nutricion/domain/stock/receiving';
import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../platform/admin/audit.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { changeStock } from './change-stock.ts';
import type { LockedProduct } from './lock-product.ts';
import { moveStock, recordStock, savedOtherwise } from './move-stock.ts';
import { lockComing } from './purchases/receive-ordered.ts';
import type { StockDependencies } from './stock-dependencies.ts';

type Received = z.output<typeof receiveBodySchema>;

/** Receives a lot. A repeated request receives it once. */
export const receive = (
  deps: StockDependencies,
  { profileId: actorId }: Caller,
  productId: string,
  body: Received,
): Promise<Result<StockProductJson, Refusal>> =>
  changeStock(deps, actorId, productId, async (trx, product) => {
    const received = await receivedUnits(trx, body.id);
    if (received !== undefined)
      return received === body.units ? accept(false) : refuse(savedOtherwise(received));
    const issue = issueOf(product, body) ?? (await recalledIssue(trx, product, body));
    if (issue) return refuse(issue);
    const reason = body.reason || null;
    const { purchase_order_id: orderId = null } = body;
    const coming =
      orderId === null
        ? null
        : await lockComing(trx, {
            ...{ orderId, productId, units: body.units, actorId, reason },
            seenUnits: body.received_units,
          });
    if (coming && !coming.ok) return coming;
    const { costCents } = costMoney.fromJson({ cost: body.cost ?? null });
    await trx
      .insertInto('lots')
      .values({
        id: body.id,
        product_id: product.id,
        supplier: body.supplier,
        code: body.lot,
        expires_on: body.expires_on ?? null,
        temperature_f: body.temperature_f ?? null,
        received_units: body.units,
        cost_cents: costCents,
        purchase_order_id: orderId,
        received_at: new Date(deps.now()),
        actor_id: actorId,
      })
      .execute();
    await moveStock(trx, product.id, {
      kind: 'recibido',
      units: body.units,
      actorId,
      reason,
      lotId: body.id,
    });
    const stock = product.stock + body.units;
    await recordStock(trx, product, { action: 'stock.receive', actorId, stock, reason, lot: body.lot });
    if (costCents !== null) await keepCost(trx, product, costCents, actorId);
    await coming?.value.write();
    return accept(true);
  });

/** What a unit cost last is the product's cost from now on. */
const keepCost = async (
  trx: Transaction<Schema>,
  { id, title }: LockedProduct,
  costCents: number,
  actorId: string,
): Promise<void> => {
  const { cost_cents } = await trx
    .selectFrom('products')
    .select('cost_cents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (cost_cents === costCents) return;
  await trx
    .updateTable('products')
    .set({ cost_cents: costCents, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await recordChange(trx, {
    ...{ actorId, action: 'product.edit', subjectType: 'product', subjectId: id },
    before: { name: title, ...costMoney.toJson({ costCents: cost_cents }) },
    after: { name: title, ...costMoney.toJson({ costCents }) },
  });
};

const receivedUnits = async (trx: Transaction<Schema>, lotId: string): Promise<number | undefined> =>
  (await trx.selectFrom('lots').select('received_units').where('id', '=', lotId).executeTakeFirst())
    ?.received_units;

const issueOf = ({ zone }: LockedProduct, { temperature_f, reason }: Received): Refusal | null => {
  if (needsTemperature(zone) && temperature_f === undefined)
    return { kind: 'invalid-input', errors: { temperature_f: TEMPERATURE_MESSAGE } };
  if (arrivedTooWarm(zone, temperature_f ?? null) && !reason)
    return { kind: 'invalid-input', errors: { reason: TOO_WARM_MESSAGE } };
  return null;
};

/** Refuses a lot number that was recalled. */
const recalledIssue = async (
  trx: Transaction<Schema>,
  { id }: LockedProduct,
  { lot }: Received,
): Promise<Refusal | null> => {
  const recalled = await trx
    .selectFrom('lots')
    .select('id')
    .where('product_id', '=', id)
    .where(sql<boolean>`lower(code) = lower(${lot})`)
    .where('held_at', 'is not', null)
    .executeTakeFirst();
  return recalled
    ? {
        kind: 'invalid-input',
        errors: { lot: 'Ese lote está retirado: no lo pongas a la venta. Devuélvelo a quien lo trajo.' },
      }
    : null;
};
