import type { RefundBody } from '@nutricion/contract/payments';
import { isOpenOperation } from '@nutricion/domain/payment/payment';
import { refundOfLines } from '@nutricion/domain/payment/refund-lines';
import { refuse } from '@nutricion/domain/result';
import { centsOfColumn } from '../../../db/dollars.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { writeOperation } from '../ask-operation.ts';
import type { PaymentDependencies, Trx } from '../payment-dependencies.ts';
import { changePayment, findOperations, type PaymentRow } from '../payment-store.ts';

/** Writes down the refund of some units with why; null once it is, and otherwise why not. */
export const refundByLines = async (
  deps: PaymentDependencies,
  trx: Trx,
  row: PaymentRow,
  { actorId, reason, lines }: RefundBody & { readonly actorId: string },
) => {
  const operations = await findOperations(trx, row.id);
  if (row.status !== 'cobrado' || operations.some(({ state }) => isOpenOperation(state)))
    return refuse(notNow);
  if (row.provider === 'door') return refuse(atTheDoor);
  const items = await trx
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select([
      'i.id',
      'i.quantity',
      'i.total_price',
      'i.cancelled_quantity',
      'i.picked_quantity',
      'i.tax_class',
    ])
    .select(['o.ivu_basis_points'])
    .where('i.order_id', '=', row.order_id)
    .execute();
  const earlier = await trx
    .selectFrom('refund_lines as l')
    .innerJoin('payment_operations as p', 'p.id', 'l.operation_id')
    .select(['l.order_item_id', 'l.quantity'])
    .where('p.payment_id', '=', row.id)
    .where('p.state', '<>', 'rechazada')
    .execute();
  const refund = refundOfLines(
    items.map((item) => ({
      id: Number(item.id),
      quantity: item.quantity,
      totalCents: centsOfColumn(item.total_price),
      cancelledQuantity: item.cancelled_quantity,
      pickedQuantity: item.picked_quantity,
      taxClass: item.tax_class ?? 'exento',
      refundedQuantity: earlier
        .filter((each) => Number(each.order_item_id) === Number(item.id))
        .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    lines.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
    items[0]?.ivu_basis_points ?? 0,
  );
  const left = row.captured_cents - row.refunded_cents;
  const cents = Math.min(left, refund?.reduce((sum, line) => sum + line.cents + line.taxCents, 0) ?? 0);
  if (!refund || cents <= 0) return refuse(notThatMuch);
  const wanted = await changePayment(trx, row, { wanted_cents: left - cents }, deps.now());
  const { operationId } = await writeOperation(
    deps,
    trx,
    wanted,
    { kind: 'refund', amountCents: cents },
    { actorId, reason },
  );
  await trx
    .insertInto('refund_lines')
    .values(
      refund.map((line) => ({
        operation_id: operationId,
        order_item_id: line.id,
        quantity: line.quantity,
        cents: line.cents,
        tax_cents: line.taxCents,
        restock: lines.find(({ item_id }) => item_id === line.id)?.restock ?? false,
      })),
    )
    .execute();
  return null;
};

const notNow: Refusal = {
  kind: 'wrong-state',
  detail:
    'Este pago no está cobrado o tiene algo a medias. Espera dos minutos, vuelve a cargar e intenta otra vez.',
};
const atTheDoor: Refusal = {
  kind: 'wrong-state',
  detail: 'Se pagó al recibir: devuelve el dinero en persona y anótalo en el pedido.',
};
const notThatMuch: Refusal = {
  kind: 'wrong-state',
  detail: 'De esas líneas no queda nada que devolver. Revisa las cantidades.',
};
