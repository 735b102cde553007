import { call } from '../../kit/api/api.ts';
import { recognizesLocally } from './speech/recognizer.ts';

/** The available input modes; without the server, those of this browser. */
export const readInputModes = async () => {
  const [modes, isLocal] = await Promise.all([call('GET /api/voice').catch(() => null), recognizesLocally()]);
  return {
    hasProvider: modes?.has_provider ?? false,
    hearer: modes?.hearer ?? null,
    consent: modes?.consent?.keeps_transcript ?? null,
    isLocal,
  };
};
export type InputModes = Awaited<ReturnType<typeof readInputModes>>;
