import { type Endpoints, endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint, ResponseOf } from '@nutricion/contract/kit/endpoint';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { addToCallLog } from './call-log.ts';
import type { Authenticate, Caller } from './caller.ts';
import { checkInput } from './check-input.ts';
import { jsonResponse } from './json-response.ts';
import type { JsonText } from './json-text.ts';
import { permissionRefusal } from './permission-refusal.ts';
import { problemResponse } from './problem.ts';
import { readFileBody, readJsonBody } from './read-body.ts';
import type { Refusal } from './refusal.ts';

/** A response whose JSON is already serialized. */
export class JsonResponse<T> {
  readonly text: JsonText<T>;
  constructor(text: JsonText<T>) {
    this.text = text;
  }
}

/** A response that the browser downloads as a file, of the media type that the endpoint declares. */
export class FileResponse {
  readonly name: string;
  readonly text: string;
  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface Request<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
  /** Null only if the endpoint is public. */
  readonly caller: E['access'] extends 'public' ? null : Caller;
  /** Reads the body of a call that takes a file; nothing is read before. */
  readonly readFile: (taken: Parameters<typeof readFileBody>[1]) => ReturnType<typeof readFileBody>;
  /** Aborted when the client disconnects before the response. */
  readonly signal: AbortSignal;
}

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;
type ResponseBody<E extends Endpoint> = ReadOnly<ResponseOf<E>>;
type File<E extends Endpoint> = E extends { readonly file: string } ? FileResponse : never;
type HandlerResult<E extends Endpoint> = Result<
  ResponseBody<E> | JsonResponse<ResponseBody<E>> | File<E>,
  Refusal
>;

type Input = Omit<Request<Endpoint>, 'caller' | 'signal' | 'readFile'>;

/** Handles one declared endpoint. Its success has the declared status, a refusal the status of the refusal. */
export type Handler<E extends Endpoint> = (
  request: Request<E>,
) => Promise<HandlerResult<E>> | HandlerResult<E>;

type AnyHandler = Handler<Endpoint & { readonly file: string }>;

/** One handler for each declared endpoint. */
export type Handlers<Key extends keyof Endpoints> = { readonly [K in Key]: Handler<Endpoints[K]> };

/** Mounts a subject's routes on the application with the dependencies it needs. */
export type MountFeature<Needs> = (app: Hono, shop: Needs & { readonly authenticate: Authenticate }) => void;

/** Mounts declared endpoints: checks access, parses the input, turns the result into a response. */
export const mount = <Key extends keyof Endpoints>(
  app: Hono,
  authenticate: Authenticate,
  handlers: Handlers<Key>,
): void => {
  for (const key of Object.keys(handlers) as Key[]) {
    const endpoint: Endpoint = endpoints[key];
    const handler = handlers[key] as AnyHandler;
    const [method = '', path = ''] = key.split(' ');
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) => {
      addToCallLog(context, { endpoint: key });
      return respond(context, endpoint, handler, authenticate);
    });
  }
};

const respond = async (
  context: Context,
  endpoint: Endpoint,
  handler: AnyHandler,
  authenticate: Authenticate,
): Promise<Response> => {
  const access = await checkAccess(context, endpoint, authenticate);
  if (!access.ok) return refused(context, access.refusal);
  addToCallLog(context, { actorId: access.value?.profileId });
  const input = await parseInput(context, endpoint);
  if (!input.ok) return refused(context, input.refusal);
  addToCallLog(context, { body: input.value.body, subjectId: subjectOf(input.value.params) });
  const request = new AcceptedRequest(context, input.value, access.value);
  const result = await handler(request as Request<Endpoint>);
  if (!result.ok) return refused(context, result.refusal);
  if (result.value instanceof FileResponse) return fileResponse(result.value, endpoint);
  const text = result.value instanceof JsonResponse ? result.value.text : JSON.stringify(result.value);
  return jsonResponse(context, text, endpoint.status ?? 200);
};

/**
 * The getter is defined once, on the prototype: defined for each call it gave every request another hidden class,
 * which took as long as half of a product's page.
 */
class AcceptedRequest {
  readonly #context: Context;
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;

  constructor(context: Context, input: Input, caller: Caller | null) {
    this.#context = context;
    this.params = input.params;
    this.query = input.query;
    this.headers = input.headers;
    this.body = input.body;
    this.caller = caller;
  }

  readFile(taken: Parameters<typeof readFileBody>[1]) {
    return readFileBody(this.#context, taken);
  }

  /** Created on first use: few calls run long enough to be worth aborting. */
  get signal(): AbortSignal {
    return this.#context.req.raw.signal;
  }
}

const fileResponse = ({ name, text }: FileResponse, { file, summary }: Endpoint): Response => {
  if (file === undefined) throw new Error(`«${summary}» declares no file`);
  return new Response(text, {
    headers: {
      'content-type': file,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
};

const refused = (context: Context, refusal: Refusal): Response => {
  addToCallLog(context, { refusal });
  return problemResponse(refusal);
};

/** The id in the path, for the security log. */
const subjectOf = (params: unknown): string | undefined =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : undefined;

const checkAccess = async (
  context: Context,
  { access }: Endpoint,
  authenticate: Authenticate,
): Promise<Result<Caller | null, Refusal>> => {
  if (access === 'public') return accept(null);
  const isRead = context.req.method === 'GET';
  const caller = await authenticate(context.req.header('authorization'), { isRead });
  if (!caller) return refuse({ kind: 'signed-out' });
  if (access === 'verified' && !caller.isVerified) return refuse({ kind: 'unverified' });
  if (access === 'signed-in' || access === 'verified') return accept(caller);
  const refusal = permissionRefusal(caller.roles, access);
  if (refusal) return refuse(refusal);
  return caller.lacksSecondFactor ? refuse({ kind: 'second-factor-missing' }) : accept(caller);
};

const parseInput = async (context: Context, endpoint: Endpoint): Promise<Result<Input, Refusal>> => {
  const errors: [field: string, message: string][] = [];
  const take = (schema: z.ZodType | undefined, value: () => unknown): unknown => {
    if (!schema) return undefined;
    const checked = checkInput(schema, value());
    if (checked.ok) return checked.value;
    errors.push(...Object.entries(checked.refusal));
    return undefined;
  };
  const body = endpoint.body
    ? await readJsonBody(context, { isOptional: endpoint.body.safeParse(undefined).success })
    : undefined;
  if (body && !body.ok) return body;
  const input = {
    params: take(endpoint.params, () => context.req.param()),
    query: take(endpoint.query, () => context.req.query()),
    headers: take(endpoint.headers, () => context.req.header()),
    body: take(endpoint.body, () => body?.value),
  };
  if (errors.length > 0) return refuse({ kind: 'invalid-input', errors: Object.fromEntries(errors) });
  return accept(input as Input);
};
