import type { Permission } from '@nutricion/domain/accounts/permission';
import type { z } from 'zod';

/** Who may call: anybody, any account, a verified user, or staff with the permission. */
export type Access = 'public' | 'signed-in' | 'verified' | Permission;

/**
 * One call over the wire, declared once: the server mounts it, the web client is typed by it, the
 * OpenAPI document is emitted from it. Its method and path are its key: `GET /api/products/{id}`.
 */
export interface Endpoint {
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** The media type of the file that the endpoint may answer with instead of JSON; absent if it never does. */
  readonly file?: string;
  /** The status of a success; 200 by default. */
  readonly status?: 200 | 201;
}

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export const declareEndpoints = <const T extends Record<EndpointKey, Endpoint>>(endpoints: T): T => endpoints;

type PartIn<T> = T extends z.ZodType ? z.input<T> : never;

/** What a caller passes for an endpoint: `params`, `query`, `headers`, `body`, each where declared. */
export type CallOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'headers' | 'body' as E[Part] extends z.ZodType ? Part : never]: PartIn<
    E[Part]
  >;
};

/** What the caller gets. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
