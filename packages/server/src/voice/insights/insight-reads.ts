import { createHash } from 'node:crypto';
import type { VoiceSessionRowJson } from '@nutricion/contract/voice/voice-insights';
import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import { transcriptLineSchema, voiceAnalysisSchema } from '@nutricion/contract/voice/voice-sessions';
import { voiceChangeSchema } from '@nutricion/contract/voice/voice-tools';
import { type InputMode, type VoiceFlag, voiceFlags } from '@nutricion/domain/voice/session-flags';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';
import { summaryOf } from '../sessions/analyze.ts';

const SESSIONS_PER_PAGE = 50;

interface SessionFilter {
  readonly flag?: VoiceFlag | undefined;
  readonly way?: InputMode | undefined;
  readonly before?: string | undefined;
}

/** A page of sessions, latest first; `next` goes into `before` for the next page. */
export const listSessions = async (db: Kysely<Schema>, { flag, way, before }: SessionFilter) => {
  const [at, digest] = before?.split('_') ?? [];
  const rows = await sessionRows(db)
    .$if(way !== undefined, (query) => query.where('s.way', '=', way ?? 'texto'))
    .$if(flag !== undefined, (query) => query.where(hasFlag(flag ?? 'undone')))
    .$if(at !== undefined, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', s.created_at), md5(s.session_id)) < (${at}::timestamptz, ${digest})`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', s.created_at)`, 'desc')
    .orderBy(sql`md5(s.session_id)`, 'desc')
    .limit(SESSIONS_PER_PAGE + 1)
    .execute();
  const shown = rows.slice(0, SESSIONS_PER_PAGE).map(rowToJson);
  const last = shown.at(-1);
  return {
    sessions: shown,
    next: rows.length > SESSIONS_PER_PAGE && last ? `${last.started_at}_${digestOf(last.session_id)}` : null,
  };
};

/** Session ids come from browsers and may contain the cursor's separator, hence the digest. */
const digestOf = (sessionId: string): string => createHash('md5').update(sessionId).digest('hex');

/** Flagged by the browser, or by the analysis of the record. */
const hasFlag = (flag: VoiceFlag) =>
  sql<boolean>`(s.metadata->'issues_flagged' ? ${flag} or s.analysis->'issues_flagged' ? ${flag})`;

const sessionRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('voice_sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .leftJoin('hospitals as h', 'h.id', 'p.hospital_id')
    .select([
      's.session_id',
      's.created_at',
      's.duration_seconds',
      's.way',
      'h.name as hospital',
      's.total_amount_cents',
      's.metadata',
      's.undone',
      's.analysis',
      's.ended_at',
      's.tools_executed',
      's.products_added',
      sql<boolean>`s.transcripts <> '[]'::jsonb`.as('has_transcript'),
    ]);

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['execute']>>[number];

const rowToJson = (row: SessionRow): VoiceSessionRowJson => {
  const flags = [
    ...summaryOf(row).flags,
    ...(voiceAnalysisSchema.safeParse(row.analysis).data?.issues_flagged ?? []),
  ];
  const added = z.array(z.object({ quantity: z.number() })).safeParse(row.products_added).data ?? [];
  return {
    session_id: row.session_id,
    started_at: row.created_at.toISOString(),
    duration_seconds: row.duration_seconds,
    way: row.way,
    hospital: row.hospital,
    calls: Array.isArray(row.tools_executed) ? row.tools_executed.length : 0,
    units_added: added.reduce((sum, { quantity }) => sum + quantity, 0),
    ...spokenMoney.toJson({ totalCents: row.total_amount_cents }),
    flags: voiceFlags.filter((flag) => flags.includes(flag)),
    has_transcript: row.has_transcript,
    is_open: row.ended_at === null,
  };
};

/** A whole session; undefined if there is none. */
export const readSession = async (db: Kysely<Schema>, sessionId: string) => {
  const row = await sessionRows(db)
    .select('s.transcripts')
    .where('s.session_id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const calls = await db
    .selectFrom('voice_tool_calls')
    .select(['call_id', 'tool_name', 'arguments', 'status', 'said', 'changes', 'called_at'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  const { undone } = summaryOf(row);
  return {
    ...rowToJson(row),
    lines: z.array(transcriptLineSchema).safeParse(row.transcripts).data ?? [],
    tools: calls.map((call) => ({
      call_id: call.call_id,
      tool: call.tool_name,
      arguments: z.record(z.string(), z.unknown()).catch({}).parse(call.arguments),
      status: call.status,
      said: call.said,
      changes: z.array(voiceChangeSchema).catch([]).parse(call.changes),
      is_undone: undone.includes(call.call_id),
      at: call.called_at.toISOString(),
    })),
  };
};
