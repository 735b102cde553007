import type { Result } from '@nutricion/domain/kit/result';

/** What opens one call, and until when. */
export interface CallSecret {
  readonly value: string;
  /** Seconds since 1970, as the protocol has it. */
  readonly expiresAt: number;
}

export interface VoiceFailure {
  readonly kind: 'slow' | 'refused' | 'away';
  /** Of its answer, where it gave one. */
  readonly status: number | null;
}

/** A provider that listens and speaks. */
export interface VoiceProvider {
  readonly hearer: string;
  /** Opens nothing yet: a secret for one call of this session. */
  readonly createSecret: (session: object) => Promise<Result<CallSecret, VoiceFailure>>;
  /** Passes on a browser's offer. */
  readonly call: (
    offer: string,
    secret: string,
    session: object,
  ) => Promise<Result<{ readonly answer: string; readonly callId: string | null }, VoiceFailure>>;
  readonly hangUp: (callId: string) => Promise<Result<null, VoiceFailure>>;
}
