import type { rolesBodySchema, userEndpoints } from '@nutricion/contract/accounts/users';
import type { Endpoints } from '@nutricion/contract/endpoints';
import type { Role } from '@nutricion/domain/accounts/role';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { z } from 'zod';
import type { Handler, Handlers } from '../../platform/http/mount.ts';
import { changeUser, type RequestedChange } from './change-user.ts';
import type { UserDependencies } from './dependencies.ts';
import { endSessions } from './end-sessions.ts';
import { readUserDetail } from './read-user-detail.ts';
import { countUsersByState, findUsers, readWaitingDomains, userToJson } from './user-store.ts';
import { verifyDomain } from './verify-domain.ts';

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
