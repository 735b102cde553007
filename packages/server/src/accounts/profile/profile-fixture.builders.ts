import { addressEndpoints } from '@nutricion/contract/accounts/addresses';
import { preferenceEndpoints } from '@nutricion/contract/accounts/preferences';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { Hono } from 'hono';
import { expect } from 'vitest';
import type { Caller } from '../../platform/http/caller.ts';
import { mount } from '../../platform/http/mount.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { aNurse } from '../../testing/shop.builders.ts';
import { addressHandlers } from './address-handlers.ts';
import { preferenceHandlers } from './preference-handlers.ts';

const endpoints = { ...addressEndpoints, ...preferenceEndpoints };

/** The profile's calls on a database of their own, over HTTP. */
export const aProfileFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const callers = new Map<string, Caller>();
  const authenticate = async (authorization?: string) => callers.get(authorization ?? '') ?? null;
  const app = new Hono();
  mount(app, authenticate, addressHandlers(database.db));
  mount(app, authenticate, preferenceHandlers(database.db));
  return {
    ...database,
    aCustomer: async (values?: Parameters<typeof aNurse>[1]) => {
      const nurse = await aNurse(database.db, values);
      callers.set(nurse.profile.id, nurse.caller);
      return { ...nurse, token: nurse.profile.id as string };
    },
    /** The response, validated against the contract if the call succeeds. */
    call: async (
      key: keyof typeof endpoints,
      token: string,
      { id = '', body }: { readonly id?: string; readonly body?: unknown } = {},
    ) => {
      const endpoint: Endpoint = endpoints[key];
      const [method = '', path = ''] = key.split(' ');
      const response = await app.request(path.replace('{id}', encodeURIComponent(id)), {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
      const json: any = await response.json();
      if (response.ok) expect(endpoint.response.parse(json)).toEqual(json);
      return { status: response.status, json };
    },
  };
};
