import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { openLogFile, openLogger } from './open-logger.ts';

const aLog = () => {
  const lines: string[] = [];
  return { lines, logger: openLogger('info', { write: (line: string) => void lines.push(line) }) };
};

describe('the log', () => {
  it('leaves out secret fields by their names, down to the headers of a request', () => {
    const { lines, logger } = aLog();
    logger.info({ password: 'uno', body: { newPassword: 'dos', otp: 'tres' } });
    logger.info({
      request: { headers: { authorization: 'Bearer cuatro', cookie: 'cinco', 'set-cookie': 'seis' } },
    });
    for (const secret of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'])
      expect(lines.join('')).not.toContain(secret);
    expect(lines.join('')).toContain('[oculto]');
  });

  it('leaves out secrets of payments at each depth', () => {
    const { lines, logger } = aLog();
    const names = [
      'stripe-signature',
      'client_secret',
      'privateToken',
      'publicToken',
      'auth_token',
      'sealed_token',
    ];
    names.forEach((name, index) => {
      const secret = { [name]: `secreto-${index}` };
      logger.warn(secret);
      logger.warn({ request: { headers: secret } });
      logger.warn({ payment: secret });
    });
    expect(lines).toHaveLength(names.length * 3);
    expect(lines.join('')).not.toContain('secreto-');
  });

  it.each([
    ['an address', 'mail to ana.diaz+1@hospital.example refused', 'ana.diaz'],
    ['an access token', 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIx.c2lnbmF0dXJl is over', 'eyJzdWIiOiIx'],
    ['a key of Stripe', 'Invalid API Key provided: sk_live_51Habcdef', '51Habcdef'],
    ['the secret of its webhook', 'no signatures match whsec_9f8e7d', '9f8e7d'],
    ['the secret of a payment intent', 'pi_3Qx_secret_c4n7 was refused', 'c4n7'],
    ['a password in an address', 'connect postgres://shop:clave-secreta@db:5432/shop', 'clave-secreta'],
  ])('redacts %s anywhere in a line', (_, message, secret) => {
    const { lines, logger } = aLog();
    logger.error({ err: new Error(message), more: [message] }, message);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(secret);
    expect(() => JSON.parse(lines[0] ?? '')).not.toThrow();
  });

  it('logs an error of the database without the values that caused it', async () => {
    const { pool, drop } = await createTestDatabase({ maxConnections: 1 });
    const issueOf = (text: string, values: readonly string[]) =>
      pool.query(text, [...values]).then(
        () => null,
        (error: unknown) => error,
      );
    const { lines, logger } = aLog();
    const hospital = 'insert into hospitals (name, email_domain) values ($1, $2)';
    await pool.query(hospital, ['Hospital Secreto', 'secreto.example']);
    for (const fault of [
      await issueOf(hospital, ['Hospital Secreto', 'secreto.example']),
      await issueOf('select $1::uuid', ['Zoraida']),
      await issueOf('select $1::date', ['Sinigual']),
    ])
      logger.error({ err: fault }, 'request failed');
    await drop();
    expect(lines).toHaveLength(3);
    for (const secret of ['Secreto', 'secreto', 'Zoraida', 'Sinigual'])
      expect(lines.join('')).not.toContain(secret);
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ code: '23505', table: 'hospitals' });
    expect(JSON.parse(lines[1] ?? '').err).toMatchObject({ code: '22P02' });
  });

  it('logs the cause of what was thrown without being an error, as the queue of jobs hands it on', () => {
    const { lines, logger } = aLog();
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const handedOn = { ...lost, message: lost.message, stack: lost.stack, queue: 'nightly', worker: 'w1' };
    for (const err of [handedOn, 'a text', null, { status: 3 }, { message: 'for ana@hospital.example' }])
      logger.error({ err }, 'jobs');
    const logged = lines.map((line) => JSON.parse(line).err);
    expect(logged).toMatchObject([
      {
        message: 'connect ECONNREFUSED',
        code: 'ECONNREFUSED',
        queue: 'nightly',
        stack: expect.stringContaining('at '),
      },
      { type: 'string', message: 'a text' },
      { type: 'object', message: 'null' },
      { type: 'object', message: 'with status' },
      { message: 'for [correo]' },
    ]);
    const wrapped = new AggregateError([lost, 'a text'], 'all failed', { cause: lost });
    logger.error({ err: wrapped }, 'jobs');
    expect(JSON.parse(lines.at(-1) ?? '').err).toMatchObject({
      cause: { code: 'ECONNREFUSED' },
      errors: [{ code: 'ECONNREFUSED' }, { message: 'a text' }],
    });
  });

  it('writes one line for an entry that contains line breaks', () => {
    const { lines, logger } = aLog();
    logger.warn({ q: 'a"}\n{"event":"sign-in"' }, 'b\r\n{"event":"sign-in"}');
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  });

  it('ends nothing on a full disk', async () => {
    const full = openSync('/dev/full', 'w');
    const logger = openLogger('info', openLogFile(full));
    for (const line of ['uno', 'dos']) {
      logger.error(line);
      await sleep(20);
    }
    closeSync(full);
  });
});
