import { logError } from '../../../kit/lib/log.ts';
import { takeOverSession } from '../../public/sign-in.ts';

const TAKEOVER_MS = 3_000;

/** The session of a magic link, where it comes in time: else the guard would send the visitor to /auth. */
export const takeOverSessionInTime = (token: string): Promise<void> =>
  Promise.race([
    takeOverSession(token).catch((error: unknown) => logError('Error opening magic link', error)),
    new Promise<void>((resolve) => setTimeout(resolve, TAKEOVER_MS)),
  ]);
