import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { VoiceProvider } from './voice-provider.ts';

export interface CallDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Null if the shop has none. */
  readonly voiceProvider: VoiceProvider | null;
  /** What a call is set to at the provider, by its settings. */
  readonly voiceSession: (quiet: boolean) => object;
  /** The shop's address, without a slash at the end. */
  readonly publicUrl: string;
  /** Minutes of everybody in a month. */
  readonly voiceMonthlyMinutes: number;
}
