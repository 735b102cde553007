import type { RealtimeEvent, WireObject } from './realtime-event.ts';

export interface SecretLog {
  readonly value: string;
  readonly expiresAtMs: number;
  /** The session that it was asked for. */
  readonly session: WireObject;
}

export interface AudioLog {
  /** Opus payload of every packet, one a 20 ms: about 32 for silence, 66 and more for speech. */
  readonly payloadBytes: number[];
  heardSpeech: boolean;
}

export interface ToolOutputLog {
  readonly callId: string;
  /** As it was sent: text, mostly JSON. */
  readonly output: string;
}

export interface CallLog {
  readonly id: string;
  readonly openedBy: 'secret' | 'key';
  /** The session of each `session.update` that was received. */
  readonly sessions: WireObject[];
  readonly received: RealtimeEvent[];
  readonly sent: RealtimeEvent[];
  readonly toolOutputs: ToolOutputLog[];
  readonly audio: AudioLog;
  /** Undefined while it is open. */
  endedBy: CallEnd | undefined;
}

/** `server`: the hang-up of our server; `peer`: the browser closed or vanished. */
export type CallEnd = 'server' | 'peer' | 'script' | 'fault' | 'provider';

/** Everything that reached the provider, oldest first. */
export interface ProviderLog {
  readonly secrets: SecretLog[];
  readonly calls: CallLog[];
  /** Call ids, one a request, also of those that were over. */
  readonly hangups: string[];
  /** What scripts threw; a test that passes leaves it empty. */
  readonly scriptErrors: unknown[];
}

export const emptyLog = (): ProviderLog => ({ secrets: [], calls: [], hangups: [], scriptErrors: [] });

export const emptyCallLog = (id: string, openedBy: CallLog['openedBy']): CallLog => ({
  id,
  openedBy,
  sessions: [],
  received: [],
  sent: [],
  toolOutputs: [],
  audio: { payloadBytes: [], heardSpeech: false },
  endedBy: undefined,
});
