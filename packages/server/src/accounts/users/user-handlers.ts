import type { rolesBodySchema, userEndpoints } from '@nutricion/contract/accounts/users';
import type { Endpoints } from '@nutricion/contract/endpoints';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { Role } from '@nutricion/domain/accounts/role';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { z } from 'zod';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handler, Handlers } from '../../platform/http/mount.ts';
import { toProblem } from '../../platform/http/problem.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { changeUser, type RequestedChange } from './change-user.ts';
import type { UserDependencies } from './dependencies.ts';
import { endSessions } from './end-sessions.ts';
import { readUserDetail } from './read-user-detail.ts';
import { countUsersByState, findUsers, findWaitingOf, readWaitingDomains, userToJson } from './user-store.ts';

/** Handlers of the administration's users. */
export const userHandlers = (deps: UserDependencies): Handlers<keyof typeof userEndpoints> => ({
  'GET /api/admin/users': async ({ query }) => {
    const [users, counted, domains] = await Promise.all([
      findUsers(deps.db, { state: query.state, text: query.q, page: query.page ?? 1 }),
      countUsersByState(deps.db, query.q),
      query.state === 'pendiente' ? readWaitingDomains(deps.db) : [],
    ]);
    const countOf = (state: string) => counted.find((row) => row.state === state)?.count ?? 0;
    return accept({
      users: users.map(userToJson),
      domains,
      total: query.state ? countOf(query.state) : counted.reduce((sum, { count }) => sum + count, 0),
      counts: {
        'sin-codigo': countOf('sin-codigo'),
        pendiente: countOf('pendiente'),
        verificada: countOf('verificada'),
        rechazada: countOf('rechazada'),
        desactivada: countOf('desactivada'),
      },
    });
  },
  'GET /api/admin/users/{id}': async ({ params }) => {
    const user = await readUserDetail(deps, params.id);
    return user ? accept(user) : refuse({ kind: 'not-found', what: 'a esa persona' });
  },
  'DELETE /api/admin/users/{id}/sessions': ({ params, caller }) =>
    endSessions(deps, caller.profileId, params.id),
  'POST /api/admin/users/verify-domain': ({ body, caller }) => verifyDomain(deps, caller, body),
  'POST /api/admin/users/{id}/verify': change(deps, 'verify'),
  'POST /api/admin/users/{id}/reject': async ({ params, body, caller }) => {
    const changed = await changeUser(deps, caller, params.id, 'reject', body?.reason);
    return changed.ok ? accept(userToJson(changed.value)) : changed;
  },
  'POST /api/admin/users/{id}/deactivate': change(deps, 'deactivate'),
  'PUT /api/admin/users/{id}/roles': (request) =>
    change(deps, { rolesAfter: rolesOf(request.body), reason: request.body?.reason })(request),
});

const rolesOf =
  ({ roles, admin }: z.output<typeof rolesBodySchema>) =>
  (currentRoles: readonly Role[]): readonly Role[] => {
    if (roles) return [...new Set(roles)];
    const others = currentRoles.filter((role) => role !== 'admin');
    return admin ? [...others, 'admin'] : others;
  };

type ChangeRequest = Pick<
  Parameters<Handler<Endpoints['POST /api/admin/users/{id}/verify']>>[0],
  'params' | 'caller'
>;

const change =
  (deps: UserDependencies, requested: RequestedChange) =>
  async ({ params, caller }: ChangeRequest) => {
    const changed = await changeUser(deps, caller, params.id, requested);
    return changed.ok ? accept(userToJson(changed.value)) : changed;
  };

type VerifyDomainResponse = ResponseOf<(typeof userEndpoints)['POST /api/admin/users/verify-domain']>;

/**
 * Verifies everybody who waited with an address of a domain when the list was read, each in a transaction of their
 * own: a user on whom a colleague decided meanwhile doesn't stop the others.
 */
const verifyDomain = async (
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
