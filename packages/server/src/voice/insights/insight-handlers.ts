import type { voiceInsightEndpoints } from '@nutricion/contract/voice/voice-insights';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { CallDependencies } from '../provider/call-dependencies.ts';
import { readShopSeconds } from '../provider/call-usage.ts';
import type { VoiceDependencies } from '../voice-dependencies.ts';
import { listSessions, readSession } from './insight-reads.ts';
import { summarize } from './summary.ts';
import { deleteCase, readCases, storeCase, unknownCase } from './voice-cases.ts';

const USUAL_DAYS = 30;

/** What the assistant did and where it failed, without names unless an administrator gives a reason. */
export const insightHandlers = (
  deps: VoiceDependencies & CallDependencies,
): Handlers<keyof typeof voiceInsightEndpoints> => ({
  'GET /api/admin/voice/summary': async ({ query: { days = USUAL_DAYS } }) =>
    accept({
      ...(await summarize(deps.db, days, new Date(deps.now()))),
      month: deps.voiceProvider && {
        minutes: (await readShopSeconds(deps.db, deps.now())) / 60,
        most_minutes: deps.voiceMonthlyMinutes,
      },
    }),

  'GET /api/admin/voice/sessions': async ({ query }) => accept(await listSessions(deps.db, query)),

  'GET /api/admin/voice/sessions/{id}': async ({ params }) => {
    const session = await readSession(deps.db, params.id);
    return session ? accept(session) : refuse(unknownSession);
  },

  'POST /api/admin/voice/sessions/{id}/reveal': ({ caller, params, body }) =>
    deps.db.transaction().execute(async (trx) => {
      const allowed = await recheckPermission(trx, caller.profileId, 'voice.reveal');
      if (!allowed.ok) return allowed;
      const owner = await trx
        .selectFrom('voice_sessions as s')
        .innerJoin('profiles as p', 'p.id', 's.user_id')
        .select('p.full_name')
        .where('s.session_id', '=', params.id)
        .executeTakeFirst();
      if (!owner) return refuse(unknownSession);
      await recordChange(trx, {
        actorId: caller.profileId,
        action: 'voice.reveal',
        subjectType: 'voice-session',
        subjectId: params.id,
        before: null,
        after: { name: 'Sesión de voz' },
        reason: body.reason,
      });
      return accept({ full_name: owner.full_name });
    }),

  'GET /api/admin/voice/cases': async () =>
    accept({ cases: await readCases(deps.db, deps.spokenProducts.lexicon()) }),

  'POST /api/admin/voice/cases': async ({ caller, body }) => {
    const stored = await storeCase(deps.db, caller.profileId, body);
    if (!stored.ok) return stored;
    const [made] = await readCases(deps.db, deps.spokenProducts.lexicon(), stored.value);
    return made ? accept(made) : refuse(unknownCase);
  },

  'DELETE /api/admin/voice/cases/{id}': ({ caller, params }) =>
    deleteCase(deps.db, caller.profileId, params.id),
});

const unknownSession: Refusal = { kind: 'not-found', what: 'esa sesión' };
