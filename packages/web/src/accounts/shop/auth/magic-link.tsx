import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { magicLinkToken } from './auth-address.ts';

/** The specification's pause before a magic link's address is replaced. */
const REDIRECT_MS = 100;

/** Signs in with the token of a magic link, if the server accepts it, and removes the token from the address. */
export const MagicLink = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = magicLinkToken(hash);
  useEffect(() => {
    if (!token) return;
    const timer = setTimeout(async () => {
      // Also if the lazy chunk fails to load.
      await takeOver(token).catch(() => {});
      navigate('/', { replace: true });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [token, navigate]);
  return null;
};

/** Loaded only for a magic link. */
const takeOver = async (token: string): Promise<void> =>
  (await import('./take-over-session.ts')).takeOverSessionInTime(token);
