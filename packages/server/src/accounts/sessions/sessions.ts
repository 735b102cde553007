import { accept, refuse } from '@nutricion/domain/kit/result';
import type { AccountCall } from '../account-call.ts';

/** Renews the access token and the session token, which is returned in the cookie or in `set-auth-token`. */
export const renewSession: AccountCall = async ({ auth }, { headers, query }) => {
  const renewed = await auth.api.renewSession({
    headers,
    query: { isUnattended: query.has('unattended') },
    returnHeaders: true,
  });
  if (!renewed.response) return refuse({ kind: 'signed-out' });
  return accept({ body: { token: renewed.response.accessToken }, headers: renewed.headers });
};

/** The signed-in user, or null. */
export const readSession: AccountCall = async ({ auth, db }, { headers }) => {
  const read = await auth.api.readSession({ headers, returnHeaders: true });
  const session = read.response;
  const user = session
    ? await db
        .selectFrom('profiles')
        .select(['id', 'email', 'full_name as name'])
        .where('id', '=', session.userId)
        .executeTakeFirst()
    : undefined;
  return accept({ body: user ? { user } : null, headers: read.headers });
};

/** Ends the session; its access tokens are refused from then on. */
export const signOut: AccountCall = async ({ auth, forgetCaller }, { headers }) => {
  const ended = await auth.api.endSession({ headers, returnHeaders: true });
  if (ended.response.userId) forgetCaller(ended.response.userId);
  return accept({
    body: { success: true },
    headers: ended.headers,
    actorId: ended.response.userId || undefined,
  });
};
