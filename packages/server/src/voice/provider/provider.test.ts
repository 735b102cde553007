import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVoiceFixture, type VoiceFixture } from '../voice-fixture.builders.ts';
import { hangUpOverdueCalls } from './call-timeouts.ts';
import { openVoiceProvider } from './open-voice-provider.ts';
import { CALL_URL } from './token-handler.ts';

const KEY = 'llave-del-proveedor';
const ANSWER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\n';

/** A provider's HTTP side with scripted responses. */
const aProvider = async () => {
  const script = {
    secretStatus: 200,
    callStatus: 201,
    hangups: [] as string[],
    isBeta: false,
    offers: [] as string[],
    nowMs: Date.now,
  };
  let given = 0;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const bearer = request.headers.authorization;
      if (request.url === '/v1/realtime/client_secrets') {
        given += 1;
        const secret = { value: `ek_${given}`, expires_at: Math.floor(script.nowMs() / 1_000) + 60 };
        const status = bearer === `Bearer ${KEY}` ? script.secretStatus : 401;
        response.writeHead(status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(script.isBeta ? { client_secret: secret } : secret));
      }
      if (request.url === '/v1/realtime/calls') {
        script.offers.push(`${bearer} ${body}`);
        response.writeHead(script.callStatus, {
          'content-type': 'application/sdp',
          location: `/v1/realtime/calls/rtc_${script.offers.length}`,
        });
        return response.end(ANSWER);
      }
      script.hangups.push(request.url ?? '');
      response.writeHead(200);
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { script, server, baseUrl: `http://127.0.0.1:${port}/v1` };
};

