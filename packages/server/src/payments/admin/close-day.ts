import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { closeNumberText } from '@nutricion/contract/payments/payment-close';
import { countCash } from '@nutricion/domain/fulfilment/cash-count';
import { formatUsd } from '@nutricion/domain/kit/money';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { sql } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { readDailyClose, readFigures } from './daily-close.ts';

type Dependencies = Pick<PaymentDependencies, 'db' | 'now'>;

/** The number of the advisory lock for closing days. */
const CLOSE_LOCK = 7_343;

interface CloseRequest {
  readonly actorId: string;
  readonly day: string;
  readonly countedCents: number;
  /** Cash that should be in the drawer, as the person saw it. */
  readonly expectedCents: number;
  readonly reason: string | undefined;
}

/**
 * Closes a day that is over, once and for good, under the next number. Refuses a difference without a reason, and figures
 * that aren't those that the person saw. Repeating the request changes nothing.
 */
export const closeDay = async (
  { db, now }: Dependencies,
  { actorId, day, countedCents, expectedCents, reason }: CloseRequest,
): Promise<Result<DailyCloseJson, Refusal>> => {
  const closed = await db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'payments.refund');
    if (!allowed.ok) return allowed;
    // Numbers have no gaps, so two people close one after the other.
    await sql`select pg_advisory_xact_lock(${sql.lit(CLOSE_LOCK)})`.execute(trx);
    const earlier = await trx
      .selectFrom('daily_closes')
      .selectAll()
      .where('day', '=', day)
      .executeTakeFirst();
    if (earlier) {
      const isRepeated = earlier.actor_id === actorId && earlier.counted_cents === countedCents;
      return isRepeated ? accept(null) : refuse(alreadyClosed(earlier.number));
    }
    if (day >= puertoRicoDate(now())) return refuse(notOver);
    const figures = await readFigures(trx, day, now());
    if (figures.expectedCents !== expectedCents) return refuse(changedSince(figures.expectedCents));
    const counted = countCash({ expectedCents, countedCents }, reason ?? '');
    if (!counted.ok) return refuse(unexplained(counted.refusal.differenceCents));
    const { last } = await trx
      .selectFrom('daily_closes')
      .select(sql<number>`coalesce(max(number), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    const number = last + 1;
    await trx
      .insertInto('daily_closes')
      .values({
        ...{ number, day, body: JSON.stringify(figures) },
        ...{ expected_cents: expectedCents, counted_cents: countedCents },
        reason: counted.value === 0 ? null : (reason ?? null),
        ...{ actor_id: actorId, closed_at: new Date(now()) },
      })
      .execute();
    await recordChange(trx, {
      ...{ actorId, action: 'payment.close-day', subjectType: 'day', subjectId: day },
      before: { name: day, cash: formatUsd(expectedCents) },
      after: { name: `${day} (${closeNumberText(number)})`, cash: formatUsd(countedCents) },
      ...(counted.value !== 0 && { reason }),
    });
    return accept(null);
  });
  return closed.ok ? accept(await readDailyClose(db, day, now())) : closed;
};

interface CashEntry {
  readonly id: string;
  readonly actorId: string;
  readonly way: OnDeliveryMethod;
  readonly amountCents: number;
  readonly reason: string;
  readonly corrects: string | undefined;
}

/** Writes money that came or went without an order, on the day of Puerto Rico that it is. Returns that day's close. */
export const addCashEntry = async (
  { db, now }: Dependencies,
  { id, actorId, way, amountCents, reason, corrects }: CashEntry,
): Promise<Result<DailyCloseJson, Refusal>> => {
  const day = puertoRicoDate(now());
  const added = await db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'payments.refund');
    if (!allowed.ok) return allowed;
    const closed =
      corrects === undefined ||
      (await trx.selectFrom('daily_closes').select('number').where('day', '=', corrects).executeTakeFirst());
    if (!closed) return refuse({ kind: 'invalid-input', errors: { corrects: NOT_CLOSED } });
    const inserted = await trx
      .insertInto('cash_entries')
      .values({
        ...{ id, day, way, amount_cents: amountCents, reason, corrects: corrects ?? null },
        ...{ actor_id: actorId, created_at: new Date(now()) },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return accept(null);
    await recordChange(trx, {
      ...{ actorId, action: 'payment.cash-entry', subjectType: 'day', subjectId: day },
      before: null,
      after: { name: day, way, amount: formatUsd(amountCents), corrects: corrects ?? null },
      reason,
    });
    return accept(null);
  });
  return added.ok ? accept(await readDailyClose(db, day, now())) : added;
};

const NOT_CLOSED = 'Ese día no está cerrado: lo que le falte se anota en él mismo.';

const alreadyClosed = (number: number): Refusal => ({
  kind: 'wrong-state',
  detail: `Ese día ya se cerró, con el número ${closeNumberText(number)}. Lo que haya que corregir se anota hoy.`,
});
const notOver: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese día no ha terminado. Ciérralo mañana, cuando ya no entre nada en él.',
};
const changedSince = (cents: number): Refusal => ({
  kind: 'wrong-state',
  detail: `Ahora debe haber ${formatUsd(cents)}: algo cambió mientras contabas. Vuelve a cargar el cierre.`,
});
const unexplained = (cents: number): Refusal => ({
  kind: 'invalid-input',
  errors: {
    reason: `${cents < 0 ? 'Faltan' : 'Sobran'} ${formatUsd(Math.abs(cents))}. Di por qué.`,
  },
});
