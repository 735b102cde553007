import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * A plugin of better-auth that opens a session for a user we have authenticated ourselves: it creates the session,
 * signs its cookie and runs the hooks, as for a password.
 */
export const openedSessions = () =>
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
