import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, limitKeyOfAddress } from './client-address.ts';

const addressSeenBy = async (trustedProxies: number, socket: string, forwarded?: string) => {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustedProxies)));
  const response = await app.request(
    '/',
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } } },
  );
  return response.text();
};

describe('clientAddress', () => {
  it('is the socket’s without a proxy, whatever the client claims', async () => {
    expect(await addressSeenBy(0, '198.51.100.1', '203.0.113.66')).toBe('198.51.100.1');
  });

  it('is what the only proxy appended, not what the client wrote before it', async () => {
    expect(await addressSeenBy(1, '10.0.0.1', '203.0.113.66, 198.51.100.1')).toBe('198.51.100.1');
  });

  it('is what the outer of two proxies saw', async () => {
    expect(await addressSeenBy(2, '10.0.0.1', '203.0.113.66, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1');
  });

  it('is the socket’s if no proxy appended anything', async () => {
    expect(await addressSeenBy(1, '10.0.0.1')).toBe('10.0.0.1');
  });
});

describe('limitKeyOfAddress', () => {
  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['desconocida', 'desconocida'],
  ])('%s is %s', (address, key) => {
    expect(limitKeyOfAddress(address)).toBe(key);
  });
});
