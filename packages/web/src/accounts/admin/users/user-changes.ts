import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import type { UserChange, UserState } from '../api.ts';

/** The outcome of a change made on this page. */
export interface Outcome {
  readonly status: 'saving' | 'saved' | 'failed';
  /**
   * The user as the row shows them: expected while saving, the server's response once saved, unchanged after a
   * failure.
   */
  readonly user: AdminUserJson;
  /** The user's state in the list as it was loaded. */
  readonly from: UserState;
  readonly message?: string;
  /** The time of the last status; a list loaded later is newer. */
  readonly atMs: number;
}

export type Outcomes = ReadonlyMap<string, Outcome>;

const stateAfter: Record<UserChange, UserState> = {
  verify: 'verificada',
  reject: 'rechazada',
  deactivate: 'desactivada',
};

/** The user as the change leaves them if the server accepts it. */
export const expectedUser = (user: AdminUserJson, change: UserChange): AdminUserJson => ({
  ...user,
  state: stateAfter[change],
  roles: change === 'verify' ? user.roles : [],
});

/** The outcomes that a list loaded at `loadedAtMs` doesn't contain yet. */
export const outcomesNewerThan = (outcomes: Outcomes, loadedAtMs: number): Outcomes =>
  new Map([...outcomes].filter(([, { status, atMs }]) => status === 'saving' || atMs > loadedAtMs));

/** The counts of the list, adjusted by the changes since. */
export const countsAfter = (
  counts: Readonly<Record<UserState, number>>,
  outcomes: Outcomes,
): Record<UserState, number> => {
  const after = { ...counts };
  for (const { from, user } of outcomes.values()) {
    after[from] -= 1;
    after[user.state] += 1;
  }
  return after;
};
