import type { CallStatus } from '@nutricion/domain/voice/change-cart';
import type { InputMode } from '@nutricion/domain/voice/session-flags';
import type { VoiceTool } from '@nutricion/domain/voice/voice-tools';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from '../platform/db/moments.ts';

/** Written as text and read as JSON, to be parsed by the reader. */
type Json = ColumnType<unknown, string | undefined, string>;

/** Sessions of the assistant, what each call of them did, and calls with a provider. */
export interface VoiceTables {
  voice_sessions: {
    session_id: string;
    user_id: string;
    /** Empty unless its speaker agreed, and after thirty days. */
    transcripts: Json;
    tools_executed: Json;
    products_added: Json;
    total_amount_cents: Generated<number>;
    duration_seconds: Generated<number>;
    metadata: Json;
    way: Generated<InputMode>;
    /** What is remembered between two phrases. */
    state: Json;
    /** Ids of calls. */
    undone: Json;
    analysis: Json | null;
    created_at: CreatedAt;
    last_active_at: ColumnType<Date, Date | undefined, Date>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  voice_tool_calls: {
    session_id: string;
    call_id: string;
    position: Generated<number>;
    tool_name: VoiceTool;
    arguments: Json;
    status: CallStatus;
    said: string;
    changes: Json;
    /** What was answered, to answer it again. */
    answer: Json;
    called_at: Date;
  };
  /** A person's cart as a device of theirs, or the assistant, last left it. */
  carts: { user_id: string; lines: Json; updated_at: Date; version: Generated<number> };
  voice_consents: { user_id: string; keeps_transcript: boolean; decided_at: Date };
  voice_calls: {
    id: Generated<string>;
    session_id: string;
    user_id: string;
    /** Digest of what opens the call. */
    secret_hash: string;
    /** The provider's name for the call; null until it is connected. */
    provider_call: ColumnType<string | null, string | null | undefined, string | null>;
    started_at: Date;
    secret_until: Date;
    connected_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    hang_up_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Phrases that a change of the grammar must still understand. */
  voice_cases: {
    id: Generated<string>;
    phrase: string;
    intent: string;
    items: Json;
    actor_id: string | null;
    created_at: CreatedAt;
  };
}
