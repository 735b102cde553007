import { lazy, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lastEndReason } from '../../../kit/session/session-store.ts';
import { useSession } from '../../public/session.ts';
import { magicLinkToken } from './auth-address.ts';
import { LoadingSessionScreen } from './loading-session-screen.tsx';

/** Seldom shown, so they aren't in the first load. */
const PendingScreen = lazy(async () => ({ default: (await import('./pending-screen.tsx')).PendingScreen }));
const ProfileFailureScreen = lazy(async () => ({
  default: (await import('./profile-failure-screen.tsx')).ProfileFailureScreen,
}));

interface ProtectedRouteProps {
  readonly children: ReactNode;
}

/** Sends visitors to /auth and back; shows unverified accounts that they have to wait. */
export const ProtectedRoute = ({ children }: ProtectedRouteProps) => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const isVerified = session.status === 'signed-in' && session.profile?.is_verified === true;

  if (session.status === 'loading') return <LoadingSessionScreen />;
  if (session.status === 'signed-out') {
    // A magic link is being opened: a redirect to /auth would lose it.
    if (magicLinkToken(hash)) return <LoadingSessionScreen />;
    // The next user of a shared computer must not land where the last one was; the same user does
    // (`local-session-data.ts`).
    const state = lastEndReason() === null ? { from: pathname + search } : null;
    return <Navigate to="/auth" replace state={state} />;
  }
  if (!session.profile) return <ProfileFailureScreen error={session.error} />;
  if (!isVerified) return <PendingScreen profile={session.profile} />;
  return children;
};
