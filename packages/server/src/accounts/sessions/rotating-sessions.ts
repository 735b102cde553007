import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { type JwtOptions, signJWT } from 'better-auth/plugins/jwt';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { databaseMoment } from '../../platform/db/database-moment.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { LEGACY_SESSION_COOKIE, untilBrowserCloses } from './session-cookie.ts';
import { endSessionOf, type LiveSession, presentToken } from './session-rotation.ts';

/**
 * The three calls that present a session cookie, as a plugin of better-auth, whose own sessions keep one token for
 * life. better-auth signs and reads the cookie, signs the access token and turns `Authorization: Bearer
 * <set-auth-token>` into the cookie; the rules are in `session-rotation.ts`.
 */
export const rotatingSessions = (options: {
  readonly db: Kysely<Schema>;
  readonly jwt: JwtOptions;
  /** Called with the owner of a session whose token was used by two parties. */
  readonly onReuse: (userId: string) => void;
}) => {
  const present = async (
    context: GenericEndpointContext,
    how: { rotate: boolean; isUse: boolean },
  ): Promise<LiveSession | null> => {
    const token = await presentedToken(context);
    const session = token
      ? await presentToken(
          options.db,
          token,
          { ...how, now: await databaseMoment(options.db) },
          options.onReuse,
        )
      : null;
    if (session) await setSessionToken(context, session);
    else deleteSessionCookie(context);
    return session;
  };

  return {
    id: 'rotating-sessions',
    hooks: {
      after: [
        {
          matcher: ({ context }) => context.newSession?.session.isTrusted === false,
          handler: createAuthMiddleware(async ({ context }) => {
            if (context.responseHeaders)
              untilBrowserCloses(context.responseHeaders, context.authCookies.sessionToken.name);
          }),
        },
      ],
    },
    endpoints: {
      /**
       * A new session token in the cookie and an access token; null if the cookie is invalid. With `isUnattended`,
       * sent by a page that nobody uses, the session's expiry isn't extended.
       */
      renewSession: createAuthEndpoint(
        '/rotating-sessions/renew',
        { method: 'GET', requireHeaders: true, query: z.object({ isUnattended: z.boolean() }) },
        async (context) => {
          const session = await present(context, { rotate: true, isUse: !context.query.isUnattended });
          if (!session) return context.json(null);
          const accessToken = await signJWT(context, {
            options: options.jwt,
            payload: { sub: session.userId, sid: session.id, iat: Math.floor(Date.now() / 1000) },
          });
          return context.json({ accessToken });
        },
      ),
      /** The user of the session cookie, without rotating it. */
      readSession: createAuthEndpoint(
        '/rotating-sessions/read',
        { method: 'GET', requireHeaders: true },
        async (context) => {
          const session = await present(context, { rotate: false, isUse: false });
          return context.json(session && { userId: session.userId, sessionId: session.id });
        },
      ),
      /** Ends the session of any of its tokens. */
      endSession: createAuthEndpoint(
        '/rotating-sessions/end',
        { method: 'POST', requireHeaders: true },
        async (context) => {
          const token = await presentedToken(context);
          const userId = token && (await endSessionOf(options.db, token));
          deleteSessionCookie(context);
          deleteLegacyCookie(context);
          return context.json({ userId });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
};

const presentedToken = async (context: GenericEndpointContext): Promise<string | null> => {
  const { authCookies, secret } = context.context;
  const named = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  return named || (await context.getSignedCookie(LEGACY_SESSION_COOKIE.name, secret)) || null;
};

const setSessionToken = async (context: GenericEndpointContext, session: LiveSession): Promise<void> => {
  const { authCookies, secret } = context.context;
  const { maxAge: _, ...attributes } = authCookies.sessionToken.attributes;
  await context.setSignedCookie(authCookies.sessionToken.name, session.token, secret, {
    ...attributes,
    ...(session.isTrusted && { maxAge: Math.floor((session.expiresAt.getTime() - Date.now()) / 1000) }),
  });
  deleteLegacyCookie(context);
};

const deleteLegacyCookie = (context: GenericEndpointContext): void => {
  if (context.getCookie(LEGACY_SESSION_COOKIE.name))
    context.setCookie(LEGACY_SESSION_COOKIE.name, '', { ...LEGACY_SESSION_COOKIE.attributes, maxAge: 0 });
};
