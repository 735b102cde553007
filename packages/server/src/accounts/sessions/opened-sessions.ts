import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * A session for somebody who proved by our own means who they are, as a plugin of the accounts library: it makes the
 * session, signs its cookie and asks the hooks, as it does for a password.
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
