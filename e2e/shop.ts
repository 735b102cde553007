import { type Database, openDatabase } from '../packages/server/src/platform/db/database.ts';

/** The address of the shop under test, without a slash at the end. */
export const shopUrl = (): string => process.env.SHOP_URL ?? '';

let database: Database | undefined;

/** The shop's own database, for events beside the screens: a price rises, a window fills. */
export const shopDatabase = (): Database['db'] => openDatabaseOnce().db;

/** Lets the shop's processes hear something, as they tell each other. */
export const notifyShop = async (channel: string, payload: string): Promise<void> => {
  await openDatabaseOnce().pool.query('select pg_notify($1, $2)', [channel, payload]);
};

const openDatabaseOnce = (): Database => {
  database ??= openDatabase(process.env.SHOP_DATABASE_URL ?? '', { maxConnections: 2 });
  return database;
};

interface ApiCall {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it knows of an answer, and fails where it errs.
export type Json = any;

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Json;
}

/** One call of the API, as a program would make it. Returns any response, refusals too. */
export const callApi = async (path: string, call: ApiCall = {}): Promise<ApiResponse> => {
  const { token, body } = call;
  const response = await fetch(shopUrl() + path, {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
};

/** The answer of a call that has to succeed. */
export const callApiOrThrow = async (path: string, call: ApiCall = {}): Promise<Json> => {
  const { status, text, json } = await callApi(path, call);
  if (status >= 400) throw new Error(`${call.method ?? ''} ${path} answered ${status}: ${text}`);
  return json;
};
