import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { recordChange } from '../../platform/admin/audit.ts';
import { stillMay } from '../../platform/admin/still-may.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { readSetting, writeSetting } from './setting-store.ts';
import type { Setting } from './settings.ts';

interface Kept<Value> {
  readonly value: Value;
  /** 0: nobody set it yet. */
  readonly version: number;
}

/** As it is kept; version 0 while nobody has set it. */
export const readKept = async <Value extends object>(
  db: Kysely<Schema>,
  setting: Setting<Value>,
): Promise<Kept<Value>> => {
  const kept = await readSetting(db, setting.key);
  return { value: parseKept(setting, kept?.value).value, version: kept?.version ?? 0 };
};

/** Writes over the version that was seen, with its audit row. */
export const saveKept = async <Value extends object>(
  db: Kysely<Schema>,
  setting: Setting<Value>,
  change: Kept<Value> & { readonly actorId: string; readonly reason: string | undefined },
): Promise<Result<Kept<Value>, Refusal>> => {
  const saved = await db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await stillMay(trx, change.actorId, 'settings.write');
    if (!allowed.ok) return allowed;
    const before = await readKept(trx, setting);
    const isMine = before.version === change.version;
    if (!isMine || !(await writeSetting(trx, { ...change, key: setting.key })))
      return refuse({ kind: 'stale-version' });
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
  return saved.ok ? accept(await readKept(db, setting)) : saved;
};

/** What another process changed counts here after so long; what this one changed, at once (`forget`). */
const REMEMBERED_MS = 5_000;

export interface RememberedSetting<Value> {
  readonly current: () => Promise<Value>;
  readonly forget: () => void;
}

/** As it is kept, remembered for a moment: every page or every order asks for it. */
export const rememberSetting = <Value extends object>(
  db: Kysely<Schema>,
  logger: Logger,
  now: () => number,
  setting: Setting<Value>,
): RememberedSetting<Value> => {
  let remembered: { readonly value: Promise<Value>; readonly untilMs: number } | null = null;
  const read = async () => {
    const { value, fault } = parseKept(setting, (await readSetting(db, setting.key))?.value);
    if (fault)
      logger.error(
        { fault, setting: setting.key },
        'a kept setting is not understood: the shop goes by its own',
      );
    return value;
  };
  return {
    current: () => {
      if (remembered && now() < remembered.untilMs) return remembered.value;
      const value = read();
      remembered = { value, untilMs: now() + REMEMBERED_MS };
      // A failed query is not an answer to remember.
      value.catch(() => {
        if (remembered?.value === value) remembered = null;
      });
      return value;
    },
    forget: () => {
      remembered = null;
    },
  };
};

/** What is kept over what it was first; the first where it isn't understood, so that a slip of SQL stops no order. */
const parseKept = <Value extends object>(
  { schema, initial }: Setting<Value>,
  kept: object | undefined,
): { readonly value: Value; readonly fault: string | null } => {
  const parsed = schema.safeParse({ ...initial, ...kept });
  return parsed.success
    ? { value: parsed.data, fault: null }
    : { value: initial, fault: parsed.error.message };
};
