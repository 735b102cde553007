import { once } from 'node:events';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';
import { databaseOutage } from './database-outage.ts';

/** A way to the test's server that can be cut, as a server of a cluster can be lost. */
const aWay = async (port: number) => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const onward = dial(port, '127.0.0.1');
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => {});
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return { host: `127.0.0.1:${address.port}`, cut };
};

let database: TestDatabase;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  port = Number(new URL(database.url).port || 5432);
});
afterAll(() => database.drop());

const through = (hosts: readonly string[], ending = '') => {
  const url = new URL(database.url);
  return database.url.replace(url.host, hosts.join(',')) + ending;
};

it('passes by a server that is away, and finds the next one when it loses its own', async () => {
  const [first, second] = [await aWay(port), await aWay(port)];
  const { pool, close } = openDatabase(through(['127.0.0.1:1', first.host, second.host]), {
    patience: 'request',
    maxConnections: 3,
  });
  const own = async () => (await pool.query('select 1 as one')).rows[0].one;
  expect(await Promise.all([own(), own(), own()])).toEqual([1, 1, 1]);
  await first.cut();
  // What was under way is lost; whoever comes then is served by the other.
  await expect.poll(() => own().catch(() => 0)).toBe(1);
  await second.cut();
  await expect.poll(() => own().catch((error: unknown) => databaseOutage(error))).toBe('away');
  await close();
});

it('takes no server that only reads, nor one that leads where a replica is wanted', async () => {
  const way = await aWay(port);
  const hosts = [way.host, '127.0.0.1:1'];
  const outcomeOf = async (ending = '') => {
    const { pool, close } = openDatabase(through(hosts, ending), { patience: 'request', maxConnections: 1 });
    const outcome = await pool.query('select 1').then(
      () => 'connected',
      (error: { code?: string }) => error.code,
    );
    await close();
    return outcome;
  };
  expect(await outcomeOf('?target_session_attrs=standby')).toBe('25006');
  expect(await outcomeOf()).toBe('connected');
  await database.asOwner(
    `alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = on`,
  );
  // The server that was found last has changed its mind: it is asked each time.
  expect(await outcomeOf()).toBe('25006');
  expect(await outcomeOf('?target_session_attrs=standby')).toBe('connected');
  await way.cut();
});
