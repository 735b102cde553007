import { createHmac } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { jwt } from 'better-auth/plugins/jwt';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { isAccountActive } from './account-store.ts';
import { newSession, sessionColumns } from './new-session.ts';
import { rotatingSessions } from './rotating-sessions.ts';
import { cookieSettings } from './session-cookie.ts';
import { accountTables, CLIENT_ADDRESS_HEADER, jwksColumns } from './table-names.ts';

/** Codes: six digits, ten minutes, five tries (specification, section 9). */
const CODE = { otpLength: 6, expiresIn: 600, allowedAttempts: 5 } as const;

/** Short, because nobody can take it back: what renews it can be revoked. */
const ACCESS_TOKEN_LIFE = '15m';

/** Which code goes to whom; the library makes it, keeps its digest and checks it. */
export interface CodeToSend {
  readonly email: string;
  readonly code: string;
  readonly purpose: 'prove-email' | 'reset-password';
}

export interface AuthOptions {
  readonly db: Kysely<Schema>;
  readonly logger: Logger;
  readonly secret: string;
  /** Origin of the shop, e.g. `https://tienda.example`: issuer and audience of its tokens. */
  readonly publicUrl: string;
  /** Must return at once: how long mail takes would tell which addresses have accounts. */
  readonly sendCode: (code: CodeToSend) => void;
}

export type Auth = ReturnType<typeof createAuth>;

/** The accounts library on our tables. Reached through `routes.ts` alone, never by its own router. */
export const createAuth = (options: AuthOptions) =>
  betterAuth({
    ...accountTables,
    appName: 'Nutrición Plus',
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: kyselyAdapter(options.db, { type: 'postgres', transaction: true }),
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => options.logger.error({ details }, `accounts: ${message}`),
    },
    // Ours are shared by all processes (routes.ts); the library's live in one process's memory.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // Registering is ours (register.ts).
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
    },
    emailVerification: { autoSignInAfterVerification: true },
    session: {
      ...accountTables.session,
      ...sessionColumns,
      disableSessionRefresh: true,
    },
    // Expired codes are swept at night instead of by every look-up.
    verification: { ...accountTables.verification, disableCleanup: true },
    advanced: {
      database: { generateId: false, validateSchema: false },
      ...cookieSettings(options.publicUrl),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            if (await isAccountActive(options.db, session.userId))
              return { data: newSession(context?.headers, new Date()) };
            throw new APIError('FORBIDDEN', { code: 'ACCOUNT_NOT_ACTIVE' });
          },
        },
      },
    },
    plugins: [
      emailOTP({
        ...CODE,
        // A bare digest of six digits is undone in a millisecond; keyed, it is worth nothing without the secret.
        storeOTP: { hash: async (code) => keyedDigest(options.secret, code) },
        sendVerificationOTP: async ({ email, otp, type }) =>
          options.sendCode({
            email,
            code: otp,
            purpose: type === 'forget-password' ? 'reset-password' : 'prove-email',
          }),
      }),
      jwt({
        schema: jwksColumns,
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: tokenOptions(options.publicUrl),
        disableSettingJwtHeader: true,
      }),
      // Only signed session tokens: what a reader of the table could copy is none.
      bearer({ requireSignature: true }),
      rotatingSessions({ db: options.db, jwt: { jwt: tokenOptions(options.publicUrl) } }),
    ],
  });

const tokenOptions = (publicUrl: string) => ({
  issuer: publicUrl,
  audience: publicUrl,
  expirationTime: ACCESS_TOKEN_LIFE,
});

const keyedDigest = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`code:${code}`).digest('base64url');
