import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toProblem } from '../../platform/http/problem.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

export interface ConnectionLimits {
  /** From the connection, or the answer before, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. */
  readonly requestMs: number;
  /** From the headers until the whole answer was taken. */
  readonly answerMs: number;
  /** From one answer to the next request. */
  readonly keepAliveMs: number;
}

/**
 * Nobody may hold a connection, and the memory behind it, by being slow. A browser sends its headers at once,
 * and the shop's own pages give up a request after twenty seconds; the largest file is a second's work for a
 * telephone, and a meal plan may be waited for twenty.
 *
 * Proxies keep a connection to us for a minute after its last request (nginx, AWS), as browsers do for less or little
 * more. Were we the first to close it, a request could be on its way, and its sender would see a reset.
 */
export const usualLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  answerMs: 120_000,
  keepAliveMs: 80_000,
};

/** What Node itself watches, looking once a second; half a minute is its usual. */
export const serverOptions = ({ headersMs, requestMs, keepAliveMs }: ConnectionLimits) => ({
  keepAliveTimeout: keepAliveMs,
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(1_000, requestMs / 2),
});

/** Ends connections whose answer nobody takes, and tells in Spanish those whose request never became one. */
export const limitConnections = (server: Server, { answerMs }: ConnectionLimits): void => {
  server.on('request', (_, response) => {
    const timer = setTimeout(() => response.destroy(), answerMs).unref();
    response.once('close', () => clearTimeout(timer));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const connection = socket as Socket & { readonly _httpMessage?: { readonly headersSent: boolean } };
    // Behind the beginning of another answer this one would be part of it.
    if (!connection.writable || connection._httpMessage?.headersSent || error.code === 'ECONNRESET')
      return void connection.destroy();
    connection.end(rawAnswer(refusalOf(error.code)), () => connection.destroy());
  });
};

const refusalOf = (code: string | undefined): Refusal => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { kind: 'request-too-slow' };
  if (code === 'HPE_HEADER_OVERFLOW') return { kind: 'headers-too-large' };
  return { kind: 'malformed-request' };
};

const rawAnswer = (refusal: Refusal): string => {
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
