import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../settings.ts';
import { freePort } from './shop-processes.builders.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a-secret-of-production-only-0123456789',
  PUBLIC_URL: 'https://tienda.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/** With real processes on an embedded database, as who tries the shop out and then opens it in earnest. */
describe('a production start on the data of a development start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nutricion-production-'));
  // As root the database runs as another user, who must get in.
  chmodSync(folder, 0o711);
  let port: number;
  beforeAll(async () => {
    port = await freePort();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const spawnServer = (file: string, env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `packages/server/src/${file}`], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        DATA_DIR: join(folder, 'data'),
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

  const isReady = async (child: ChildProcess): Promise<boolean> => {
    while (child.exitCode === null && child.signalCode === null) {
      const answer = await fetch(`http://localhost:${port}/api/ready`).catch(() => null);
      if (answer?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };

  it('is refused while the demo accounts have their password, and opens once they are closed', async () => {
    const development = spawnServer('main.ts', {});
    expect(await isReady(development.child)).toBe(true);
    development.child.kill('SIGTERM');
    await development.ended;

    const refused = await spawnServer('main.ts', production).ended;
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('admin@hospital-san-rafael.example');
    expect(refused.output).toContain('npm run demo:close');

    const closed = await spawnServer('commands/demo-close.ts', production).ended;
    expect(closed).toMatchObject({ code: 0 });
    expect(closed.output).toContain('admin@hospital-san-rafael.example quedó cerrada');
    expect(closed.output).toContain('npm run admin:create -- correo');

    const opened = spawnServer('main.ts', production);
    expect(await isReady(opened.child)).toBe(true);
    opened.child.kill('SIGTERM');
    expect((await opened.ended).code).toBe(0);
  }, 240_000);
});
