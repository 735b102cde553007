import type { Endpoints } from '@nutricion/contract/endpoints';
import type { AdminUserJson, peopleEndpoints } from '@nutricion/contract/people';
import type { PersonChange } from '@nutricion/domain/account/person';
import { accept } from '@nutricion/domain/result';
import type { Handler, Handlers } from '../../../http/mount.ts';
import { changeUser } from './change-user.ts';
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
    change(deps, request.body.admin ? 'give-admin' : 'take-admin')(request),
});

type ChangeRequest = Pick<
  Parameters<Handler<Endpoints['POST /api/admin/users/{id}/verify']>>[0],
  'params' | 'caller'
>;

const change =
  (deps: PeopleDependencies, wanted: PersonChange) =>
  async ({ params, caller }: ChangeRequest) => {
    const changed = await changeUser(deps, caller, params.id, wanted);
    return changed.ok ? accept(toJson(changed.value)) : changed;
  };

const toJson = ({ created_at, ...user }: UserRow): AdminUserJson => ({
  ...user,
  created_at: created_at.toISOString(),
});
