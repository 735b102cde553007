import type { SecretLog } from './provider-log.ts';
import { newId, type WireObject } from './realtime-event.ts';

const DEFAULT_SECONDS = 600;
const MIN_SECONDS = 10;
const MAX_SECONDS = 7_200;

/** Client secrets: each opens any number of calls until it expires, as the provider's do. */
export const openSecrets = (issued: SecretLog[], nowMs: () => number) => ({
  /** A new secret, or undefined where its length of life isn't allowed. */
  issue: (session: WireObject, seconds: unknown = DEFAULT_SECONDS): SecretLog | undefined => {
    if (typeof seconds !== 'number' || seconds < MIN_SECONDS || seconds > MAX_SECONDS) return undefined;
    const secret = { value: newId('ek'), expiresAtMs: nowMs() + seconds * 1_000, session };
    issued.push(secret);
    return secret;
  },
  find: (value: string): SecretLog | undefined =>
    issued.find((secret) => secret.value === value && nowMs() < secret.expiresAtMs),
});
