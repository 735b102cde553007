import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import { call } from '../../kit/api/api.ts';
import { ApiProblem } from '../../kit/api/http.ts';
import { queryClient } from '../../kit/api/query.ts';
import { currentSession } from '../../kit/session/session-store.ts';
import { type Change, createWriter } from './preference-writer.ts';
import { PREFERENCES_KEY } from './preferences.ts';

export type PreferenceChange = Change<PreferencesJson>;

/**
 * Changes the household: shown at once, then saved over whatever another tab saved meanwhile. Rejects with
 * `ApiProblem` or `OfflineError` after it was undone.
 */
export const changePreferences = (change: PreferenceChange): Promise<PreferencesJson> => {
  const userId = currentSession()?.user.id ?? '';
  if (writer?.userId !== userId) writer = { userId, write: writerOf(userId) };
  return writer.write(change);
};

let writer: { readonly userId: string; readonly write: ReturnType<typeof writerOf> } | null = null;

/** One writer for each user, so that a pending change is never saved for the next user. */
const writerOf = (userId: string) => {
  const isStillSignedIn = () => currentSession()?.user.id === userId;
  const whileSignedIn = <T>(work: () => Promise<T>): Promise<T> =>
    isStillSignedIn() ? work() : Promise.reject(new Error('Signed out before it was saved'));
  return createWriter<PreferencesJson>({
    current: () => queryClient.getQueryData<PreferencesJson>(PREFERENCES_KEY),
    show: (value) => {
      if (isStillSignedIn()) queryClient.setQueryData(PREFERENCES_KEY, value);
    },
    read: () => whileSignedIn(() => call('GET /api/me/preferences')),
    write: (body) => whileSignedIn(() => call('PUT /api/me/preferences', { body })),
    isStale: (error) => error instanceof ApiProblem && error.status === 409,
  });
};
