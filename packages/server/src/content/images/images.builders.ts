import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdminImageJson, imageEndpoints } from '@nutricion/contract/content/images';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import type { Role } from '@nutricion/domain/accounts/role';
import { Hono } from 'hono';
import { openFolderStore } from '../../platform/files/folder-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { mount } from '../../platform/http/mount.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { aColleague } from '../../testing/shop.builders.ts';
import { imageHandlers } from './image-handlers.ts';
import { anImageFile, aRenderer } from './render/image-file.builders.ts';
import { serveImages } from './serve-image.ts';

type Key = keyof typeof imageEndpoints;

interface Call {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly type?: string;
}

/** Photos on a database and a folder of their own; the token of a caller is their profile's id. */
export const anImageFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-photos-'));
  const files = openFolderStore(join(folder, 'uploads'));
  const renderer = aRenderer();
  const callers = new Map<string, Caller>();
  const clock = { nowMs: Date.now() };
  const recipe = {
    id: '7a3f0f5e-7a3e-4f0e-9f1c-3d1d4c3b2a10',
    title: 'Avena de noche',
    art: 'dish:avena:canela',
    category: 'night-shift',
  } as const;
  const recipes = [recipe];
  const app = new Hono();
  serveImages(app, files);
  mount(
    app,
    async (token) => callers.get(token ?? '') ?? null,
    imageHandlers({
      db,
      files,
      renderer,
      now: () => clock.nowMs,
      recipesWithImages: async () => recipes,
    }),
  );

  const aUser = async (role: Role, full_name = 'Persona de prueba') => {
    const caller = await aColleague(db, role, full_name);
    callers.set(caller.profileId, caller);
    return caller.profileId;
  };

  const call = async (as: string, key: Key, { params = {}, query = {}, body, type }: Call = {}) => {
    const endpoint: Endpoint = imageEndpoints[key];
    const [method = '', template = ''] = key.split(' ');
    const values = new Map(Object.entries(params));
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
    const isFile = body instanceof Uint8Array;
    const response = await app.request(`${path}?${new URLSearchParams(Object.entries(query))}`, {
      method,
      headers: { authorization: as, 'content-type': type ?? (isFile ? 'image/jpeg' : 'application/json') },
      ...(body !== undefined && { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
    const json: any = await response.json();
    if (response.ok) endpoint.response.parse(json);
    return { status: response.status, json };
  };

  /** A photo of a product as a draft. */
  const anUpload = async (as: string, productId: string, seed = 1): Promise<AdminImageJson> => {
    const body = await anImageFile({ seed, width: 700, height: 500 }).jpeg().toBuffer();
    const { json } = await call(as, 'POST /api/admin/products/{id}/images', {
      params: { id: productId },
      body,
    });
    return json.images.at(-1);
  };

  const save = (as: string, productId: string, image: AdminImageJson, changes: object) =>
    call(as, 'PATCH /api/admin/products/{id}/images/{imageId}', {
      params: { id: productId, imageId: image.id },
      body: { version: image.version, ...changes },
    });

  return {
    ...database,
    app,
    clock,
    recipe,
    aPerson: aUser,
    call,
    anUpload,
    save,
    /** What lies in the folder. */
    kept: (): readonly string[] => {
      try {
        return readdirSync(join(folder, 'uploads'));
      } catch {
        return [];
      }
    },
    auditOf: (id: string) =>
      db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute(),
    close: async () => {
      renderer.close();
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
};
export type ImageFixture = Awaited<ReturnType<typeof anImageFixture>>;
