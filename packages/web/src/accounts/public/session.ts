import type { Role } from '@nutricion/domain/accounts/role';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../kit/api/api.ts';
import { exchange } from '../../kit/api/http.ts';
import { queryClient } from '../../kit/api/query.ts';
import { logError } from '../../kit/lib/log.ts';
import { endSessionOnDevice } from '../../kit/session/end-session.ts';
import { DEFAULT_SHOP, type Me, rememberedMe, rememberMe } from '../../kit/session/remembered-profile.ts';
import { currentSession, type SessionUser, subscribeSession } from '../../kit/session/session-store.ts';

/** The signed-in user. `profile` is null if it couldn't be loaded; `error` then says why. */
export type Session = { readonly status: 'loading' } | { readonly status: 'signed-out' } | SignedIn;

export interface SignedIn {
  readonly status: 'signed-in';
  readonly user: SessionUser;
  readonly profile: Me['profile'] | null;
  readonly roles: readonly Role[];
  /** `missing`: the user has a role that requires a second factor and hasn't set one up. */
  readonly secondFactor: Me['second_factor'];
  readonly hospital: Me['hospital'];
  readonly shop: Me['shop'];
  readonly error: Error | null;
}

/** The session of this device, synchronized across tabs. */
export const useSession = (): Session => {
  const stored = useSyncExternalStore(subscribeSession, currentSession, currentSession);
  const userId = stored?.user.id ?? '';
  const {
    data: me,
    error,
    isPending,
  } = useQuery({
    queryKey: meKey(userId),
    queryFn: () => loadMe(userId),
    enabled: userId !== '',
    // The cached profile is shown at once and fetched again.
    initialData: () => rememberedMe(userId),
    initialDataUpdatedAt: 0,
  });
  if (!stored) return { status: 'signed-out' };
  if (isPending) return { status: 'loading' };
  return {
    status: 'signed-in',
    user: stored.user,
    profile: me?.profile ?? null,
    roles: me?.roles ?? [],
    // A profile cached by an older version lacks the field.
    secondFactor: me?.second_factor ?? 'off',
    hospital: me?.hospital ?? null,
    shop: me?.shop ?? DEFAULT_SHOP,
    error,
  };
};

/** The shop's settings for the user; defaults while nobody is signed in. */
export const useShop = (): Me['shop'] => {
  const session = useSession();
  return session.status === 'signed-in' ? session.shop : DEFAULT_SHOP;
};

/** Fetches the profile again: an administrator may have verified the account meanwhile. */
export const refetchProfile = async (): Promise<void> => {
  const userId = currentSession()?.user.id;
  if (userId) await queryClient.refetchQueries({ queryKey: meKey(userId) });
};

const meKey = (userId: string) => ['me', userId] as const;

const loadMe = async (userId: string): Promise<Me> => {
  try {
    const me = await call('GET /api/me');
    if (currentSession()?.user.id === userId) rememberMe(me);
    return me;
  } catch (error) {
    logError('Error loading profile', error);
    throw error;
  }
};

/** Calls a route of better-auth under /api/auth; throws `ApiProblem` or `OfflineError`. */
export const accountCall = (path: string, body: unknown): Promise<unknown> =>
  exchange({ method: 'POST', path: `/api/auth/${path}`, body });

/** Signs out on this device at once, and on the server if it can be reached. */
export const signOut = async (): Promise<void> => {
  await endSessionOnDevice('on-purpose');
  await accountCall('sign-out', {});
};
