import type { voiceSessionEndpoints } from '@nutricion/contract/voice/voice-sessions';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { redactedTranscript } from '@nutricion/domain/voice/redacted-transcript';
import { TRANSCRIPT_RETENTION_DAYS } from '@nutricion/domain/voice/voice-limits';
import type { Handlers } from '../../platform/http/mount.ts';
import type { CallDependencies } from '../provider/call-dependencies.ts';
import { endCallsOf } from '../provider/call-timeouts.ts';
import type { VoiceDependencies } from '../voice-dependencies.ts';
import { analyzeSession, summaryOf } from './analyze.ts';
import { lockSession } from './session-store.ts';

type SessionKey = Exclude<keyof typeof voiceSessionEndpoints, 'POST /api/functions/voice-order-token'>;

/** A session's record, and whether its transcript may be stored. */
export const sessionHandlers = (deps: VoiceDependencies & CallDependencies): Handlers<SessionKey> => ({
  'GET /api/voice': async ({ caller }) =>
    accept({
      has_provider: deps.voiceProvider !== null,
      hearer: deps.voiceProvider?.hearer ?? null,
      consent: (await readConsent(deps, caller.profileId)) ?? null,
      transcript_days: TRANSCRIPT_RETENTION_DAYS,
    }),

  'PUT /api/voice/consent': async ({ caller, body: { keeps_transcript } }) => {
    const decision = { keeps_transcript, decided_at: new Date(deps.now()) };
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('voice_consents')
        .values({ user_id: caller.profileId, ...decision })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(decision))
        .execute();
      if (!keeps_transcript)
        await trx
          .updateTable('voice_sessions')
          .set({ transcripts: '[]' })
          .where('user_id', '=', caller.profileId)
          .execute();
    });
    return accept({ keeps_transcript });
  },

  'POST /api/voice/sessions': ({ caller, body }) =>
    deps.db.transaction().execute(async (trx) => {
      const now = new Date(deps.now());
      const userId = caller.profileId;
      const session = await lockSession(trx, { sessionId: body.session_id, userId, now });
      if (!session) return refuse({ kind: 'not-found', what: 'esa sesión' });
      const consent = await trx
        .selectFrom('voice_consents')
        .select('keeps_transcript')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const profile = await trx
        .selectFrom('profiles')
        .select(['full_name', 'hospital_id'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const summary = summaryOf(session);
      const transcripts =
        body.transcripts && consent?.keeps_transcript
          ? {
              transcripts: JSON.stringify(
                redactedTranscript(body.transcripts, deps.spokenProducts.lexicon()),
              ),
            }
          : {};
      await trx
        .updateTable('voice_sessions')
        .set({
          ...transcripts,
          ...(body.way && { way: body.way }),
          ...(body.duration_seconds !== undefined && { duration_seconds: body.duration_seconds }),
          undone: JSON.stringify([...new Set([...summary.undone, ...(body.undone ?? [])])]),
          metadata: JSON.stringify({
            user_name: profile.full_name,
            hospital_id: profile.hospital_id,
            issues_flagged: [...new Set([...summary.flags, ...(body.flags ?? [])])],
          }),
          last_active_at: now,
          ...(body.ended && { ended_at: now, state: '{}' }),
        })
        .where('session_id', '=', body.session_id)
        .execute();
      if (body.ended) await endCallsOf(deps, trx, body.session_id);
      return accept({ session_id: body.session_id });
    }),

  'POST /api/functions/analyze-voice-session': async ({ caller, body }) => {
    const session = await deps.db
      .selectFrom('voice_sessions')
      .select(['session_id', 'metadata', 'undone'])
      .where('session_id', '=', body.session_id)
      .where('user_id', '=', caller.profileId)
      .executeTakeFirst();
    if (!session) return refuse({ kind: 'not-found', what: 'esa sesión' });
    return accept(await analyzeSession(deps.db, session));
  },
});

const readConsent = ({ db }: VoiceDependencies, userId: ProfileId) =>
  db.selectFrom('voice_consents').select('keeps_transcript').where('user_id', '=', userId).executeTakeFirst();
