import { endpoints } from '@nutricion/contract/endpoints';
import { Hono } from 'hono';
import { pino } from 'pino';
import { openCatalog } from '../catalog/catalog.ts';
import type { Caller } from '../platform/http/caller.ts';
import { aWordTable } from '../search/search-words.builders.ts';
import { createTestDatabase } from '../testing/database.ts';
import { aNurse, aProduct } from '../testing/shop.builders.ts';
import type { VoiceProvider } from './provider/voice-provider.ts';
import { mountVoice } from './voice-handlers.ts';

/** A shop of a few products that can be spoken to, with a clock of its own. */
export const aVoiceFixture = async (
  products: readonly (readonly [title: string, parts: Parameters<typeof aProduct>[1]])[],
  voiceProvider: VoiceProvider | null = null,
) => {
  const database = await createTestDatabase();
  const { db } = database;
  const ids = new Map<string, string>();
  for (const [title, parts] of products) ids.set(title, (await aProduct(db, { title, ...parts })).id);
  const catalog = await openCatalog({
    ...database,
    databaseUrl: database.url,
    now: Date.now,
    logger: pino({ level: 'silent' }),
    words: aWordTable,
  });
  const clock = { nowMs: Date.now() };
  const now = () => clock.nowMs;
  const callers = new Map<string, Caller>();
  const app = new Hono();
  const parts = {
    db,
    now,
    catalog,
    words: aWordTable,
    recipes: { current: async () => [] },
    voiceProvider,
    voiceSession: (quiet) => ({ type: 'realtime', output_modalities: [quiet ? 'text' : 'audio'] }),
    voiceMonthlyMinutes: 100,
    publicUrl: 'https://tienda.example',
  } satisfies Omit<Parameters<typeof mountVoice>[1], 'authenticate'>;
  mountVoice(app, { ...parts, authenticate: async (token) => callers.get(token ?? '') ?? null });

  return {
    ...database,
    app,
    parts,
    clock,
    voiceProvider,
    shownPriceCents: (id: string) => catalog.index().byId.get(id)?.source.product.price_cents,
    idOf: (title: string): string => ids.get(title) ?? '',
    aPerson: async (): Promise<string> => {
      const { caller } = await aNurse(db);
      callers.set(caller.profileId, caller);
      return caller.profileId;
    },
    call: async (as: string, key: keyof typeof endpoints, body?: unknown) => {
      const [method = '', path = ''] = key.split(' ');
      const response = await app.request(path, {
        method,
        headers: { authorization: as, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
      const json: any = await response.json();
      if (response.ok) endpoints[key].response.parse(json);
      return { status: response.status, json };
    },
    drop: async () => {
      await catalog.close();
      await database.drop();
    },
  };
};
export type VoiceFixture = Awaited<ReturnType<typeof aVoiceFixture>>;
