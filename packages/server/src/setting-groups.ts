import type { AthSettings } from './payments/providers/open-ath.ts';
import type { StripeSettings } from './payments/providers/open-stripe.ts';
import { forReplicas } from './platform/db/database-servers.ts';
import type { S3Settings } from './platform/files/s3-store.ts';
import type { VoiceSettings } from './voice/provider/voice-settings.ts';

export interface DatabaseSettings {
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The role that makes and changes tables there; undefined: that of `databaseUrl` does both. */
  readonly databaseOwnerUrl: string | undefined;
  /** A copy that reports, files and backups read from; undefined: they read where everything is. */
  readonly databaseReplicaUrl: string | undefined;
  readonly databasePoolSize: number;
  /** How long a start waits for the database of `databaseUrl` while it is away or read-only. */
  readonly databaseWaitMs: number;
}

/** Any endpoint that speaks as OpenAI's chat completions do. */
export interface AiSettings {
  readonly baseUrl: string;
  /** Undefined if the endpoint needs none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
}

/** The database, by one address or several. */
export const databaseSettings = (presentEnv: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_OWNER_URL?: string | undefined;
  readonly DATABASE_REPLICA_URL?: string | undefined;
  readonly DATABASE_POOL_SIZE: number;
  readonly DATABASE_WAIT_SECONDS: number;
}): DatabaseSettings => ({
  databaseUrl: presentEnv.DATABASE_URL,
  databaseOwnerUrl: presentEnv.DATABASE_OWNER_URL,
  databaseReplicaUrl: presentEnv.DATABASE_REPLICA_URL && forReplicas(presentEnv.DATABASE_REPLICA_URL),
  databasePoolSize: presentEnv.DATABASE_POOL_SIZE,
  databaseWaitMs: presentEnv.DATABASE_WAIT_SECONDS * 1000,
});

/** The language model, if it is set whole. */
export const aiSettings = (presentEnv: {
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly AI_MODEL?: string | undefined;
  readonly AI_TIMEOUT_MS: number;
}): AiSettings | undefined => {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_TIMEOUT_MS: timeoutMs } = presentEnv;
  return baseUrl !== undefined && model !== undefined ? { baseUrl, apiKey, model, timeoutMs } : undefined;
};

/** Cards and ATH Móvil, each if its secrets are set. */
export const paymentSettings = (presentEnv: {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly ATH_PUBLIC_TOKEN?: string | undefined;
  readonly ATH_PRIVATE_TOKEN?: string | undefined;
  readonly ATH_API_BASE?: string | undefined;
  readonly ATH_WEBHOOK_KEY?: string | undefined;
}): { readonly stripe: StripeSettings | undefined; readonly ath: AthSettings | undefined } => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = presentEnv;
  const { ATH_PUBLIC_TOKEN: publicToken, ATH_PRIVATE_TOKEN: privateToken } = presentEnv;
  return {
    stripe:
      secretKey !== undefined && webhookSecret !== undefined
        ? { secretKey, webhookSecret, apiBase: presentEnv.STRIPE_API_BASE }
        : undefined,
    ath:
      publicToken !== undefined && privateToken !== undefined
        ? {
            ...{ publicToken, privateToken, webhookKey: presentEnv.ATH_WEBHOOK_KEY },
            apiBase: presentEnv.ATH_API_BASE?.replace(/\/+$/, ''),
          }
        : undefined,
  };
};

/** The voice provider, if it is set whole. */
export const voiceSettings = (presentEnv: {
  readonly VOICE_API_KEY?: string | undefined;
  readonly VOICE_BASE_URL?: string | undefined;
  readonly VOICE_MODEL?: string | undefined;
  readonly VOICE_TRANSCRIPTION_MODEL?: string | undefined;
  readonly VOICE_AUTH: VoiceSettings['auth'];
  readonly VOICE_HEARER?: string | undefined;
  readonly VOICE_MONTHLY_MINUTES: number;
}): VoiceSettings | undefined => {
  const { VOICE_API_KEY: apiKey, VOICE_BASE_URL: baseUrl, VOICE_MODEL: model } = presentEnv;
  if (apiKey === undefined || baseUrl === undefined || model === undefined) return undefined;
  return {
    apiKey,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    transcriptionModel: presentEnv.VOICE_TRANSCRIPTION_MODEL,
    auth: presentEnv.VOICE_AUTH,
    hearer: presentEnv.VOICE_HEARER ?? new URL(baseUrl).hostname,
    monthlyMinutes: presentEnv.VOICE_MONTHLY_MINUTES,
  };
};

/** The store of photos, if it is set whole. */
export const s3Settings = (presentEnv: {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}): S3Settings | undefined => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = presentEnv;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = presentEnv;
  if (endpoint === undefined || bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey };
};
