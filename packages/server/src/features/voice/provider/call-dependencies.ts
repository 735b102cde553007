import type { Kysely } from 'kysely';
import type { VoiceProvider } from '../../../adapters/voice/voice-provider.ts';
import type { Schema } from '../../../db/schema.ts';

export interface CallDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Null: the shop has none. */
  readonly voiceProvider: VoiceProvider | null;
  /** What a call is set to at the provider, by its settings. */
  readonly voiceSession: (quiet: boolean) => object;
  /** Where the shop is reached, without a slash at the end. */
  readonly publicUrl: string;
  /** Minutes of everybody in a month. */
  readonly voiceMonthlyMinutes: number;
}
