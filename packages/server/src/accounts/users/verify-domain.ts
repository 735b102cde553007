import type { userEndpoints } from '@nutricion/contract/accounts/users';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { accept, type Result } from '@nutricion/domain/kit/result';
import type { Caller } from '../../platform/http/caller.ts';
import { toProblem } from '../../platform/http/problem.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { changeUser } from './change-user.ts';
import type { UserDependencies } from './dependencies.ts';
import { findWaitingOf } from './user-store.ts';

type VerifyDomainResponse = ResponseOf<(typeof userEndpoints)['POST /api/admin/users/verify-domain']>;

/**
 * Verifies everybody who waited with an address of a domain when the list was read, each in a transaction of their
 * own: a user on whom a colleague decided meanwhile doesn't stop the others.
 */
export const verifyDomain = async (
  deps: UserDependencies,
  caller: Pick<Caller, 'profileId' | 'sessionId'>,
  { email_domain: domain, until }: { readonly email_domain: string; readonly until: string },
): Promise<Result<VerifyDomainResponse, Refusal>> => {
  const failed: VerifyDomainResponse['failed'] = [];
  const waiting = await findWaitingOf(deps.db, domain, new Date(until));
  for (const { id, full_name } of waiting) {
    const changed = await changeUser(deps, caller, id, 'verify');
    if (!changed.ok) failed.push({ id, full_name, detail: toProblem(changed.refusal).detail });
  }
  return accept({ verified: waiting.length - failed.length, failed });
};
