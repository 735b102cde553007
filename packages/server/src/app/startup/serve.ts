import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { problemResponse } from '../../platform/http/problem.ts';
import { type ConnectionLimits, limitConnections, serverOptions, usualLimits } from './connection-limits.ts';
import type { StartRefusal } from './start-refusal.ts';

export type HttpServer = {
  /**
   * Takes no new connection and lets the requests under way finish, for at most `limitMs`; what
   * then still runs is cut off.
   */
  close(limitMs: number): Promise<void>;
};

/** `bindings` carries the connection: whose address it is. */
type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;

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
  const answer: Fetch = async (request, bindings) => {
    const response = await fetch(request, bindings);
    // Whoever would send the next request on this connection learns that it needs another one.
    if (isClosing) response.headers.set('connection', 'close');
    return response;
  };
  const listener = getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
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

/** An address or a host that is none: no request could be made of it. Anything else is a fault of ours. */
const refuseMalformed = (error: unknown): Response =>
  problemResponse({ kind: error instanceof RequestError ? 'malformed-request' : 'unexpected' });

async function closeGracefully(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<'closed'>((resolve) => server.close(() => resolve('closed')));
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    // A browser keeps its connection after the answer; it counts as open until it is idle and closed.
    server.closeIdleConnections();
    if ((await Promise.race([closed, sleep(20)])) === 'closed') return;
  }
  server.closeAllConnections();
  await closed;
}
