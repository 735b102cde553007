import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Shop, startShop } from './server.ts';

export interface CopiedShop extends Pick<Shop, 'url' | 'databaseUrl' | 'stop'> {
  /** Deploys another version: its service worker differs, and so every browser brings it in. */
  readonly publish: () => void;
}

const root = join(import.meta.dirname, '..');

/** A shop of its own, from a copy of the built files that a test may change. */
export const copyShop = async (): Promise<CopiedShop> => {
  const folder = join(root, `.cache/e2e-copy-${randomUUID()}`);
  const copied = (path: string): string => join(folder, path);
  mkdirSync(copied('packages/server'), { recursive: true });
  for (const path of ['packages/server/dist', 'packages/web/dist'])
    cpSync(join(root, path), copied(path), { recursive: true });
  symlinkSync(join(root, 'data'), copied('data'));
  // What npm didn't put at the root; the rest is found above the copy.
  const packages = join(root, 'packages/server/node_modules');
  if (existsSync(packages)) symlinkSync(packages, copied('packages/server/node_modules'));
  const shop = await startShop({}, copied('packages/server/dist/main.js'));
  return {
    url: shop.url,
    databaseUrl: shop.databaseUrl,
    publish: () => {
      const worker = copied('packages/web/dist/sw.js');
      for (const suffix of ['.br', '.gz']) rmSync(worker + suffix, { force: true });
      appendFileSync(worker, `\n// ${Date.now()}`);
    },
    stop: async () => {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
