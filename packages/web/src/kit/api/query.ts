import { onlineManager, QueryClient } from '@tanstack/react-query';
import { copiesSince } from '../offline/connection.ts';
import { deleteOtherUsersCaches } from '../offline/personal-caches.ts';
import { currentSession, subscribeSession } from '../session/session-store.ts';
import { cacheTimes } from './cache-times.ts';
import { ApiProblem } from './http.ts';

/**
 * Default policy of the specification's section 9: stale after 5 min, discarded after 10, 1 retry, no
 * refetch on focus. A refusal is an answer and isn't asked again. Offline a query fails at once, so
 * that its screen can say so instead of loading for ever.
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

// It takes a page that was opened without a network to be online, and then never hears that it came back.
if (typeof navigator === 'object' && navigator.onLine === false) onlineManager.setOnline(false);

const isRefusal = (error: unknown): boolean => error instanceof ApiProblem && error.status < 500;

/** On a shared computer nothing of one person's answers may be there for the next. */
let userId = currentSession()?.user.id;
subscribeSession(() => {
  const nextUserId = currentSession()?.user.id;
  if (nextUserId === userId) return;
  userId = nextUserId;
  copiesSince.set(null);
  queryClient.clear();
  void deleteOtherUsersCaches(nextUserId ?? null);
});

/** The server is heard of again: what was shown from copies is asked anew. */
copiesSince.subscribe(() => {
  if (copiesSince.get() === null) void queryClient.invalidateQueries();
});
