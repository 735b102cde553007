import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import type { UserState } from '../api.ts';

export type UserChange = 'verify' | 'reject' | 'deactivate';

/** What became of a change that was asked for on this page. */
export interface Outcome {
  readonly status: 'saving' | 'saved' | 'failed';
  /** As the row shows the person: expected while saving, the server's word once saved, as before when it failed. */
  readonly user: AdminUserJson;
  /** Where the person stood in the list as it was loaded. */
  readonly from: UserState;
  readonly message?: string;
  /** When it was said last: a list loaded later knows better. */
  readonly atMs: number;
}

export type Outcomes = ReadonlyMap<string, Outcome>;

const stateAfter: Record<UserChange, UserState> = {
  verify: 'verificada',
  reject: 'rechazada',
  deactivate: 'desactivada',
};

/** The person as the change will leave them if the server agrees. */
export const expectedUser = (user: AdminUserJson, change: UserChange): AdminUserJson => ({
  ...user,
  state: stateAfter[change],
  roles: change === 'verify' ? user.roles : [],
});

/** The outcomes that a list loaded at `loadedAtMs` doesn't know yet. */
export const outcomesNewerThan = (outcomes: Outcomes, loadedAtMs: number): Outcomes =>
  new Map([...outcomes].filter(([, { status, atMs }]) => status === 'saving' || atMs > loadedAtMs));

/** The counts of the list, with what was changed since. */
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
