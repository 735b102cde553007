import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { problemResponse, toProblem } from '../../platform/http/problem.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { StartRefusal } from './start-refusal.ts';

export type HttpServer = {
  /**
   * Accepts no new connection and lets running requests finish for at most `limitMs`; those that
   * still run then are cut off.
   */
  close(limitMs: number): Promise<void>;
};

/** `bindings` carries the connection, and so the client's address. */
type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;

interface ConnectionLimits {
  /** From the connection, or the previous response, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. */
  readonly requestMs: number;
  /** From the headers until the client has received the whole response. */
  readonly responseTimeoutMs: number;
  /** From a response to the next request. */
  readonly keepAliveMs: number;
}

/**
 * Limits that keep slow clients from holding a connection and its memory. A browser sends its headers at once,
 * and the shop's own pages give up a request after twenty seconds; the largest file takes a telephone a second,
 * and a meal plan may take twenty.
 *
 * Proxies keep a connection to us for a minute after its last request (nginx, AWS), as browsers do for less or little
 * more. If we were the first to close it, a request could be on its way, and its sender would see a reset.
 */
export const usualLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  responseTimeoutMs: 120_000,
  keepAliveMs: 80_000,
};

/**
 * Serves `fetch` over HTTP/1.1.
 * @param host the address of this computer to listen on; without it, every one
 */
export function serve(
  fetch: Fetch,
  port: number,
  {
    host,
    limits = usualLimits,
  }: { readonly host?: string | undefined; readonly limits?: ConnectionLimits } = {},
): Promise<Result<HttpServer, StartRefusal>> {
  let isClosing = false;
  const respond: Fetch = async (request, bindings) => {
    const response = await fetch(request, bindings);
    // Tells the client that its next request needs another connection.
    if (isClosing) response.headers.set('connection', 'close');
    return response;
  };
  const listener = getRequestListener((request, bindings) => respond(request, bindings as HttpBindings), {
    errorHandler: refuseMalformed,
  });
  const server = createServer(serverOptions(limits), listener);
  limitConnections(server, limits);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(refuse({ kind: 'port-taken', port }));
      else if (error.code === 'EACCES') resolve(refuse({ kind: 'port-forbidden', port }));
      else if (error.code === 'EADDRNOTAVAIL') resolve(refuse({ kind: 'host-elsewhere', host: `${host}` }));
      else reject(error);
    });
    const close = (limitMs: number) => {
      isClosing = true;
      return closeGracefully(server, limitMs);
    };
    server.listen({ port, host }, () => resolve(accept({ close })));
  });
}

/** A RequestError means that address or host are invalid, so that no request could be made of them. Any other error is a bug. */
const refuseMalformed = (error: unknown): Response =>
  problemResponse({ kind: error instanceof RequestError ? 'malformed-request' : 'unexpected' });

async function closeGracefully(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<'closed'>((resolve) => server.close(() => resolve('closed')));
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    // A browser keeps its connection after the response; it counts as open until it is idle and closed.
    server.closeIdleConnections();
    if ((await Promise.race([closed, sleep(20)])) === 'closed') return;
  }
  server.closeAllConnections();
  await closed;
}

/** The limits that Node enforces itself. It checks once a second, where its default is half a minute. */
const serverOptions = ({ headersMs, requestMs, keepAliveMs }: ConnectionLimits) => ({
  keepAliveTimeout: keepAliveMs,
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(1_000, requestMs / 2),
});

/** Ends connections whose client doesn't receive its response, and answers invalid requests with a problem in Spanish. */
const limitConnections = (server: Server, { responseTimeoutMs }: ConnectionLimits): void => {
  server.on('request', (_, response) => {
    const timer = setTimeout(() => response.destroy(), responseTimeoutMs).unref();
    response.once('close', () => clearTimeout(timer));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const connection = socket as Socket & { readonly _httpMessage?: { readonly headersSent: boolean } };
    // After the headers of another response, this one would be read as a part of it.
    if (!connection.writable || connection._httpMessage?.headersSent || error.code === 'ECONNRESET')
      return void connection.destroy();
    connection.end(rawResponse(refusalOf(error.code)), () => connection.destroy());
  });
};

const refusalOf = (code: string | undefined): Refusal => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { kind: 'request-too-slow' };
  if (code === 'HPE_HEADER_OVERFLOW') return { kind: 'headers-too-large' };
  return { kind: 'malformed-request' };
};

const rawResponse = (refusal: Refusal): string => {
  const problem = toProblem(refusal);
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};
