import { logError } from '../../../kit/lib/log.ts';
import { takeOverSession } from '../../public/sign-in.ts';

const TAKEOVER_MS = 3_000;

/** Starts the session of a magic link before a timeout, after which the guard sends the visitor to /auth. */
export const takeOverSessionInTime = (token: string): Promise<void> =>
  Promise.race([
    takeOverSession(token).catch((error: unknown) => logError('Error opening magic link', error)),
    new Promise<void>((resolve) => setTimeout(resolve, TAKEOVER_MS)),
  ]);
