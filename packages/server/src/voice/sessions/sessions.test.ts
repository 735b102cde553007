import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVoiceFixture, type VoiceFixture } from '../voice-fixture.builders.ts';
import { sweepSessions } from './sweep-sessions.ts';

const DAY_MS = 86_400_000;

describe('the record of a session', () => {
  let fixture: VoiceFixture;
  let nurse: string;
  let session: string;
  beforeAll(async () => {
    fixture = await aVoiceFixture([['Leche fresca', { price_cents: 300 }]]);
  });
  afterAll(() => fixture.drop());
  beforeEach(async () => {
    nurse = await fixture.aPerson();
    session = randomUUID();
  });

  const at = '2026-11-23T12:00:00.000Z';
  const transcript = [
    { role: 'user', text: 'busca leche', timestamp: at },
    { role: 'assistant', text: 'Encontré 1 producto con «leche».', timestamp: at },
    { role: 'user', text: 'la doctora viene a las tres', timestamp: at },
    { role: 'assistant', text: 'No te entendí.', timestamp: at },
  ];
  const consent = (keeps_transcript: boolean) =>
    fixture.call(nurse, 'PUT /api/voice/consent', { keeps_transcript });
  const saveSession = (parts: object, as = nurse) =>
    fixture.call(as, 'POST /api/voice/sessions', { session_id: session, ...parts });
  const row = () =>
    fixture.db.selectFrom('voice_sessions').selectAll().where('session_id', '=', session).executeTakeFirst();
  const useTool = (tool_name: string, args: object) =>
    fixture.call(nurse, 'POST /api/functions/voice-order-tools', {
      tool_name,
      arguments: args,
      user_id: nurse,
      session_id: session,
    });

  it('keeps nothing of what was said unless its speaker agreed', async () => {
    await saveSession({ transcripts: transcript });
    expect((await row())?.transcripts).toEqual([]);
    await consent(false);
    await saveSession({ transcripts: transcript });
    expect((await row())?.transcripts).toEqual([]);
  });

  it('keeps what was said to the shop, and never what was said to others', async () => {
    expect((await fixture.call(nurse, 'GET /api/voice')).json.consent).toBeNull();
    await consent(true);
    expect((await fixture.call(nurse, 'GET /api/voice')).json.consent).toEqual({ keeps_transcript: true });
    await saveSession({ transcripts: transcript });
    expect((await row())?.transcripts).toEqual(transcript.slice(0, 2));
  });

  it('forgets what was said when its speaker takes it back, and after thirty days; what was counted stays', async () => {
    await consent(true);
    await saveSession({ transcripts: transcript });
    await consent(false);
    expect((await row())?.transcripts).toEqual([]);
    await consent(true);
    await saveSession({ transcripts: transcript });
    await useTool('search_products', { query: 'zarandajas' });
    await sweepSessions(fixture.db, new Date(fixture.clock.nowMs + 29 * DAY_MS));
    expect((await row())?.transcripts).toHaveLength(2);
    await sweepSessions(fixture.db, new Date(fixture.clock.nowMs + 31 * DAY_MS));
    expect(await row()).toMatchObject({
      transcripts: [],
      tools_executed: [{ tool: 'search_products', status: 'refused' }],
    });
    const calls = await fixture.db
      .selectFrom('voice_tool_calls')
      .select('call_id')
      .where('session_id', '=', session)
      .execute();
    expect(calls).toEqual([]);
  });

  it('tells what went wrong: by the browser, by the tools, by what was undone', async () => {
    await useTool('search_products', { query: 'zarandajas' });
    await useTool('add_to_cart', { product_id: randomUUID() });
    await saveSession({
      flags: ['claim_without_tool'],
      undone: ['llamada-1'],
      way: 'texto',
      duration_seconds: 12,
    });
    await saveSession({ flags: ['total_mismatch'], undone: ['llamada-1'], ended: true });
    const analysis = await fixture.call(nurse, 'POST /api/functions/analyze-voice-session', {
      session_id: session,
    });
    expect(analysis.json).toEqual({
      session_id: session,
      issues_flagged: ['claim_without_tool', 'total_mismatch', 'not_found', 'undone', 'tool_refused'],
      calls: 2,
      refused: 2,
      undone: 1,
      not_found: ['zarandajas'],
    });
    expect(await row()).toMatchObject({
      duration_seconds: 12,
      metadata: { issues_flagged: ['claim_without_tool', 'total_mismatch'], user_name: expect.any(String) },
    });
    expect((await row())?.ended_at).not.toBeNull();
  });

  it('is somebody else’s to nobody', async () => {
    await saveSession({});
    const other = await fixture.aPerson();
    expect((await saveSession({ ended: true }, other)).status).toBe(404);
    const analysis = await fixture.call(other, 'POST /api/functions/analyze-voice-session', {
      session_id: session,
    });
    expect(analysis.status).toBe(404);
    expect((await row())?.ended_at).toBeNull();
  });

  it('is ended for a browser that died', async () => {
    await useTool('search_products', { query: 'zarandajas' });
    await sweepSessions(fixture.db, new Date(fixture.clock.nowMs + 14 * 60_000));
    expect((await row())?.ended_at).toBeNull();
    await sweepSessions(fixture.db, new Date(fixture.clock.nowMs + 16 * 60_000));
    expect(await row()).toMatchObject({
      analysis: { issues_flagged: ['not_found'] },
      ended_at: expect.any(Date),
    });
  });
});
