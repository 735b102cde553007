import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { type Role, roleLabels } from '@nutricion/domain/accounts/role';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQuery } from '../../../kit/admin/audit/audit-query.ts';
import { summaryQuery } from '../../../kit/admin/summary-query.ts';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { refetchProfile, useSession } from '../../public/session.ts';
import { type ChosenRoles, saveRoles, saveUserChange, type UserChange, type UserState } from '../api.ts';
import { withReauthentication } from '../reauthenticate/reauthentication.ts';
import { stateLabels } from './state-labels.ts';
import { expectedUser, type Outcome, type Outcomes } from './user-changes.ts';

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
    decision: UserChange,
    from: UserState,
    reason?: string,
  ): Promise<void> => {
    record(user.id, { status: 'saving', user: expectedUser(user, decision), from, atMs: Date.now() });
    try {
      const saved = await withReauthentication(() => saveUserChange(user.id, decision, reason));
      await recordSaved(saved, from);
    } catch (error) {
      record(user.id, { status: 'failed', user, from, message: failureOf(error), atMs: Date.now() });
    }
  };

  /** Throws if saving failed, so that the sheet keeps the typed reason. */
  const setRoles = async (user: AdminUserJson, chosenRoles: ChosenRoles, from: UserState): Promise<void> => {
    const saved = await withReauthentication(() => saveRoles(user.id, chosenRoles));
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

const rolesText = (roles: readonly Role[]): string => roles.map((role) => roleLabels[role]).join(', ');

const failureOf = (error: unknown): string => {
  if (error instanceof ApiProblem) return `No se guardó. ${error.message}`;
  // Without a response the change may have been saved.
  if (error instanceof OfflineError) return `No pudimos confirmarlo. ${error.message}`;
  throw error;
};
