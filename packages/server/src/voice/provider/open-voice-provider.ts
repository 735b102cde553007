import { randomBytes } from 'node:crypto';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CallSecret, VoiceFailure, VoiceProvider } from './voice-provider.ts';
import type { VoiceSettings } from './voice-settings.ts';

const RESPONSE_TIMEOUT_MS = 8_000;
/** Enough for one connection, and useless to somebody who finds it later. */
const SECRET_SECONDS = 60;
/** As long as an answer of SDP may be. */
const MAX_RESPONSE_CHARACTERS = 100_000;

const clientSecretSchema = z.object({ value: z.string().min(1), expires_at: z.number() });
/** At the top today, in a field of its own with older hosts. */
const secretSchema = z.union([
  clientSecretSchema,
  z.object({ client_secret: clientSecretSchema }).transform((it) => it.client_secret),
]);

/**
 * The provider of the settings, if there is one. Each request has a time limit and one try, and responses are
 * validated.
 */
export const openVoiceProvider = (
  settings: VoiceSettings | undefined,
  logger: Pick<Logger, 'warn'>,
  now: () => number,
): VoiceProvider | null => {
  if (!settings) return null;
  const { baseUrl, apiKey, auth, hearer } = settings;
  const ownKey = auth === 'azure' ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` };

  const request = async (path: string, init: RequestInit): Promise<Result<Response, VoiceFailure>> => {
    try {
      const response = await fetch(`${baseUrl}/realtime/${path}`, {
        method: 'POST',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
        ...init,
      });
      if (response.ok) return accept(response);
      await response.body?.cancel();
      return failed({ kind: 'refused', status: response.status });
    } catch (error) {
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
      return failed({ kind: isSlow ? 'slow' : 'away', status: null });
    }
  };
  // The log contains neither the key nor the request.
  const failed = (failure: VoiceFailure): Result<never, VoiceFailure> => {
    logger.warn({ ...failure }, 'the voice provider gave no answer');
    return refuse(failure);
  };
  const read = async <T>(
    response: Response,
    parse: (text: string) => T | null,
  ): Promise<Result<T, VoiceFailure>> => {
    try {
      const value = parse((await response.text()).slice(0, MAX_RESPONSE_CHARACTERS));
      return value === null ? failed({ kind: 'refused', status: response.status }) : accept(value);
    } catch {
      return failed({ kind: 'away', status: response.status });
    }
  };

  return {
    hearer,
    createSecret: async (session) => {
      if (auth === 'propio') return accept(ownSecret(now()));
      const httpResponse = await request('client_secrets', {
        headers: { ...ownKey, 'content-type': 'application/json' },
        body: JSON.stringify({ expires_after: { anchor: 'created_at', seconds: SECRET_SECONDS }, session }),
      });
      return httpResponse.ok ? read(httpResponse.value, secretIn) : httpResponse;
    },
    call: async (offer, secret, session) => {
      const httpResponse = await request(
        'calls',
        auth === 'propio'
          ? { headers: ownKey, body: callForm(offer, session) }
          : {
              headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/sdp' },
              body: offer,
            },
      );
      if (!httpResponse.ok) return httpResponse;
      const callId = httpResponse.value.headers.get('location')?.split('/').at(-1) ?? null;
      const answer = await read(httpResponse.value, (text) => (text.startsWith('v=0') ? text : null));
      return answer.ok ? accept({ answer: answer.value, callId }) : answer;
    },
    hangUp: async (callId) => {
      const httpResponse = await request(`calls/${encodeURIComponent(callId)}/hangup`, { headers: ownKey });
      if (!httpResponse.ok) return httpResponse;
      await httpResponse.value.body?.cancel();
      return accept(null);
    },
  };
};

const secretIn = (text: string): CallSecret | null => {
  const { data } = secretSchema.safeParse(JSON.parse(text));
  return data ? { value: data.value, expiresAt: Math.floor(data.expires_at) } : null;
};

/** For an engine that issues none: it opens our relay only. */
const ownSecret = (nowMs: number): CallSecret => ({
  value: `np_${randomBytes(24).toString('base64url')}`,
  expiresAt: Math.floor(nowMs / 1_000) + SECRET_SECONDS,
});

const callForm = (offer: string, session: object): FormData => {
  const form = new FormData();
  form.set('sdp', offer);
  form.set('session', JSON.stringify(session));
  return form;
};
