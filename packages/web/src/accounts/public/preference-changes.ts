import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import { call } from '../../kit/api/api.ts';
import { ApiProblem } from '../../kit/api/http.ts';
import { queryClient } from '../../kit/api/query.ts';
import { currentSession } from '../../kit/session/session-store.ts';
import { type Change, createWriter } from './preference-writer.ts';
import { PREFERENCES_KEY } from './preferences.ts';

export type PreferenceChange = Change<PreferencesJson>;

/**
 * Changes for whom the customer shops: shown at once, then kept, whatever another tab keeps meanwhile.
 * Rejects with `ApiProblem` or `OfflineError` once it is taken back.
 */
export const changePreferences = (change: PreferenceChange): Promise<PreferencesJson> => {
  const userId = currentSession()?.user.id ?? '';
  if (writer?.userId !== userId) writer = { userId, write: writerOf(userId) };
  return writer.write(change);
};

let writer: { readonly userId: string; readonly write: ReturnType<typeof writerOf> } | null = null;

/** One per person: what somebody left waiting never goes to whom signs in next. */
const writerOf = (userId: string) => {
  const isStillHer = () => currentSession()?.user.id === userId;
  const hers = <T>(work: () => Promise<T>): Promise<T> =>
    isStillHer() ? work() : Promise.reject(new Error('Signed out before it was saved'));
  return createWriter<PreferencesJson>({
    current: () => queryClient.getQueryData<PreferencesJson>(PREFERENCES_KEY),
    show: (value) => {
      if (isStillHer()) queryClient.setQueryData(PREFERENCES_KEY, value);
    },
    read: () => hers(() => call('GET /api/me/preferences')),
    write: (body) => hers(() => call('PUT /api/me/preferences', { body })),
    isStale: (error) => error instanceof ApiProblem && error.status === 409,
  });
};
