import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { type Role, roleLabels } from '@nutricion/domain/accounts/role';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQuery } from '../../../kit/admin/audit/audit-query.ts';
import { summaryQuery } from '../../../kit/admin/summary-query.ts';
import { call } from '../../../kit/api/api.ts';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { refetchProfile, useSession } from '../../public/session.ts';
import type { UserState } from '../api.ts';
import { withReauthentication } from '../public/reauthentication.ts';
import { stateLabels } from './state-labels.ts';
import { expectedUser, type Outcome, type Outcomes, type UserChange } from './user-changes.ts';

/**
 * Applies changes of users on the screen at once and then on the server. The row stays in place, so that the next tap
 * doesn't hit another user, and shows the outcome.
 */
export const useUserChanges = () => {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const queryClient = useQueryClient();
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.profile?.id : undefined;

  const record = (id: string, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome));

  /** `from` is the user's state in the list as it was loaded. */
  const change = async (
    user: AdminUserJson,
    chosenRoles: UserChange,
    from: UserState,
    reason?: string,
  ): Promise<void> => {
    record(user.id, { status: 'saving', user: expectedUser(user, chosenRoles), from, atMs: Date.now() });
    try {
      const saved = await withReauthentication(() => send(user.id, chosenRoles, reason));
      await recordSaved(saved, from);
    } catch (error) {
      record(user.id, { status: 'failed', user, from, message: failureOf(error), atMs: Date.now() });
    }
  };

  /** Throws if saving failed, so that the sheet keeps the typed reason. */
  const setRoles = async (user: AdminUserJson, chosenRoles: ChosenRoles, from: UserState): Promise<void> => {
    const body = { roles: [...chosenRoles.roles], reason: chosenRoles.reason };
    const saved = await withReauthentication(() =>
      call('PUT /api/admin/users/{id}/roles', { params: { id: user.id }, body }),
    );
    await recordSaved(saved, from);
  };

  const recordSaved = async (saved: AdminUserJson, from: UserState): Promise<void> => {
    record(saved.id, { status: 'saved', user: saved, from, atMs: Date.now() });
    announce(`${saved.full_name}: ${[stateLabels[saved.state].one, rolesText(saved.roles)].join('. ')}`);
    void queryClient.invalidateQueries({ queryKey: summaryQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: auditQuery(saved.id).queryKey });
    if (saved.id === ownId) await refetchProfile();
  };
  return { outcomes, change, setRoles };
};

export interface ChosenRoles {
  readonly roles: readonly Role[];
  readonly reason: string;
}

const rolesText = (roles: readonly Role[]): string => roles.map((role) => roleLabels[role]).join(', ');

const send = (id: string, change: UserChange, reason?: string): Promise<AdminUserJson> => {
  const params = { id };
  switch (change) {
    case 'verify':
      return call('POST /api/admin/users/{id}/verify', { params });
    case 'reject':
      return call('POST /api/admin/users/{id}/reject', { params, body: reason ? { reason } : {} });
    case 'deactivate':
      return call('POST /api/admin/users/{id}/deactivate', { params });
  }
};

const failureOf = (error: unknown): string => {
  if (error instanceof ApiProblem) return `No se guardó. ${error.message}`;
  // Without a response the change may have been saved.
  if (error instanceof OfflineError) return `No pudimos confirmarlo. ${error.message}`;
  throw error;
};
