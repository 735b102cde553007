import type { SessionJson, sessionEndpoints } from '@nutricion/contract/accounts/sessions';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { deviceOf } from './device-of.ts';
import { endSessionsOf, readSessions } from './session-store.ts';

export interface SessionDependencies {
  readonly db: Kysely<Schema>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Removes a user whose sessions have ended from the caller cache. */
  readonly forgetCaller: (profileId: string) => void;
}

/** Handlers that list and end the caller's sessions. */
export const sessionHandlers = ({
  db,
  now,
  forgetCaller,
}: SessionDependencies): Handlers<keyof typeof sessionEndpoints> => ({
  'GET /api/me/sessions': async ({ caller }) => {
    const sessionRows = await readSessions(db, caller.profileId, new Date(now()));
    const sessions = sessionRows.map((row) => sessionToJson(row, caller.sessionId));
    return accept({
      sessions: sessions.sort((one, other) => Number(other.isThisOne) - Number(one.isThisOne)),
    });
  },

  'DELETE /api/me/sessions/{id}': async ({ caller, params }) => {
    const ended = await endSessionsOf(db, caller.profileId, { id: params.id });
    if (ended === 0) return refuse({ kind: 'not-found', what: 'esa sesión' });
    forgetCaller(caller.profileId);
    return accept({});
  },

  'DELETE /api/me/sessions': async ({ caller, query }) => {
    const which = query.keep === 'this' ? { except: caller.sessionId } : 'all';
    const ended = await endSessionsOf(db, caller.profileId, which);
    forgetCaller(caller.profileId);
    return accept({ ended });
  },
});

type Row = Awaited<ReturnType<typeof readSessions>>[number];

const sessionToJson = (row: Row, callersId: string): SessionJson => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  isTrusted: row.is_trusted,
  isThisOne: row.id === callersId,
  startedAt: row.created_at.toISOString(),
  lastUsedAt: row.updated_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});
