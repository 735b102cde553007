import { onlineManager, QueryClient } from '@tanstack/react-query';
import { copiesSince } from '../offline/connection.ts';
import { deleteOtherUsersCaches } from '../offline/personal-caches.ts';
import { currentSession, subscribeSession } from '../session/session-store.ts';
import { cacheTimes } from './cache-times.ts';
import { ApiProblem } from './http.ts';

/**
 * The defaults of the specification's section 9: stale after 5 min, discarded after 10, 1 retry, no refetch on focus.
 * A refusal isn't retried. Without a network a query fails at once, so that its screen shows an error instead of
 * loading forever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: cacheTimes.general,
      gcTime: cacheTimes.discardAfter,
      retry: (failures, error) => failures < 1 && !isRefusal(error),
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// onlineManager assumes that a page opened without a network is online, and would then miss the reconnection.
if (typeof navigator === 'object' && navigator.onLine === false) onlineManager.setOnline(false);

const isRefusal = (error: unknown): boolean => error instanceof ApiProblem && error.status < 500;

/** On a shared computer the next user must not see cached responses of the previous one. */
let userId = currentSession()?.user.id;
subscribeSession(() => {
  const nextUserId = currentSession()?.user.id;
  if (nextUserId === userId) return;
  userId = nextUserId;
  copiesSince.set(null);
  queryClient.clear();
  void deleteOtherUsersCaches(nextUserId ?? null);
});

/** The server can be reached again: queries that were filled from copies are fetched again. */
copiesSince.subscribe(() => {
  if (copiesSince.get() === null) void queryClient.invalidateQueries();
});
