import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings, projectRoot, type Settings, settingNames } from './settings.ts';

describe('the settings', () => {
  it('need nothing in development', () => {
    expect(settingsOf({})).toEqual({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(projectRoot, '.data'),
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      databaseReplicaUrl: undefined,
      databasePoolSize: 16,
      databaseWaitMs: 60_000,
      drainMs: 0,
      publicUrl: 'http://localhost:3000',
      trustedProxies: 0,
      requiresSecondFactor: false,
      authSecret: undefined,
      smtpUrl: undefined,
      mailFrom: 'Nutrición Plus <no-responder@nutricion-plus.example>',
      ivuPercent: 11.5,
      plansPerHour: 40,
      ai: undefined,
      voice: undefined,
      logLevel: 'warn',
    });
  });

  it('ask for a language model only by its address and its name together', () => {
    const env = { AI_BASE_URL: 'https://modelo.example/v1', AI_MODEL: 'pequeño' };
    expect(settingsOf(env).ai).toEqual({
      baseUrl: 'https://modelo.example/v1',
      apiKey: undefined,
      model: 'pequeño',
      timeoutMs: 4000,
    });
    for (const half of [{ AI_BASE_URL: env.AI_BASE_URL }, { AI_MODEL: env.AI_MODEL }])
      expect(problemsOf(half)).toEqual(['AI_BASE_URL y AI_MODEL van juntos: falta uno de los dos']);
    expect(problemsOf({ ...env, AI_BASE_URL: 'modelo' })[0]).toContain('AI_BASE_URL debe ser una dirección');
  });

  it('take the address from the port unless it is given', () => {
    expect(settingsOf({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(settingsOf({ PORT: '4000', PUBLIC_URL: 'https://tienda.example/' }).publicUrl).toBe(
      'https://tienda.example',
    );
  });

  it('take the owner of the tables only beside the role that works with them', () => {
    const env = {
      DATABASE_URL: 'postgres://app@servidor/base',
      DATABASE_OWNER_URL: 'postgres://due@servidor/base',
    };
    expect(settingsOf(env)).toMatchObject({
      databaseUrl: env.DATABASE_URL,
      databaseOwnerUrl: env.DATABASE_OWNER_URL,
    });
    expect(problemsOf({ DATABASE_OWNER_URL: env.DATABASE_OWNER_URL })).toEqual([
      'DATABASE_OWNER_URL va junto con DATABASE_URL: falta la segunda',
    ]);
  });

  it('take several servers of one database, and a replica beside them', () => {
    const env = {
      DATABASE_URL: 'postgres://app@uno:5432,dos/base',
      DATABASE_REPLICA_URL: 'postgres://app@uno,dos/base',
    };
    expect(settingsOf(env)).toMatchObject({
      databaseUrl: env.DATABASE_URL,
      databaseReplicaUrl: `${env.DATABASE_REPLICA_URL}?target_session_attrs=prefer-standby`,
    });
    expect(problemsOf({ DATABASE_REPLICA_URL: env.DATABASE_REPLICA_URL })).toEqual([
      'DATABASE_REPLICA_URL va junto con DATABASE_URL: falta la segunda',
    ]);
  });

  it('listen to this computer alone outside production, unless they say otherwise', () => {
    const production = {
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://tienda.example',
      SMTP_URL: 'smtp://correo.example:25',
    };
    expect(settingsOf({ NODE_ENV: 'test' }).host).toBe('127.0.0.1');
    expect(settingsOf({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(settingsOf(production).host).toBeUndefined();
    expect(settingsOf({ ...production, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
  });

  it('count an empty variable as not set', () => {
    expect(settingsOf({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(settingsOf({}));
  });

  it('make a relative data folder absolute', () => {
    expect(isAbsolute(settingsOf({ DATA_DIR: 'datos' }).dataDir)).toBe(true);
  });

  it('name in one go everything that production misses', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'AUTH_SECRET',
      'PUBLIC_URL',
      'SMTP_URL',
    ]);
  });

  it('are complete for production with those three', () => {
    const env = {
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://tienda.example',
      SMTP_URL: 'smtp://correo.example:25',
    };
    expect(settingsOf(env).mode).toBe('production');
    // Whoever administers real orders shows a second factor.
    expect(settingsOf(env).requiresSecondFactor).toBe(true);
    expect(problemsOf({ ...env, AUTH_SECRET: 'x'.repeat(31) })).toEqual([
      'AUTH_SECRET debe tener al menos 32 caracteres',
    ]);
  });

  it('refuse what can’t be, and say which', () => {
    const rows: readonly [string, string][] = [
      ['PORT', '0'],
      ['PORT', '65536'],
      ['PORT', 'abc'],
      ['HOST', 'el-nombre-del-equipo'],
      ['DATABASE_URL', 'mysql://servidor/base'],
      ['DATABASE_URL', 'no es una dirección'],
      ['DATABASE_URL', 'postgres://uno,,dos/base'],
      ['DATABASE_URL', 'postgres://uno/base?target_session_attrs=any'],
      ['PUBLIC_URL', 'tienda.example'],
      ['SMTP_URL', 'correo.example:25'],
      ['TRUST_PROXY', '-1'],
      ['IVU_PERCENT', '11,5'],
      ['LOG_LEVEL', 'loud'],
      ['NODE_ENV', 'prod'],
      ['DATABASE_POOL_SIZE', '0'],
    ];
    expect(rows.map(([name, value]) => [name, value, problemsOf({ [name]: value })])).toEqual(
      rows.map(([name, value]) => [name, value, [expect.stringMatching(`^${name} debe `)]]),
    );
  });

  it('are all listed in .env.example, each with a comment, and nothing else is', () => {
    const paragraphs = readFileSync(join(projectRoot, '.env.example'), 'utf8').trim().split('\n\n').slice(1);
    const listed = paragraphs.map((paragraph) => /^# ([A-Z0-9_]+)=/m.exec(paragraph)?.[1]);
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
    expect(paragraphs.filter((paragraph) => paragraph.split('\n').length < 2)).toEqual([]);
  });

  it('have the values in .env.example that they have without it', () => {
    const text = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const written = Object.fromEntries(
      [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const {
      DATABASE_URL: _,
      DATABASE_OWNER_URL: ____,
      DATABASE_REPLICA_URL: _____,
      SMTP_URL: __,
      AI_BASE_URL: ___,
      ...defaults
    } = written;
    expect({ ...settingsOf(defaults), dataDir: '' }).toEqual({ ...settingsOf({}), dataDir: '' });
  });
});

function settingsOf(env: Record<string, string>): Settings {
  const parsed = parseSettings(env);
  if (!parsed.ok) throw new Error(parsed.refusal.problems.join('; '));
  return parsed.value;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  const parsed = parseSettings(env);
  return parsed.ok ? [] : parsed.refusal.problems;
}
