import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { CallDependencies } from './call-dependencies.ts';

type CallTimeoutDependencies = Pick<CallDependencies, 'db' | 'now' | 'voiceProvider'>;

/** Marks the calls of an ended session; the provider is told after the transaction, by the next sweep. */
export const endCallsOf = async (
  { now }: Pick<CallDependencies, 'now'>,
  trx: Kysely<Schema>,
  sessionId: string,
): Promise<void> => {
  await trx
    .updateTable('voice_calls')
    .set({ hang_up_at: new Date(now()) })
    .where('session_id', '=', sessionId)
    .where('connected_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
};

/**
 * Hangs up calls over their time limit, whichever process opened them: each is claimed by one process. A call that
 * the provider no longer has counts as ended.
 */
export const hangUpOverdueCalls = async ({
  db,
  now,
  voiceProvider,
}: CallTimeoutDependencies): Promise<number> => {
  const at = new Date(now());
  const overdue = await db
    .updateTable('voice_calls')
    .set({ ended_at: at })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('voice_calls')
        .select('id')
        .where('connected_at', 'is not', null)
        .where('ended_at', 'is', null)
        .where('hang_up_at', '<=', at)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'provider_call'])
    .execute();
  for (const { id, provider_call } of overdue) {
    if (provider_call === null || !voiceProvider) continue;
    const ended = await voiceProvider.hangUp(provider_call);
    // A provider that doesn't respond is tried again.
    if (!ended.ok && ended.refusal.kind !== 'refused')
      await db.updateTable('voice_calls').set({ ended_at: null }).where('id', '=', id).execute();
  }
  return overdue.length;
};

const EVERY_MS = 5_000;

/** Looks every few seconds; `close` waits for the last look. */
export const openCallTimeouts = (
  deps: CallTimeoutDependencies,
  onError: (error: unknown) => void,
): { readonly close: () => Promise<void> } => {
  let checking: Promise<unknown> = Promise.resolve();
  if (!deps.voiceProvider) return { close: async () => {} };
  const timer = setInterval(() => {
    checking = checking.then(() => hangUpOverdueCalls(deps)).catch(onError);
  }, EVERY_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await checking;
    },
  };
};
