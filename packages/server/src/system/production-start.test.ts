import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPassword } from '../accounts/registration/create-account.ts';
import { openDatabase } from '../platform/db/database.ts';
import { projectRoot } from '../settings.ts';
import { aProfile } from '../testing/shop.builders.ts';
import { aTemporaryFolder } from '../testing/temporary-database.ts';
import { embeddedUrl } from './database-server.builders.ts';
import { builtServer, freePort } from './shop-processes.builders.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a-secret-of-production-only-0123456789',
  PUBLIC_URL: 'https://tienda.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/** With real processes on an embedded database, as who tries the shop out and then opens it in earnest. */
describe('a production start on the data of a development start', () => {
  const folder = aTemporaryFolder();
  let port: number;
  beforeAll(async () => {
    port = await freePort();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const spawnNode = (args: readonly string[], env: Record<string, string>) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        DATA_DIR: folder,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: '',
        SMTP_URL: '',
        LOG_LEVEL: 'silent',
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const ended = once(child, 'close').then(([code]) => ({ code, output }));
    return { child, ended };
  };

  const spawnServer = async (env: Record<string, string>) => spawnNode([await builtServer()], env);

  const isReady = async (child: ChildProcess): Promise<boolean> => {
    while (child.exitCode === null && child.signalCode === null) {
      const apiResponse = await fetch(`http://localhost:${port}/api/ready`).catch(() => null);
      if (apiResponse?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };

  /** Of a hash that the accounts library made at its own cost, which a shop with another cost takes for no hash. */
  const signInByLibraryHash = async (): Promise<number> => {
    const [email, password] = ['nueva@otro-hospital.example', 'guagua-azul-22'];
    const { db, close } = openDatabase(embeddedUrl(folder), { maxConnections: 1 });
    const { id } = await aProfile(db, { email });
    const hash = await hashPassword(password);
    await db.transaction().execute((trx) => setPassword(trx, id, hash));
    await close();
    const response = await fetch(`http://localhost:${port}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return response.status;
  };

  it('is refused while the demo accounts have their password, and opens once they are closed', async () => {
    const development = await spawnServer({});
    expect(await isReady(development.child)).toBe(true);
    development.child.kill('SIGTERM');
    await development.ended;

    const refused = await (await spawnServer(production)).ended;
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('admin@hospital-san-rafael.example');
    expect(refused.output).toContain('npm run demo:close');

    const close = ['--import', 'tsx', 'packages/server/src/app/commands/demo-close.ts'];
    const closed = await spawnNode(close, production).ended;
    expect(closed).toMatchObject({ code: 0 });
    expect(closed.output).toContain('admin@hospital-san-rafael.example quedó cerrada');
    expect(closed.output).toContain('npm run admin:create -- correo');

    const opened = await spawnServer(production);
    expect(await isReady(opened.child)).toBe(true);
    expect(await signInByLibraryHash()).toBe(200);
    opened.child.kill('SIGTERM');
    expect((await opened.ended).code).toBe(0);
  }, 240_000);
});
