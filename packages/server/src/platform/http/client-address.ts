import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The client's IP address. Each of our `trustedProxies` proxies appends the address it saw to X-Forwarded-For, so the
 * client's is that many from the end. Anything before it may be forged by the client.
 */
export const clientAddress = (context: Context, trustedProxies: number): string => {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const seen = [...forwarded.map((address) => address.trim()), socketAddress(context)];
  return seen.at(-1 - Math.min(trustedProxies, seen.length - 1)) || 'desconocida';
};

/** The address of the connection's other end, a client or a proxy; empty without a connection. */
export const socketAddress = (context: Context): string => {
  // A request made without a socket (`app.request`) has no bindings.
  if (!context.env?.incoming && !context.env?.server) return '';
  return getConnInfo(context).remote.address ?? '';
};

/** The key to count attempts by: an IPv6 customer has a whole /64 of addresses, which count as one. */
export const limitKeyOfAddress = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};
