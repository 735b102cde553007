import { TRANSCRIPT_RETENTION_DAYS } from '@nutricion/domain/voice/voice-limits';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { analyzeSession } from './analyze.ts';
import { IDLE_MINUTES, minutesBefore } from './session-store.ts';

/** Ends sessions whose browser is gone, and deletes transcripts after their days; counts stay. */
export const sweepSessions = async (db: Kysely<Schema>, now: Date): Promise<void> => {
  const forgotten = await db
    .updateTable('voice_sessions')
    .set((eb) => ({ ended_at: eb.ref('last_active_at'), state: '{}' }))
    .where('ended_at', 'is', null)
    .where('last_active_at', '<', minutesBefore(now, IDLE_MINUTES))
    .returning(['session_id', 'metadata', 'undone'])
    .execute();
  for (const session of forgotten) await analyzeSession(db, session);
  const over = minutesBefore(now, TRANSCRIPT_RETENTION_DAYS * 24 * 60);
  await db.updateTable('voice_sessions').set({ transcripts: '[]' }).where('created_at', '<', over).execute();
  await db.deleteFrom('voice_tool_calls').where('called_at', '<', over).execute();
};
