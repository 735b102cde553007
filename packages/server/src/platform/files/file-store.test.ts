import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOutage } from '../db/database-outage.ts';
import { type FileStore, FilesAway } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';
import { aSmallS3 } from './small-s3.builders.ts';

const folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-files-'));
let s3: Awaited<ReturnType<typeof aSmallS3>>;
beforeAll(async () => {
  s3 = await aSmallS3();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.close();
});

const bytes = new Uint8Array([0, 1, 2, 250, 255]);

describe.each<[string, () => FileStore]>([
  ['a folder', () => openFolderStore(join(folder, 'uploads'))],
  ['S3', () => openS3Store(s3.settings)],
])('files in %s', (_, open) => {
  it('return what was stored; storing twice is like once', async () => {
    const store = open();
    expect(await store.get('una.webp')).toBeNull();
    await store.put('una.webp', bytes, 'image/webp');
    await store.put('una.webp', bytes, 'image/webp');
    expect(new Uint8Array((await store.get('una.webp')) ?? [])).toEqual(bytes);
  });

  it('are removed, whether they exist or not', async () => {
    const store = open();
    await store.put('dos.avif', bytes, 'image/avif');
    await store.remove(['dos.avif', 'nunca.avif']);
    expect(await store.get('dos.avif')).toBeNull();
  });

  it('are found by another process', async () => {
    await open().put('tres.webp', bytes, 'image/webp');
    expect(await open().get('tres.webp')).not.toBeNull();
  });
});

describe('the folder store', () => {
  it('leaves nothing half written, and nothing outside of its folder', async () => {
    const store = openFolderStore(join(folder, 'uploads'));
    await store.put('entera.webp', bytes, 'image/webp');
    expect(readdirSync(join(folder, 'uploads')).filter((name) => name.startsWith('.'))).toEqual([]);
    for (const name of ['../fuera.webp', 'otra/cosa.webp', '.oculta', '..'])
      await expect(async () => store.get(name)).rejects.toThrow('no name of a file');
  });

  it('says that it is away where nothing can be written', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const store = openFolderStore(join(file, 'uploads'));
    await expect(store.put('foto.webp', bytes, 'image/webp')).rejects.toThrow(FilesAway);
    await expect(store.get('foto.webp')).rejects.toThrow('ENOTDIR');
  });
});

describe('the S3 store', () => {
  it('stores the media type, under the bucket and a prefix', async () => {
    await openS3Store(s3.settings).put('con espacio.webp', bytes, 'image/webp');
    expect(s3.objects.get('/tienda/uploads/con%20espacio.webp')?.type).toBe('image/webp');
  });

  it('retries if S3 was too busy', async () => {
    s3.fail(1);
    await openS3Store(s3.settings).put('otra-vez.webp', bytes, 'image/webp');
    expect(s3.requests.filter((request) => request.includes('otra-vez'))).toHaveLength(2);
  });

  it('is not taken for the database when it can’t be reached', async () => {
    const gone = await aSmallS3();
    await gone.close();
    const error = await openS3Store(gone.settings)
      .get('foto.webp')
      .catch((failure: unknown) => failure);
    expect(String(error)).toMatch(/file store can't be reached \(ECONNREFUSED\)/);
    expect(databaseOutage(error)).toBeNull();
  });

  it('throws if the secret is wrong', async () => {
    const store = openS3Store({ ...s3.settings, secretAccessKey: 'otra' });
    await expect(store.put('mala.webp', bytes, 'image/webp')).rejects.toThrow('403');
    await expect(store.get('mala.webp')).rejects.toThrow('403');
    expect(s3.objects.has('/tienda/uploads/mala.webp')).toBe(false);
  });
});
