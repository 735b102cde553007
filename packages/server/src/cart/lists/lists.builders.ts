import { listEndpoints } from '@nutricion/contract/cart/lists';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { Hono } from 'hono';
import type { Caller } from '../../platform/http/caller.ts';
import { mount } from '../../platform/http/mount.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { aNurse } from '../../testing/shop.builders.ts';
import { listHandlers } from './list-handlers.ts';

export type ListKey = keyof typeof listEndpoints;

interface ListCall {
  readonly id?: string;
  readonly productId?: string;
  readonly body?: unknown;
}

/** Favourites and lists on a database of their own, called over HTTP. */
export const aListFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const callers = new Map<string, Caller>();
  const app = new Hono();
  mount(
    app,
    async (authorization) => callers.get(authorization ?? '') ?? null,
    listHandlers({ db, now: Date.now }),
  );
  return {
    ...database,
    aCaller: async (values: Parameters<typeof aNurse>[1] = {}): Promise<string> => {
      const { profile, caller } = await aNurse(db, values);
      callers.set(profile.id, caller);
      return profile.id;
    },
    /** The status and the answer, which is to the letter of the contract when all went well. */
    call: async (key: ListKey, who: string, { id = '', productId = '', body }: ListCall = {}) => {
      const [method = '', path = ''] = key.split(' ');
      const response = await app.request(path.replace('{id}', id).replace('{productId}', productId), {
        method,
        headers: { authorization: who, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const endpoint: Endpoint = listEndpoints[key];
      // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
      const json: any = await response.json();
      if (response.ok) endpoint.response.parse(json);
      return { status: response.status, json };
    },
  };
};

export type ListFixture = Awaited<ReturnType<typeof aListFixture>>;
