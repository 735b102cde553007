import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { z } from 'zod';
import type { AthSettings } from './payments/providers/open-ath.ts';
import type { StripeSettings } from './payments/providers/open-stripe.ts';
import { readDatabaseServers } from './platform/db/database-servers.ts';
import type { S3Settings } from './platform/files/s3-store.ts';
import {
  type AiSettings,
  aiSettings,
  type DatabaseSettings,
  databaseSettings,
  paymentSettings,
  s3Settings,
  voiceSettings,
} from './setting-groups.ts';
import { type VoiceSettings, voiceAuths } from './voice/provider/voice-settings.ts';

/** The repository's root: this file lies as deep in it as the bundle that it becomes part of. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `debe ser un número entero de ${min} a ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `debe ser un número entero de ${min} a ${max}`);

const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => protocols.includes(protocolOf(text)), `debe ser una dirección como ${example}`);

const databaseUrl = (example: string) =>
  z.string().refine((text) => readDatabaseServers(text) !== null, `debe ser una dirección como ${example}`);
const oneDatabase = 'postgres://usuario:clave@servidor:5432/base';

const fields = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'debe ser development, test o production')
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  // An address alone: some shells put the machine's own name here, which would open it to the network unasked.
  HOST: z
    .string()
    .refine((text) => isIP(text) !== 0, 'debe ser una dirección IP de este equipo, como 127.0.0.1 o 0.0.0.0')
    .optional(),
  DATA_DIR: z.string().default(resolve(projectRoot, '.data')),
  DATABASE_URL: databaseUrl(`${oneDatabase}, o con varios servidores separados por comas`).optional(),
  DATABASE_OWNER_URL: databaseUrl(oneDatabase).optional(),
  DATABASE_REPLICA_URL: databaseUrl(oneDatabase).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 100).default(16),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3_600).default(60),
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  PUBLIC_URL: url(['http:', 'https:'], 'https://tienda.example').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  // Long enough not to be guessed.
  AUTH_SECRET: z.string().min(32, 'debe tener al menos 32 caracteres').optional(),
  METRICS_TOKEN: z.string().min(16, 'debe tener al menos 16 caracteres').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://usuario:clave@correo.example:465').optional(),
  MAIL_FROM: z.string().default('Nutrición Plus <no-responder@nutricion-plus.example>'),
  // Puerto Rico's sales tax on what is taxed: 10.5 % state and 1 % municipal. Confirm with your accountant.
  IVU_PERCENT: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'debe ser un porcentaje como 11.5')
    .transform(Number)
    .default(11.5),
  PLANS_PER_HOUR: wholeNumber(1, 100_000).default(40),
  AI_BASE_URL: url(['http:', 'https:'], 'https://modelo.example/v1').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_TIMEOUT_MS: wholeNumber(100, 30_000).default(4000),
  VOICE_API_KEY: z.string().optional(),
  VOICE_BASE_URL: url(['http:', 'https:'], 'https://voz.example/v1').optional(),
  VOICE_MODEL: z.string().optional(),
  VOICE_TRANSCRIPTION_MODEL: z.string().optional(),
  VOICE_AUTH: z.enum(voiceAuths, `debe ser ${voiceAuths.join(', ')}`).default('openai'),
  VOICE_HEARER: z.string().max(100).optional(),
  VOICE_MONTHLY_MINUTES: wholeNumber(1, 1_000_000).default(3_000),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url(['http:', 'https:'], 'https://api.stripe.com').optional(),
  ATH_PUBLIC_TOKEN: z.string().optional(),
  ATH_PRIVATE_TOKEN: z.string().optional(),
  ATH_API_BASE: url(['http:', 'https:'], 'https://payments.athmovil.com/api/…').optional(),
  ATH_WEBHOOK_KEY: z
    .string()
    .regex(/^[\w-]{24,100}$/, 'debe tener de 24 a 100 letras, números o guiones, al azar')
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.us-east-1.amazonaws.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'debe ser el nombre de un bucket, como fotos-tienda')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'debe ser silent, fatal, error, warn, info, debug o trace',
    )
    .optional(),
};

/** Every setting's name, as `.env.example` lists them. */
export const settingNames = Object.keys(fields);

