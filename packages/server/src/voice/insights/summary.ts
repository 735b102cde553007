import { type VoiceFlag, voiceFlags } from '@nutricion/domain/voice/session-flags';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { minutesBefore } from '../sessions/session-store.ts';

const MAX_UNMET_SHOWN = 50;

/** Summary of the last days: counts, problems, and what was requested and not available. */
export const summarize = async (db: Kysely<Schema>, days: number, now: Date) => {
  const since = minutesBefore(now, days * 24 * 60);
  const counts = await db
    .selectFrom('voice_sessions')
    .select([
      sql<number>`count(*)::int`.as('sessions'),
      sql<number>`coalesce(sum(jsonb_array_length(tools_executed)), 0)::int`.as('calls'),
      sql<number>`count(*) filter (where products_added <> '[]'::jsonb)::int`.as('with_products'),
    ])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { days, ...counts, flags: await countFlags(db, since), unmet: await readUnmet(db, since) };
};

const countFlags = async (db: Kysely<Schema>, since: Date) => {
  const { rows } = await sql<{ flag: VoiceFlag; sessions: number }>`
    select flag, count(distinct session_id)::int as sessions
    from voice_sessions s
    cross join lateral jsonb_array_elements_text(
      coalesce(s.metadata->'issues_flagged', '[]') || coalesce(s.analysis->'issues_flagged', '[]')) as flag
    where s.created_at >= ${since}
    group by flag
    order by sessions desc, flag
  `.execute(db);
  return rows.filter(({ flag }) => voiceFlags.includes(flag));
};

/** Searches without result and, if the speaker agreed, phrases that weren't understood. */
const readUnmet = async (db: Kysely<Schema>, since: Date) => {
  const { rows } = await sql<{
    text: string;
    kind: 'not_found' | 'not_understood' | 'corrected' | 'undone';
    times: number;
    last_at: Date;
  }>`
    with wanted as (
      select arguments->>'query' as text, 'not_found' as kind, called_at as at
      from voice_tool_calls
      where tool_name = 'search_products' and status = 'refused' and called_at >= ${since}
      union all
      select said->>'text', said->>'flag', (said->>'timestamp')::timestamptz
      from voice_sessions s
      cross join lateral jsonb_array_elements(s.transcripts) as said
      where s.created_at >= ${since} and said->>'role' = 'user'
        and said->>'flag' in ('not_understood', 'corrected', 'undone')
    )
    select min(text) as text, kind, count(*)::int as times, max(at) as last_at
    from wanted
    where text is not null
    group by lower(text), kind
    order by times desc, last_at desc
    limit ${MAX_UNMET_SHOWN}
  `.execute(db);
  return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
};
