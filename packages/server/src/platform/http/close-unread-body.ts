import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Context, Next } from 'hono';

/** What of a refused body is still taken, and for how long, so that its sender comes to read the answer. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;
const LINGER_MS = 2_000;

/** Where the answer is there before the body, the connection is closed after it, and the answer says so. */
export const closeUnread = async (context: Context, next: Next): Promise<void> => {
  await next();
  const incoming: IncomingMessage | undefined = context.env?.incoming;
  if (!incoming || incoming.complete) return;
  // A refusal may be ready before the rest of what came in one piece with the headers was looked at.
  await setImmediate();
  if (incoming.complete || incoming.destroyed) return;
  context.header('connection', 'close');
  lingerAfterRefusal(incoming, incoming.socket);
};

/**
 * Ends our half of the connection first and closes it when the other half has ended too, or after a while:
 * who is sent something after a close answers with a reset, and a reset overtakes the answer (RFC 9112,
 * section 9.6). Node closes by `destroySoon` once an answer that says so is written.
 */
const lingerAfterRefusal = (incoming: IncomingMessage, socket: Socket): void => {
  let drainedBytes = 0;
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    incoming.on('data', (chunk: Buffer) => {
      drainedBytes += chunk.length;
      if (drainedBytes > MAX_DRAINED_BYTES) socket.destroy();
    });
  };
};
