import { type Context, Hono } from 'hono';
import { applyHttpFault, bearerOf, refusal } from './http-fault.ts';
import { type Call, openCall } from './open-call.ts';
import { emptyCallLog, type ProviderLog } from './provider-log.ts';
import type { FakeProviderOptions, Faults } from './provider-options.ts';
import { readOffer } from './read-offer.ts';
import { newId, toWireObject } from './realtime-event.ts';
import { openSecrets } from './secrets.ts';
import { newSession } from './session.ts';
import type { AssistantScript } from './turn.ts';

export interface ProviderState {
  readonly apiKey: string;
  readonly log: ProviderLog;
  /** By id, also those that are over. */
  readonly calls: Map<string, Call>;
  readonly options: FakeProviderOptions;
  readonly faults: () => Faults;
  readonly script: () => AssistantScript;
  readonly onConfigured: (callId: string) => void;
}

/** The three routes of the Realtime API that a shop with WebRTC uses. */
export function providerRoutes(state: ProviderState): Hono {
  const { apiKey, log, faults } = state;
  const secrets = openSecrets(log.secrets, state.options.nowMs ?? Date.now);
  const app = new Hono();
  const unknownKey = (context: Context) =>
    refusal(context, 401, 'invalid_api_key', 'Incorrect API key provided.');

  app.post('/v1/realtime/client_secrets', async (context) => {
    const fault = await applyHttpFault(context, faults().secrets);
    if (fault) return fault;
    if (bearerOf(context) !== apiKey) return unknownKey(context);
    const body = toWireObject(await context.req.json().catch(() => ({})));
    const requestedSession = toWireObject(body.session);
    if (body.session !== undefined && requestedSession.type !== 'realtime')
      return refusal(
        context,
        400,
        'missing_required_parameter',
        "Missing required parameter: 'session.type'.",
      );
    const secret = secrets.issue(requestedSession, toWireObject(body.expires_after).seconds);
    if (!secret) return refusal(context, 400, 'invalid_value', 'expires_after.seconds: 10 to 7200.');
    const { value, expiresAtMs } = secret;
    return context.json({
      value,
      expires_at: Math.floor(expiresAtMs / 1_000),
      session: newSession(requestedSession),
    });
  });

  app.use('/v1/realtime/calls', async (context, next) => {
    await next();
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Access-Control-Expose-Headers', 'Location');
  });
  app.options('/v1/realtime/calls', (context) => {
    context.header('Access-Control-Allow-Methods', 'POST');
    // The official client sends headers of its own.
    context.header(
      'Access-Control-Allow-Headers',
      context.req.header('access-control-request-headers') ?? '*',
    );
    return context.body(null, 204);
  });
  app.post('/v1/realtime/calls', async (context) => {
    const fault = await applyHttpFault(context, faults().calls);
    if (fault) return fault;
    const bearer = bearerOf(context);
    const secret = secrets.find(bearer);
    if (!secret && bearer !== apiKey) return unknownKey(context);
    const offer = await readOffer(context);
    if (!offer) return refusal(context, 415, 'unsupported_content_type', 'Send application/sdp.');

    const id = newId('rtc');
    const callLog = emptyCallLog(id, secret ? 'secret' : 'key');
    const call = await openCall({
      offerSdp: offer.sdp,
      session: secret ? secret.session : offer.session,
      log: callLog,
      faults: faults(),
      options: state.options,
      script: state.script,
      onConfigured: () => state.onConfigured(id),
      onScriptError: (error) => log.scriptErrors.push(error),
    }).catch(() => undefined);
    if (!call) return refusal(context, 400, 'invalid_offer', 'The offer could not be read.');
    log.calls.push(callLog);
    state.calls.set(id, call);
    const answer = faults().calls?.wrongAnswer ? 'v=0\r\nnothing that follows\r\n' : call.answerSdp;
    return context.body(answer, 201, {
      'Content-Type': 'application/sdp',
      Location: `/v1/realtime/calls/${id}`,
    });
  });

  app.post('/v1/realtime/calls/:id/hangup', async (context) => {
    const fault = await applyHttpFault(context, faults().hangups);
    if (fault) return fault;
    if (bearerOf(context) !== apiKey) return unknownKey(context);
    const id = context.req.param('id');
    const call = state.calls.get(id);
    if (!call) return refusal(context, 404, 'call_id_not_found', `No call '${id}'.`);
    log.hangups.push(id);
    await call.end('server');
    return context.body(null, 200);
  });
  return app;
}
