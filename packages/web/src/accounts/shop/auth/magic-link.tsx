import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
    const timer = setTimeout(async () => {
      // Without its code too the address gives way.
      await takeOver(token).catch(() => {});
      navigate('/', { replace: true });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [token, navigate]);
  return null;
};

/** Seldom wanted: its code comes with the link. */
const takeOver = async (token: string): Promise<void> =>
  (await import('./take-over-session.ts')).takeOverSessionInTime(token);
