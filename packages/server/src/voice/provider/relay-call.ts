import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { callAllowance, callLimitText } from '@nutricion/domain/voice/call-limits';
import type { Context } from 'hono';
import { addToCallLog } from '../../platform/http/call-log.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { readFileBody } from '../../platform/http/read-body.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { readCallUsage } from './call-usage.ts';
import { CALL_URL, hashOf } from './token-handler.ts';

/** The offers of browsers are a few kilobytes. */
const MAX_OFFER_BYTES = 64 * 1024;

/**
 * Forwards a browser's offer to the provider. The secret that our server issued proves the caller and opens one
 * call. Only connection data pass here, never sound. Since every call is forwarded, the shop knows its id at the
 * provider and can end it.
 */
export const relayCall =
  (deps: CallDependencies) =>
  async (context: Context): Promise<Response> => {
    addToCallLog(context, { endpoint: `POST ${CALL_URL}` });
    const body = await readFileBody(context, { types: ['application/sdp'], maxBytes: MAX_OFFER_BYTES });
    if (!body.ok) return problemResponse(body.refusal);
    const secret = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (!secret) return problemResponse({ kind: 'signed-out' });
    const connected = await connectCall(deps, secret, Buffer.from(body.value).toString());
    if (!connected.ok) return problemResponse(connected.refusal);
    return new Response(connected.value, {
      status: 201,
      headers: { 'content-type': 'application/sdp', 'cache-control': 'no-store' },
    });
  };

const connectCall = async (
  deps: CallDependencies,
  secret: string,
  offer: string,
): Promise<Result<string, Refusal>> => {
  if (!deps.voiceProvider) return refuse({ kind: 'not-found', what: 'esa dirección' });
  const nowMs = deps.now();
  const now = new Date(nowMs);
  // Claimed at once: a second request with the same secret finds it used.
  const call = await deps.db
    .updateTable('voice_calls')
    .set({ connected_at: now, hang_up_at: now })
    .where('secret_hash', '=', hashOf(secret))
    .where('secret_until', '>', now)
    .where('connected_at', 'is', null)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (!call) return refuse({ kind: 'signed-out' });
  const close = () =>
    deps.db.updateTable('voice_calls').set({ ended_at: now }).where('id', '=', call.id).execute();
  const usage = await readCallUsage(deps.db, call.user_id, nowMs);
  const allowed = callAllowance({ ...usage, starts: 0, shopMonthlyMinutes: deps.voiceMonthlyMinutes });
  if (!allowed.ok) {
    await close();
    return refuse({
      kind: 'voice-refused',
      status: 429,
      type: 'voz-limite',
      detail: callLimitText(allowed.refusal),
    });
  }
  const httpResponse = await deps.voiceProvider.call(offer, secret, deps.voiceSession(false));
  if (!httpResponse.ok) {
    await close();
    return refuse(callFailed);
  }
  await deps.db
    .updateTable('voice_calls')
    .set({
      provider_call: httpResponse.value.callId,
      hang_up_at: new Date(nowMs + allowed.value * 1_000),
    })
    .where('id', '=', call.id)
    .execute();
  return accept(httpResponse.value.answer);
};

/** Specification, section 8. */
const callFailed: Refusal = {
  kind: 'voice-refused',
  status: 502,
  type: 'voz-sin-llamada',
  detail: 'No se pudo iniciar el asistente de voz',
};