describe('a call with a provider', () => {
  let fixture: VoiceFixture;
  let provider: Awaited<ReturnType<typeof aProvider>>;
  let nurse: string;
  let nowMs = 0;
  beforeAll(async () => {
    provider = await aProvider();
    const { baseUrl } = provider;
    const voice = openVoiceProvider(
      {
        baseUrl,
        apiKey: KEY,
        model: 'm',
        transcriptionModel: undefined,
        auth: 'openai',
        hearer: 'Voz',
        monthlyMinutes: 100,
      },
      pino({ level: 'silent' }),
      () => nowMs,
    );
    fixture = await aVoiceFixture([], voice);
    provider.script.nowMs = () => fixture.clock.nowMs;
  });
  afterAll(async () => {
    provider.server.close();
    await fixture.drop();
  });
  beforeEach(async () => {
    nurse = await fixture.aPerson();
    nowMs = fixture.clock.nowMs;
    await fixture.db.deleteFrom('voice_calls').execute();
    Object.assign(provider.script, {
      secretStatus: 200,
      callStatus: 201,
      hangups: [],
      isBeta: false,
      offers: [],
    });
  });

  const token = (as = nurse) =>
    fixture.call(as, 'POST /api/functions/voice-order-token', { userId: as, userName: 'Enfermera' });
  const offer = async (secret: string, type = 'application/sdp') => {
    const response = await fixture.app.request(CALL_URL, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': type },
      body: 'v=0 offer',
    });
    return { status: response.status, text: await response.text() };
  };
  const start = async (as = nurse) => {
    const { json } = await token(as);
    expect(await offer(json.client_secret.value)).toEqual({ status: 201, text: ANSWER });
    return json;
  };
  const hangUp = () =>
    hangUpOverdueCalls({
      db: fixture.db,
      now: () => fixture.clock.nowMs,
      voiceProvider: fixture.voiceProvider,
    });

  it('gives a secret for one call, and passes the offer on with it', async () => {
    const { status, json } = await token();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      call_url: `https://tienda.example${CALL_URL}`,
      seconds_left: 600,
      session: { type: 'realtime' },
    });
    expect(json.client_secret.value).toMatch(/^ek_/);
    expect((await offer(json.client_secret.value)).status).toBe(201);
    expect(provider.script.offers).toEqual([`Bearer ${json.client_secret.value} v=0 offer`]);
    expect((await offer(json.client_secret.value)).status).toBe(401);
    expect((await offer('ek_guessed')).status).toBe(401);
  });

  it('takes the older shape of a secret', async () => {
    provider.script.isBeta = true;
    expect((await token()).json.client_secret.value).toMatch(/^ek_/);
  });

  it('keeps no secret, and opens nothing with an old one', async () => {
    const { json } = await token();
    const rows = await fixture.db.selectFrom('voice_calls').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(json.client_secret.value);
    fixture.clock.nowMs += 61_000;
    expect((await offer(json.client_secret.value)).status).toBe(401);
  });

  it('says what failed: the secret, the call, what isn’t an offer', async () => {
    provider.script.secretStatus = 500;
    expect(await token()).toMatchObject({ status: 502, json: { detail: 'Failed to get ephemeral token' } });
    provider.script.secretStatus = 200;
    const { json } = await token();
    expect((await offer(json.client_secret.value, 'text/plain')).status).toBe(415);
    provider.script.callStatus = 500;
    const failed = await offer(json.client_secret.value);
    expect(failed.status).toBe(502);
    expect(failed.text).toContain('No se pudo iniciar el asistente de voz');
  });

  it('starts ten times an hour at most, and says how long to wait', async () => {
    for (let started = 0; started < 10; started += 1) expect((await token()).status).toBe(200);
    const eleventh = await token();
    expect(eleventh).toMatchObject({ status: 429, json: { retryAfterSeconds: 3_600 } });
    expect(eleventh.json.detail).toContain('escríbelo aquí mismo');
    expect((await token(await fixture.aPerson())).status).toBe(200);
    fixture.clock.nowMs += 3_600_001;
    expect((await token()).status).toBe(200);
  });

  it('ends at ten minutes, hung up by the shop, once', async () => {
    await start();
    fixture.clock.nowMs += 599_000;
    expect(await hangUp()).toBe(0);
    fixture.clock.nowMs += 2_000;
    expect(await Promise.all([hangUp(), hangUp()]).then((counts) => counts.toSorted())).toEqual([0, 1]);
    expect(provider.script.hangups).toEqual(['/v1/realtime/calls/rtc_1/hangup']);
  });

  it('ends with its session, and when the same person starts another', async () => {
    const { session_id } = await start();
    await fixture.call(nurse, 'POST /api/voice/sessions', { session_id, ended: true });
    await hangUp();
    await start();
    await token();
    await hangUp();
    expect(provider.script.hangups).toEqual([
      '/v1/realtime/calls/rtc_1/hangup',
      '/v1/realtime/calls/rtc_2/hangup',
    ]);
  });

  it('lasts no longer than what is left of the day and of the shop’s month', async () => {
    // In the middle of a day and a month: late in the evening these calls would reach into the next.
    fixture.clock.nowMs = Date.parse(`${new Date().getFullYear() + 1}-06-10T08:00:00-04:00`);
    for (let call = 0; call < 3; call += 1) {
      await start();
      fixture.clock.nowMs += 580_000;
      await fixture.db
        .updateTable('voice_calls')
        .set({ ended_at: new Date(fixture.clock.nowMs) })
        .where('ended_at', 'is', null)
        .execute();
    }
    expect((await token()).json.seconds_left).toBe(60);
    await start();
    fixture.clock.nowMs += 60_000;
    await hangUp();
    expect((await token()).json.detail).toContain('Ya hablaste tus 30 minutos de hoy');
    const others = await Promise.all(Array.from({ length: 7 }, () => fixture.aPerson()));
    for (const other of others) {
      await start(other);
      fixture.clock.nowMs += 600_000;
      await hangUp();
    }
    expect((await token(await fixture.aPerson())).json.detail).toContain('minutos de voz de este mes');
  });

  it('is nobody else’s, and there is none where the shop has no provider', async () => {
    const other = await fixture.aPerson();
    const body = { userId: nurse };
    expect((await fixture.call(other, 'POST /api/functions/voice-order-token', body)).status).toBe(403);
    const plain = await aVoiceFixture([]);
    const somebody = await plain.aPerson();
    const apiResponse = await plain.call(somebody, 'POST /api/functions/voice-order-token', {
      userId: somebody,
    });
    expect(apiResponse).toMatchObject({ status: 409 });
    expect(apiResponse.json.detail).toContain('Escríbelo aquí mismo');
    await plain.drop();
  });
});
