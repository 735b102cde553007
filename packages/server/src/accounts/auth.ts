import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { jwt } from 'better-auth/plugins/jwt';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Schema } from '../platform/db/schema.ts';
import { isAccountActive } from './account-store.ts';
import type { Passwords } from './password/passwords.ts';
import { factorChallenge, secondFactor } from './second-factor/two-factor.ts';
import { newSession, sessionColumns } from './sessions/new-session.ts';
import { rotatingSessions } from './sessions/rotating-sessions.ts';
import { cookieSettings } from './sessions/session-cookie.ts';
import { accountTables, CLIENT_ADDRESS_HEADER, jwksColumns } from './table-names.ts';

/** Short, because an access token can't be revoked; the session that renews it can. */
const ACCESS_TOKEN_LIFE = '15m';

export interface AuthOptions {
  readonly db: Kysely<Schema>;
  readonly logger: Logger;
  readonly secret: string;
  /** The shop's origin, e.g. `https://tienda.example`: issuer and audience of its tokens. */
  readonly publicUrl: string;
  readonly passwords: Passwords;
  /** Called with the owner of a session whose token was used by two parties. */
  readonly onReuse: (userId: string) => void;
}

export type Auth = ReturnType<typeof createAuth>;

/** better-auth on our tables. Only `routes.ts` calls it; its own router isn't mounted. */
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
      // Only messages of errors are logged: the other details may contain personal data.
      log: (_level, message, ...details) =>
        options.logger.error(
          { err: details.find((detail) => detail instanceof Error) },
          `accounts: ${message}`,
        ),
    },
    // Our limits (limits.ts) are shared by all processes; better-auth's are in one process's memory.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // Registration and password reset are our own (sign-up.ts, password-reset.ts).
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: options.passwords.hash, verify: options.passwords.verify },
      requireEmailVerification: true,
    },
    session: {
      ...accountTables.session,
      ...sessionColumns,
      disableSessionRefresh: true,
    },
    // Expired codes are deleted at night instead of by each look-up.
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
      jwt({
        schema: jwksColumns,
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: tokenOptions(options.publicUrl),
        disableSettingJwtHeader: true,
      }),
      // Before `bearer`, which would otherwise return the session that a challenge withdraws.
      secondFactor(options.secret),
      factorChallenge(),
      // Accepts signed session tokens only: the plain token that a reader of the table could copy is refused.
      bearer({ requireSignature: true }),
      openedSessions(),
      rotatingSessions({
        db: options.db,
        jwt: { jwt: tokenOptions(options.publicUrl) },
        onReuse: options.onReuse,
      }),
    ],
  });

const tokenOptions = (publicUrl: string) => ({
  issuer: publicUrl,
  audience: publicUrl,
  expirationTime: ACCESS_TOKEN_LIFE,
});

/**
 * A plugin of better-auth that opens a session for a user we have authenticated ourselves: it creates the session,
 * signs its cookie and runs the hooks, as for a password.
 */
const openedSessions = () =>
  ({
    id: 'opened-sessions',
    endpoints: {
      openSession: createAuthEndpoint(
        '/opened-sessions/open',
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.userId);
          if (!user) throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return context.json({ user: { id: user.id, name: user.name } });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