/** In production these have no default. */
const neededInProduction = {
  AUTH_SECRET: 'falta (un secreto de al menos 32 caracteres)',
  PUBLIC_URL: 'falta (la dirección pública de la tienda)',
  SMTP_URL: 'falta (el servidor de correo)',
} as const;

const settingGroups = [
  ['AI_BASE_URL', 'AI_MODEL'],
  ['VOICE_API_KEY', 'VOICE_BASE_URL'],
  ['VOICE_API_KEY', 'VOICE_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ATH_PUBLIC_TOKEN', 'ATH_PRIVATE_TOKEN'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID'],
  ['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY'],
] as const;

export type Settings = DatabaseSettings & {
  readonly mode: 'development' | 'test' | 'production';
  readonly port: number;
  /** The address of this computer to listen on; undefined: every one, as in production. */
  readonly host: string | undefined;
  /** Absolute path of the folder for the embedded database, secrets and uploads. */
  readonly dataDir: string;
  /** From SIGTERM on, how long requests are still served while `/api/serving` says 503. */
  readonly drainMs: number;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** How many proxies in front of us may name the client's address. */
  readonly trustedProxies: number;
  /** Undefined outside production only: then one is generated and stored (`ensureAuthSecret`). */
  readonly authSecret: string | undefined;
  /** Who shows it may read `/metrics`; undefined: this computer alone. */
  readonly metricsToken: string | undefined;
  /** Undefined outside production only: mail then goes to the mailbox page. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whether staff need a second factor; true in production. */
  readonly requiresSecondFactor: boolean;
  readonly ivuPercent: number;
  /** Meal plans that one person may have made in an hour. */
  readonly plansPerHour: number;
  /** The language model that reads free text; undefined: none. */
  readonly ai: AiSettings | undefined;
  /** The voice provider; undefined: none. */
  readonly voice: VoiceSettings | undefined;
  /** Cards, by Stripe; undefined: none. */
  readonly stripe: StripeSettings | undefined;
  /** ATH Móvil; undefined: none. */
  readonly ath: AthSettings | undefined;
  /** The S3 store of photos; undefined: `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
};

const usualLogLevel = { development: 'warn', test: 'silent', production: 'info' } as const;

/** `problems` are in Spanish, one per setting, all at once: `PORT debe ser …`. */
export type SettingsRefusal = { readonly kind: 'bad-settings'; readonly problems: readonly string[] };

/** Reads the settings from environment variables; an empty one counts as not set. */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<Settings, SettingsRefusal> {
  const presentEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = z.object(fields).safeParse(presentEnv);
  const problems = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  if (presentEnv.NODE_ENV === 'production') {
    for (const [name, problem] of Object.entries(neededInProduction)) {
      if (presentEnv[name] === undefined) problems.push(`${name} ${problem}`);
    }
  }
  for (const [one, other] of settingGroups)
    if ((presentEnv[one] === undefined) !== (presentEnv[other] === undefined))
      problems.push(`${one} y ${other} van juntos: falta uno de los dos`);
  for (const other of ['DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'])
    if (presentEnv[other] !== undefined && presentEnv.DATABASE_URL === undefined)
      problems.push(`${other} va junto con DATABASE_URL: falta la segunda`);
  if (!parsed.success || problems.length > 0) return refuse({ kind: 'bad-settings', problems });

  const { data } = parsed;
  return accept({
    mode: data.NODE_ENV,
    port: data.PORT,
    // In development the demo accounts have a published password.
    host: data.HOST ?? (data.NODE_ENV === 'production' ? undefined : '127.0.0.1'),
    dataDir: resolve(data.DATA_DIR),
    ...databaseSettings(data),
    drainMs: data.DRAIN_SECONDS * 1000,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${data.PORT}`,
    trustedProxies: data.TRUST_PROXY,
    authSecret: data.AUTH_SECRET,
    metricsToken: data.METRICS_TOKEN,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    requiresSecondFactor: data.NODE_ENV === 'production',
    ivuPercent: data.IVU_PERCENT,
    plansPerHour: data.PLANS_PER_HOUR,
    ai: aiSettings(data),
    voice: voiceSettings(data),
    ...paymentSettings(data),
    s3: s3Settings(data),
    // In development the terminal belongs to the address and the demo accounts.
    logLevel: data.LOG_LEVEL ?? usualLogLevel[data.NODE_ENV],
  });
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}
