import { puertoRicoDate, puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import type { Passwords } from '../../accounts/password/passwords.ts';
import { isApplied, recordApplied } from '../../app/startup/load-seed.ts';
import type { OpenedDatabase } from '../../app/startup/open-any-database.ts';
import type { Settings } from '../../settings.ts';
import { openLife } from './open-life.builders.ts';
import { playLife } from './play-life.ts';

const DAY_MS = 86_400_000;
/** Written once the life is over; the shop's list of loaded seeds has room for it. */
const PLAYED = 'demo-life';

interface RunOptions {
  readonly settings: Pick<Settings, 'mode' | 'dataDir'>;
  /** Migrated and seeded. */
  readonly database: OpenedDatabase;
  readonly nowMs: number;
  readonly seed?: number;
  readonly dayCount?: number;
  readonly orderCount?: number;
  readonly passwords?: Passwords;
}

/** `in-use`: the shop has orders of others, which a play would mix with its own. */
export type LifeOutcome = 'played' | 'played-before' | 'in-use' | 'production';

/** Plays the last sixty days of a small association into a new shop, once; never in production. */
export const runLife = async (options: RunOptions): Promise<LifeOutcome> => {
  const { settings, database, nowMs, seed = 20, dayCount = 60, orderCount = 400, passwords } = options;
  if (settings.mode === 'production') return 'production';
  const { db } = database;
  if (await isApplied(db, PLAYED)) return 'played-before';
  if (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) return 'in-use';
  const startMs = puertoRicoDayStartMs(puertoRicoDate(nowMs - (dayCount - 1) * DAY_MS));
  const { life, close } = await openLife({
    ...{ settings, database, seed, startMs, endMs: nowMs, dayCount, orderCount },
    ...(passwords && { passwords }),
  });
  try {
    await playLife(life);
  } finally {
    await close();
  }
  await recordApplied(db, PLAYED);
  return 'played';
};
