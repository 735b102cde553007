import { lazy, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lastEndReason } from '../../../kit/session/session-store.ts';
import { useSession } from '../../public/session.ts';
import { magicLinkToken } from './auth-address.ts';
import { LoadingSessionScreen } from './loading-session-screen.tsx';

/** Seldom seen: they don't weigh on the first page of everybody else. */
const PendingScreen = lazy(async () => ({ default: (await import('./pending-screen.tsx')).PendingScreen }));
const ProfileFailureScreen = lazy(async () => ({
  default: (await import('./profile-failure-screen.tsx')).ProfileFailureScreen,
}));

interface ProtectedRouteProps {
  readonly children: ReactNode;
}

/** Strangers go to /auth and come back; an account that waits for verification is told so. */
export const ProtectedRoute = ({ children }: ProtectedRouteProps) => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const isVerified = session.status === 'signed-in' && session.profile?.is_verified === true;

  if (session.status === 'loading') return <LoadingSessionScreen />;
  if (session.status === 'signed-out') {
    // A magic link is being opened: going to /auth would lose it on the way.
    if (magicLinkToken(hash)) return <LoadingSessionScreen />;
    // Whoever signs in next on a shared computer doesn't land where the last person left; that person does (`local-session-data.ts`).
    const state = lastEndReason() === null ? { from: pathname + search } : null;
    return <Navigate to="/auth" replace state={state} />;
  }
  if (!session.profile) return <ProfileFailureScreen error={session.error} />;
  if (!isVerified) return <PendingScreen profile={session.profile} />;
  return children;
};
