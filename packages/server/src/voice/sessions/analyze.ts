import type { VoiceAnalysisJson } from '@nutricion/contract/voice/voice-sessions';
import { type VoiceFlag, voiceFlags } from '@nutricion/domain/voice/session-flags';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';

type Session = Pick<Selectable<Schema['voice_sessions']>, 'session_id' | 'metadata' | 'undone'>;

const metadataSchema = z.looseObject({ issues_flagged: z.array(z.enum(voiceFlags)).catch([]) });
const textsSchema = z.array(z.string()).catch([]);

/** What the browser reported of a session. */
export const summaryOf = ({ metadata, undone }: Pick<Session, 'metadata' | 'undone'>) => ({
  flags: metadataSchema.safeParse(metadata).data?.issues_flagged ?? [],
  undone: textsSchema.parse(undone),
});

/** Analyzes the problems of a session, stores the result with it, and returns it. */
export const analyzeSession = async (db: Kysely<Schema>, session: Session): Promise<VoiceAnalysisJson> => {
  const calls = await db
    .selectFrom('voice_tool_calls')
    .select(['call_id', 'tool_name', 'arguments', 'status'])
    .where('session_id', '=', session.session_id)
    .orderBy('position')
    .execute();
  const { flags, undone } = summaryOf(session);
  const refused = calls.filter(({ status }) => status === 'refused');
  const missed = refused.filter(({ tool_name }) => tool_name === 'search_products');
  const noticed: VoiceFlag[] = [
    ...flags,
    ...(missed.length > 0 ? (['not_found'] as const) : []),
    ...(refused.length > missed.length ? (['tool_refused'] as const) : []),
    ...(undone.length > 0 ? (['undone'] as const) : []),
  ];
  const analysis: VoiceAnalysisJson = {
    session_id: session.session_id,
    issues_flagged: voiceFlags.filter((flag) => noticed.includes(flag)),
    calls: calls.length,
    refused: refused.length,
    undone: undone.length,
    not_found: [...new Set(missed.flatMap((call) => queryOf(call.arguments)))],
  };
  await db
    .updateTable('voice_sessions')
    .set({ analysis: JSON.stringify(analysis) })
    .where('session_id', '=', session.session_id)
    .execute();
  return analysis;
};

const queryOf = (column: unknown): readonly string[] => {
  const { data } = z.object({ query: z.string() }).safeParse(column);
  return data ? [data.query] : [];
};
