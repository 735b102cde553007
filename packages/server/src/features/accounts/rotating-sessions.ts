import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { type JwtOptions, signJWT } from 'better-auth/plugins/jwt';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { endSessionOf, type LiveSession, presentToken } from './session-rotation.ts';
import { SESSION_SECONDS } from './table-names.ts';

/**
 * The three calls that present a session cookie, as a plugin of the accounts library, because its
 * own know one token per session for life. The library signs and reads the cookie, signs the access
 * token and turns `Authorization: Bearer <set-auth-token>` into the cookie; the rules are in
 * `session-rotation.ts`.
 */
export const rotatingSessions = (options: { readonly db: Kysely<Schema>; readonly jwt: JwtOptions }) => {
  const present = async (
    context: GenericEndpointContext,
    { rotate }: { rotate: boolean },
  ): Promise<LiveSession | null> => {
    const token = await presentedToken(context);
    const session = token ? await presentToken(options.db, token, { rotate, now: new Date() }) : null;
    if (session) await setSessionToken(context, session.token);
    else deleteSessionCookie(context);
    return session;
  };

  return {
    id: 'rotating-sessions',
    endpoints: {
      /** A new session token in the cookie, and an access token; null when the cookie proves nothing. */
      renewSession: createAuthEndpoint(
        '/rotating-sessions/renew',
        { method: 'GET', requireHeaders: true },
        async (context) => {
          const session = await present(context, { rotate: true });
          if (!session) return context.json(null);
          const accessToken = await signJWT(context, {
            options: options.jwt,
            payload: { sub: session.userId, sid: session.id, iat: Math.floor(Date.now() / 1000) },
          });
          return context.json({ accessToken });
        },
      ),
      /** Whose session the cookie proves, without rotating it. */
      readSession: createAuthEndpoint(
        '/rotating-sessions/read',
        { method: 'GET', requireHeaders: true },
        async (context) => {
          const session = await present(context, { rotate: false });
          return context.json(session && { userId: session.userId, sessionId: session.id });
        },
      ),
      /** Ends the session, whatever token of it is presented. */
      endSession: createAuthEndpoint(
        '/rotating-sessions/end',
        { method: 'POST', requireHeaders: true },
        async (context) => {
          const token = await presentedToken(context);
          const userId = token && (await endSessionOf(options.db, token));
          deleteSessionCookie(context);
          return context.json({ userId });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
};

const presentedToken = async (context: GenericEndpointContext): Promise<string | null> => {
  const { authCookies, secret } = context.context;
  return (await context.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
};

const setSessionToken = async (context: GenericEndpointContext, token: string): Promise<void> => {
  const { authCookies, secret } = context.context;
  await context.setSignedCookie(authCookies.sessionToken.name, token, secret, {
    ...authCookies.sessionToken.attributes,
    maxAge: SESSION_SECONDS,
  });
};
