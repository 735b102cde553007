import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('refuses a port that is taken, in one sentence and before any long step', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stdout, stderr } = await start(port);
  other.close();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    `El puerto ${port} ya está en uso: cierra el programa que lo usa o elige otro con PORT=${port + 1}.\n`,
  );
});

it('says so when what has the port is a shop already', async () => {
  const shop = createHttpServer((_, response) => response.end('{"status":"ok"}')).listen(0);
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  const { code, stderr } = await start(port);
  shop.close();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^La tienda ya está abierta en http:\/\/localhost:\d+[^\n]*\.\n$/);
});

async function start(port: number): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.cjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}
