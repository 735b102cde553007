import { createHash, randomUUID } from 'node:crypto';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { callAllowance, callLimitText } from '@nutricion/domain/voice/call-limits';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockSession } from '../sessions/session-store.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { readCallUsage } from './call-usage.ts';

export const CALL_URL = '/api/functions/voice-order-call';

type TokenKey = 'POST /api/functions/voice-order-token';

/** Opens a call: within the limits, one for each person at a time, with a secret that is of use for a minute. */
export const tokenHandlers = (deps: CallDependencies): Handlers<TokenKey> => ({
  'POST /api/functions/voice-order-token': async ({ caller, body }) => {
    const { voiceProvider } = deps;
    const userId = caller.profileId;
    if (body.userId !== userId) return refuse({ kind: 'not-yours' });
    if (!voiceProvider) return refuse(noProvider);
    const sessionId = body.session_id ?? randomUUID();
    const session = deps.voiceSession(body.quiet ?? false);
    const started = await deps.db.transaction().execute((trx) => beginCall(deps, trx, userId, sessionId));
    if (!started.ok) return started;
    const { id, seconds } = started.value;
    const secret = await voiceProvider.createSecret(session);
    if (!secret.ok) return refuse(tokenFailed);
    await deps.db
      .updateTable('voice_calls')
      .set({
        secret_hash: hashOf(secret.value.value),
        secret_until: new Date(secret.value.expiresAt * 1_000),
      })
      .where('id', '=', id)
      .execute();
    return accept({
      client_secret: { value: secret.value.value, expires_at: secret.value.expiresAt },
      call_url: deps.publicUrl + CALL_URL,
      session_id: sessionId,
      seconds_left: seconds,
      session: { ...session },
    });
  },
});

const noProvider: Refusal = {
  kind: 'voice-refused',
  status: 409,
  type: 'voz-sin-proveedor',
  detail: 'Esta tienda no tiene proveedor de voz. Escríbelo aquí mismo, o habla con la voz de tu navegador.',
};
/** Specification, section 8. */
const tokenFailed: Refusal = {
  kind: 'voice-refused',
  status: 502,
  type: 'voz-sin-llave',
  detail: 'Failed to get ephemeral token',
};

/** Counted before the provider is called, so that failing calls count against the limit too. */
const beginCall = async (
  deps: CallDependencies,
  trx: Transaction<Schema>,
  userId: string,
  sessionId: string,
): Promise<Result<{ readonly id: string; readonly seconds: number }, Refusal>> => {
  const nowMs = deps.now();
  const now = new Date(nowMs);
  await sql`select 1 from profiles where id = ${userId} for no key update`.execute(trx);
  const usage = await readCallUsage(trx, userId, nowMs);
  const allowed = callAllowance({ ...usage, shopMonthlyMinutes: deps.voiceMonthlyMinutes });
  if (!allowed.ok)
    return refuse({
      kind: 'voice-refused',
      status: 429,
      type: 'voz-limite',
      detail: callLimitText(allowed.refusal),
      ...(allowed.refusal.kind === 'starts' && { retryAfterSeconds: Math.ceil(allowed.refusal.waitSeconds) }),
    });
  const session = await lockSession(trx, { sessionId, userId, now });
  if (!session) return refuse({ kind: 'not-found', what: 'esa sesión' });
  await trx
    .updateTable('voice_calls')
    .set({ hang_up_at: now })
    .where('user_id', '=', userId)
    .where('connected_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  const { id } = await trx
    .insertInto('voice_calls')
    .values({
      session_id: sessionId,
      user_id: userId,
      // Until the provider has issued one, nothing opens this call.
      secret_hash: randomUUID(),
      started_at: now,
      secret_until: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return accept({ id, seconds: allowed.value });
};

/** Only the digest of the secret is stored, which is enough to recognize it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
