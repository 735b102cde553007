import { puertoRicoDate, puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import type { CallUsage } from '@nutricion/domain/voice/call-limits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

const HOUR_MS = 3_600_000;

/** A call counts from its connection until it ended, or until now. */
const secondsSpoken = (nowMs: number) =>
  sql<number>`coalesce(sum(extract(epoch from
    least(coalesce(ended_at, ${new Date(nowMs)}), hang_up_at) - connected_at)), 0)::float8`;

/** What has been spoken by now. */
export const readCallUsage = async (
  db: Kysely<Schema>,
  userId: string,
  nowMs: number,
): Promise<Omit<CallUsage, 'shopMonthlyMinutes'>> => {
  const today = puertoRicoDate(nowMs);
  const starts = await db
    .selectFrom('voice_calls')
    .select('started_at')
    .where('user_id', '=', userId)
    .where('started_at', '>', new Date(nowMs - HOUR_MS))
    .orderBy('started_at')
    .execute();
  const mine = await db
    .selectFrom('voice_calls')
    .select(secondsSpoken(nowMs).as('seconds'))
    .where('user_id', '=', userId)
    .where('connected_at', '>=', new Date(puertoRicoDayStartMs(today)))
    .executeTakeFirstOrThrow();
  const [oldest] = starts;
  return {
    starts: starts.length,
    waitSeconds: oldest ? (oldest.started_at.getTime() + HOUR_MS - nowMs) / 1_000 : 0,
    secondsToday: mine.seconds,
    shopSecondsThisMonth: await readShopSeconds(db, nowMs),
  };
};

/** What everybody has spoken this month. */
export const readShopSeconds = async (db: Kysely<Schema>, nowMs: number): Promise<number> => {
  const firstDay = `${puertoRicoDate(nowMs).slice(0, 8)}01`;
  const { seconds } = await db
    .selectFrom('voice_calls')
    .select(secondsSpoken(nowMs).as('seconds'))
    .where('connected_at', '>=', new Date(puertoRicoDayStartMs(firstDay)))
    .executeTakeFirstOrThrow();
  return seconds;
};
