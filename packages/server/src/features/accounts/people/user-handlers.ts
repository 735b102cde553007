import type { Endpoints } from '@nutricion/contract/endpoints';
import type { AdminUserJson, peopleEndpoints, rolesBodySchema } from '@nutricion/contract/people';
import type { Role } from '@nutricion/domain/account/role';
import { accept } from '@nutricion/domain/result';
import type { z } from 'zod';
import type { Handler, Handlers } from '../../../http/mount.ts';
import { changeUser, type WantedChange } from './change-user.ts';
import type { PeopleDependencies } from './dependencies.ts';
import { countUsersByState, findUsers, type UserRow } from './user-store.ts';

/** People: who waits, who is in, who administers. */
export const userHandlers = (deps: PeopleDependencies): Handlers<keyof typeof peopleEndpoints> => ({
  'GET /api/admin/users': async ({ query }) => {
    const [users, counted] = await Promise.all([
      findUsers(deps.db, { state: query.state, text: query.q, page: query.page ?? 1 }),
      countUsersByState(deps.db, query.q),
    ]);
    const countOf = (state: string) => counted.find((row) => row.state === state)?.count ?? 0;
    return accept({
      users: users.map(toJson),
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
  'POST /api/admin/users/{id}/verify': change(deps, 'verify'),
  'POST /api/admin/users/{id}/reject': change(deps, 'reject'),
  'POST /api/admin/users/{id}/deactivate': change(deps, 'deactivate'),
  'PUT /api/admin/users/{id}/roles': (request) =>
    change(deps, { rolesAfter: rolesOf(request.body), reason: request.body.reason })(request),
});

const rolesOf =
  ({ roles, admin }: z.output<typeof rolesBodySchema>) =>
  (held: readonly Role[]): readonly Role[] => {
    if (roles) return [...new Set(roles)];
    const others = held.filter((role) => role !== 'admin');
    return admin ? [...others, 'admin'] : others;
  };

type ChangeRequest = Pick<
  Parameters<Handler<Endpoints['POST /api/admin/users/{id}/verify']>>[0],
  'params' | 'caller'
>;

const change =
  (deps: PeopleDependencies, wanted: WantedChange) =>
  async ({ params, caller }: ChangeRequest) => {
    const changed = await changeUser(deps, caller, params.id, wanted);
    return changed.ok ? accept(toJson(changed.value)) : changed;
  };

const toJson = ({ created_at, ...user }: UserRow): AdminUserJson => ({
  ...user,
  created_at: created_at.toISOString(),
});
