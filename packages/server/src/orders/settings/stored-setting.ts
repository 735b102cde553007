import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Setting } from './settings.ts';

interface StoredSetting<Value> {
  readonly value: Value;
  /** 0 if it isn't stored yet. */
  readonly version: number;
}

/** The stored setting; version 0 if there is none. */
export const readStoredSetting = async <Value extends object>(
  db: Kysely<Schema>,
  setting: Setting<Value>,
): Promise<StoredSetting<Value>> => {
  const stored = await readSetting(db, setting.key);
  return { value: parseStored(setting, stored?.value).value, version: stored?.version ?? 0 };
};

/** Writes over the version that was seen, with its audit row. A change that changes nothing keeps the version and records nothing. */
export const storeSetting = async <Value extends object>(
  db: Kysely<Schema>,
  setting: Setting<Value>,
  change: StoredSetting<Value> & { readonly actorId: string; readonly reason: string | undefined },
): Promise<Result<StoredSetting<Value>, Refusal>> => {
  const saved = await db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await recheckPermission(trx, change.actorId, 'settings.write');
    if (!allowed.ok) return allowed;
    const before = await readStoredSetting(trx, setting);
    if (before.version !== change.version) return refuse({ kind: 'stale-version' });
    // Both are read by the setting's schema, which orders their fields.
    if (JSON.stringify(before.value) === JSON.stringify(change.value)) return accept(null);
    if (!(await writeSetting(trx, { ...change, key: setting.key }))) return refuse({ kind: 'stale-version' });
    await recordChange(trx, {
      actorId: change.actorId,
      action: 'setting.edit',
      subjectType: 'setting',
      subjectId: setting.key,
      before: before.value,
      after: change.value,
      reason: change.reason,
    });
    return accept(null);
  });
  return saved.ok ? accept(await readStoredSetting(db, setting)) : saved;
};

/** Changes of another process are seen after this long; those of this one at once (`forget`). */
const CACHED_MS = 5_000;

export interface CachedSetting<Value> {
  readonly current: () => Promise<Value>;
  readonly clearCache: () => void;
}

/** The stored setting, cached briefly: every page or every order reads it. */
export const cacheSetting = <Value extends object>(
  db: Kysely<Schema>,
  logger: Logger,
  now: () => number,
  setting: Setting<Value>,
): CachedSetting<Value> => {
  let cached: { readonly value: Promise<Value>; readonly untilMs: number } | null = null;
  const read = async () => {
    const { value, parseError } = parseStored(setting, (await readSetting(db, setting.key))?.value);
    if (parseError)
      logger.error(
        { parseError, setting: setting.key },
        'a kept setting is not understood: the shop goes by its own',
      );
    return value;
  };
  return {
    current: () => {
      if (cached && now() < cached.untilMs) return cached.value;
      const value = read();
      cached = { value, untilMs: now() + CACHED_MS };
      // A failed query is not an answer to remember.
      value.catch(() => {
        if (cached?.value === value) cached = null;
      });
      return value;
    },
    clearCache: () => {
      cached = null;
    },
  };
};

/**
 * Stored values over the initial ones; the initial value if a stored one is invalid, so that a faulty row stops no
 * order.
 */
const parseStored = <Value extends object>(
  { schema, initial }: Setting<Value>,
  stored: object | undefined,
): { readonly value: Value; readonly parseError: string | null } => {
  const parsed = schema.safeParse({ ...initial, ...stored });
  return parsed.success
    ? { value: parsed.data, parseError: null }
    : { value: initial, parseError: parsed.error.message };
};

const readSetting = (db: Kysely<Schema>, key: string) =>
  db.selectFrom('shop_settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst();

/** Overwrites the version that was read; false if somebody else wrote since. `version` 0: not stored yet. */
const writeSetting = async (
  trx: Transaction<Schema>,
  { key, value, version }: { readonly key: string; readonly value: object; readonly version: number },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into shop_settings (key, value, version) values (${key}, ${JSON.stringify(value)}::jsonb, 1)
    on conflict (key) do update set value = excluded.value, version = shop_settings.version + 1, updated_at = shop_now()
      where shop_settings.version = ${version}
    returning version
  `.execute(trx);
  return rows.length > 0;
};
