import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import type { Role } from '@nutricion/domain/accounts/role';
import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Authenticate, Caller } from '../platform/http/caller.ts';
import { aProfile } from './shop.builders.ts';

/** Staff users who call these endpoints; each one's token is their profile's id. */
export const anAdminFixture = <Endpoints extends Readonly<Record<string, Endpoint>>>(
  db: Kysely<Schema>,
  endpoints: Endpoints,
  mountOn: (authenticate: Authenticate) => Hono,
) => {
  const callers = new Map<string, Caller>();
  const app = mountOn(async (token) => callers.get(token ?? '') ?? null);

  const aUser = async (role: Role, full_name = 'Persona de prueba') => {
    const { id } = await aProfile(db, { full_name });
    await db.insertInto('user_roles').values({ user_id: id, role }).execute();
    callers.set(id, {
      profileId: id,
      sessionId: id,
      isVerified: true,
      roles: [role],
      lacksSecondFactor: false,
      hospitalId: null,
    });
    return id;
  };

  const call = async (
    as: string,
    key: keyof Endpoints & string,
    { params = {}, query = {}, body }: { params?: object; query?: object; body?: unknown } = {},
  ) => {
    const endpoint = endpoints[key] as Endpoint;
    const [method = '', template = ''] = key.split(' ');
    const values = new Map(Object.entries(params));
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
    const isFile = typeof body === 'string' || body instanceof Uint8Array;
    const response = await app.request(`${path}?${new URLSearchParams(Object.entries(query))}`, {
      method,
      headers: { authorization: as, 'content-type': isFile ? 'text/csv' : 'application/json' },
      ...(body !== undefined && { body: (isFile ? body : JSON.stringify(body)) as string }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
    const json: any = isJson ? await response.json() : await response.text();
    if (response.ok && isJson) endpoint.response.parse(json);
    return { status: response.status, json };
  };

  const auditOf = (id: string) =>
    db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();

  return { aPerson: aUser, call, auditOf };
};
