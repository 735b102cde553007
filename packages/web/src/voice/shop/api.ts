import type { VoiceSessionBody } from '@nutricion/contract/voice/voice-sessions';
import type { ToolResultJson } from '@nutricion/contract/voice/voice-tools';
import { queryOptions } from '@tanstack/react-query';
import { call, type Input } from '../../kit/api/api.ts';
import { recognizesLocally } from './speech/recognizer.ts';

const readInputModes = async () => {
  const [modes, isLocal] = await Promise.all([call('GET /api/voice').catch(() => null), recognizesLocally()]);
  return {
    hasProvider: modes?.has_provider ?? false,
    hearer: modes?.hearer ?? null,
    consent: modes?.consent?.keeps_transcript ?? null,
    isLocal,
  };
};
export type InputModes = Awaited<ReturnType<typeof readInputModes>>;

/** The available input modes; without the server, those of this browser. */
export const inputModesQuery = (userId: string) =>
  queryOptions({ queryKey: ['voice-ways', userId], queryFn: readInputModes });

/** If the choice can't be saved now it is asked again another time; without it nothing is stored. */
export const saveConsent = (keepsTranscript: boolean): void => {
  void call('PUT /api/voice/consent', { body: { keeps_transcript: keepsTranscript } }).catch(() => {});
};

/** Stores a session's record; the last one of a session has it analyzed as well. */
export const saveSession = async (body: VoiceSessionBody, isLast: boolean): Promise<void> => {
  await call('POST /api/voice/sessions', { body }, { keepalive: isLast });
  if (isLast)
    await call(
      'POST /api/functions/analyze-voice-session',
      { body: { session_id: body.session_id } },
      { keepalive: true },
    );
};

/** A token for a call to the provider. */
export const requestToken = (body: Input<'POST /api/functions/voice-order-token'>['body']) =>
  call('POST /api/functions/voice-order-token', { body });

export const understandPhrase = (body: Input<'POST /api/voice/understand'>['body']) =>
  call('POST /api/voice/understand', { body });

/** Has the server run a tool. Throws as every call does. */
export const sendToolCall = async (
  body: Input<'POST /api/functions/voice-order-tools'>['body'],
): Promise<ToolResultJson> => {
  const { data } = await call('POST /api/functions/voice-order-tools', { body });
  return data;
};
