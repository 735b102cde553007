import { randomUUID } from 'node:crypto';
import { voiceInsightEndpoints } from '@nutricion/contract/voice/voice-insights';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spokenProducts } from '../../catalog/public.ts';
import { mount } from '../../platform/http/mount.ts';
import { aWordTable } from '../../search/search-words.builders.ts';
import { anAdminFixture } from '../../testing/admin-fixture.ts';
import { aVoiceFixture, type VoiceFixture } from '../voice-fixture.builders.ts';
import { insightHandlers } from './insight-handlers.ts';

describe('what the administration learns of the assistant', () => {
  let fixture: VoiceFixture;
  let admin: ReturnType<typeof anAdminFixture<typeof voiceInsightEndpoints>>;
  let boss: string;
  let nurse: string;
  const session = randomUUID();
  const at = new Date().toISOString();
  beforeAll(async () => {
    fixture = await aVoiceFixture([['Leche fresca', { price_cents: 300 }]]);
    admin = anAdminFixture(fixture.db, voiceInsightEndpoints, (authenticate) => {
      const app = new Hono();
      mount(
        app,
        authenticate,
        insightHandlers({
          ...fixture.parts,
          spokenProducts: spokenProducts(fixture.parts.catalog, aWordTable, Date.now),
        }),
      );
      return app;
    });
    boss = await admin.aPerson('admin');
    nurse = await fixture.aPerson();
    await fixture.call(nurse, 'PUT /api/voice/consent', { keeps_transcript: true });
    const use = (tool_name: string, args: object, call_id: string) =>
      fixture.call(nurse, 'POST /api/functions/voice-order-tools', {
        tool_name,
        arguments: args,
        user_id: nurse,
        session_id: session,
        call_id,
      });
    await use('search_products', { query: 'Zarandajas' }, 'a');
    await use('search_products', { query: 'zarandajas' }, 'b');
    await use('add_to_cart', { product_id: fixture.idOf('Leche fresca'), quantity: 2 }, 'c');
    await fixture.call(nurse, 'POST /api/voice/sessions', {
      session_id: session,
      way: 'texto',
      transcripts: [
        { role: 'user', text: 'ponme dos leches', timestamp: at, call_ids: ['c'], flag: 'corrected' },
        { role: 'assistant', text: 'Agregué 2 de Leche fresca.', timestamp: at },
      ],
      undone: ['c'],
      flags: ['total_mismatch'],
      duration_seconds: 40,
      ended: true,
    });
    await fixture.call(nurse, 'POST /api/functions/analyze-voice-session', { session_id: session });
    const other = await fixture.aPerson();
    for (let more = 0; more < 51; more += 1)
      await fixture.call(other, 'POST /api/voice/sessions', { session_id: randomUUID(), way: 'navegador' });
  });
  afterAll(() => fixture.drop());

  it('counts, and groups what was wanted in vain whatever its capitals', async () => {
    const { json } = await admin.call(boss, 'GET /api/admin/voice/summary');
    expect(json).toMatchObject({ days: 30, sessions: 52, calls: 3, with_products: 1, month: null });
    expect(json.unmet).toMatchObject([
      { text: 'Zarandajas', kind: 'not_found', times: 2 },
      { text: 'ponme dos leches', kind: 'corrected', times: 1 },
    ]);
    expect(json.flags).toContainEqual({ flag: 'total_mismatch', sessions: 1 });
    expect(json.flags).toContainEqual({ flag: 'undone', sessions: 1 });
  });

  it('shows every session once, page by page, and those of a kind', async () => {
    const first = await admin.call(boss, 'GET /api/admin/voice/sessions');
    const second = await admin.call(boss, 'GET /api/admin/voice/sessions', {
      query: { before: first.json.next },
    });
    const ids = [...first.json.sessions, ...second.json.sessions].map(({ session_id }) => session_id);
    expect(new Set(ids).size).toBe(52);
    expect(second.json.next).toBeNull();
    for (const query of [{ flag: 'undone' }, { flag: 'total_mismatch' }, { way: 'texto' }])
      expect(
        (await admin.call(boss, 'GET /api/admin/voice/sessions', { query })).json.sessions,
      ).toMatchObject([
        { session_id: session, units_added: 2, calls: 3, total: 6, has_transcript: true, is_open: false },
      ]);
  });

  it('shows what was said beside what each tool did, and nobody’s name', async () => {
    const { json } = await admin.call(boss, 'GET /api/admin/voice/sessions/{id}', {
      params: { id: session },
    });
    expect(json.tools).toMatchObject([
      { tool: 'search_products', status: 'refused', is_undone: false },
      { tool: 'search_products' },
      { tool: 'add_to_cart', changes: [{ before: 0, after: 2 }], is_undone: true },
    ]);
    expect(json.lines[0]).toMatchObject({ text: 'ponme dos leches', flag: 'corrected', call_ids: ['c'] });
    const { full_name } = await fixture.db
      .selectFrom('profiles')
      .select('full_name')
      .where('id', '=', nurse)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(json)).not.toContain(full_name);
    const request = { params: { id: session }, body: { reason: 'Se quejó de un cobro' } };
    expect((await admin.call(boss, 'POST /api/admin/voice/sessions/{id}/reveal', request)).json).toEqual({
      full_name,
    });
    expect(await admin.auditOf(session)).toMatchObject([
      { action: 'voice.reveal', actor_id: boss, reason: 'Se quejó de un cobro' },
    ]);
    const unsaid = { params: { id: session }, body: { reason: '' } };
    expect((await admin.call(boss, 'POST /api/admin/voice/sessions/{id}/reveal', unsaid)).status).toBe(422);
  });

  it('keeps phrases that must be understood, and says which are', async () => {
    const item = { name: 'leches', quantity: 2, unit: null };
    const right = await admin.call(boss, 'POST /api/admin/voice/cases', {
      body: { phrase: 'ponme dos leches', intent: 'add', items: [item] },
    });
    expect(right.json).toMatchObject({ passes: true });
    const wrong = await admin.call(boss, 'POST /api/admin/voice/cases', {
      body: { phrase: 'ponme dos leches', intent: 'remove', items: [item] },
    });
    expect(wrong.json).toMatchObject({ id: right.json.id, passes: false });
    await admin.call(boss, 'DELETE /api/admin/voice/cases/{id}', { params: { id: wrong.json.id } });
    expect((await admin.call(boss, 'GET /api/admin/voice/cases')).json.cases).toEqual([]);
  });

  it('is for whoever may read of it', async () => {
    const driver = await admin.aPerson('reparto');
    expect((await admin.call(driver, 'GET /api/admin/voice/summary')).status).toBe(403);
    const reader = await admin.aPerson('lectura');
    const request = { params: { id: 'sesion' }, body: { reason: 'Se quejó de un cobro' } };
    expect((await admin.call(reader, 'GET /api/admin/voice/summary')).status).toBe(200);
    expect((await admin.call(reader, 'POST /api/admin/voice/sessions/{id}/reveal', request)).status).toBe(
      403,
    );
    const body = { phrase: 'x', intent: 'other', items: [] };
    expect((await admin.call(reader, 'POST /api/admin/voice/cases', { body })).status).toBe(403);
  });
});
