import { call } from '../../kit/api/api.ts';
import { hearsLocally } from './speech/recognizer.ts';

/** How the shop can be spoken with; where it can't be asked, by this browser alone. */
export const readWays = async () => {
  const [ways, isLocal] = await Promise.all([call('GET /api/voice').catch(() => null), hearsLocally()]);
  return {
    hasProvider: ways?.has_provider ?? false,
    hearer: ways?.hearer ?? null,
    consent: ways?.consent?.keeps_transcript ?? null,
    isLocal,
  };
};
export type VoiceWays = Awaited<ReturnType<typeof readWays>>;
