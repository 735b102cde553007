import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logError } from '../../lib/log.ts';
import { magicLinkToken } from './auth-address.ts';

/** The specification's pause before a magic link's address gives way to the shop. */
const REDIRECT_MS = 100;

/** A token in the address hash signs in, if the server knows it, and never stays in the address. */
export const MagicLink = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = magicLinkToken(hash);
  useEffect(() => {
    if (!token) return;
    const taken = takeOver(token).catch((error: unknown) => logError('Error opening magic link', error));
    const timer = setTimeout(() => {
      // The session first, where it comes in time: else the guard would send the visitor to /auth.
      void Promise.race([taken, pause(TAKEOVER_MS)]).then(() => navigate('/', { replace: true }));
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [token, navigate]);
  return null;
};

/** Seldom wanted: its code comes with the link. */
const takeOver = async (token: string): Promise<void> => {
  const { takeOverSession } = await import('../../shared/session/sign-in.ts');
  await takeOverSession(token);
};

const TAKEOVER_MS = 3_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
