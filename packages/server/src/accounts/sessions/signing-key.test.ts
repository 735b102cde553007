import { connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createAuth } from '../auth.ts';
import { cheapPasswords } from '../password/passwords.builders.ts';
import { ensureSigningKey } from './signing-key.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A proxy before the database that doesn't respond to the first connections, as on a busy machine. */
const aBusyMachineBefore = async (databaseUrl: string, unsigned: number): Promise<string> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    connections += 1;
    if (connections <= unsigned) return;
    const other = connect(Number(target.port), target.hostname).on('error', () => {});
    sockets.add(other);
    socket.pipe(other).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('a server has a port');
  return Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(address.port) }).href;
};

it('is created at startup although connections are slow, as on a busy machine', async () => {
  const testDatabase = await createTestDatabase();
  closers.push(() => testDatabase.drop());
  const url = await aBusyMachineBefore(testDatabase.url, 2);
  const { db, close } = openDatabase(url, { maxConnections: 2, patience: 'request' });
  closers.push(close);
  const logger = pino({ level: 'silent' });
  const auth = createAuth({
    db,
    logger,
    secret: 's'.repeat(40),
    publicUrl: 'http://localhost:3000',
    passwords: cheapPasswords,
    onReuse: () => {},
  });
  await ensureSigningKey(auth, db, logger);
  expect(await testDatabase.db.selectFrom('jwks').select('id').execute()).toHaveLength(1);
});
