import type { RealtimeEvent, WireObject } from './realtime-event.ts';

/** What a test scripts: called once a turn, when the customer has spoken or the client wants a response. */
export type AssistantScript = (turn: Turn) => unknown;

/** What the assistant may do in its turn. Each `say` and each `callTool` is a response of its own. */
export interface Turn {
  /** What was said, where the test or the keyboard knows it; speech from a microphone isn't understood. */
  readonly transcript?: string;
  /** Why it is the assistant's turn: `input_audio_buffer.speech_stopped`, `.commit` or `response.create`. */
  readonly event: RealtimeEvent;
  /** The session as the client configured it: instructions, tools, language. */
  readonly session: WireObject;
  /** Sends any event as it stands, with an `event_id` of its own. */
  send(event: RealtimeEvent): void;
  /** Tells the client what it understood, as the recogniser beside the model does. */
  hear(text: string, options?: HearOptions): void;
  say(text: string, options?: SayOptions): Promise<SpokenResult>;
  /**
   * Calls one tool and waits for its output and for the `response.create` that follows.
   * Answers the parsed output; the text itself where it is no JSON.
   */
  callTool(name: string, args: unknown, options?: CallOptions): Promise<unknown>;
  /** Calls several in one response; outputs in the order of the calls. The same `callId` twice counts as one. */
  callTools(calls: readonly ToolCall[], options?: CallOptions): Promise<readonly unknown[]>;
  /** Closes the peer connection from the provider's side. */
  hangUp(): Promise<void>;
}

export interface HearOptions {
  /** The recogniser gives up; the session goes on without a transcript. */
  readonly fails?: boolean;
}

export interface SayOptions {
  /** How long it is heard, default 300. */
  readonly soundMs?: number;
  /** The customer cuts in after so long, and ends at once; `hear` afterwards is what they said. */
  readonly interruptedAfterMs?: number;
  /** `response.done` comes before the sound has ended, as a model that is faster than speech does. */
  readonly aheadOfSound?: boolean;
  /** The response goes on: what is said or called next belongs to it ("Déjame ver…" and then a tool). */
  readonly staysOpen?: boolean;
}

export interface SpokenResult {
  /** `cancelled`: interrupted, or cancelled by the client. */
  readonly status: 'completed' | 'cancelled';
  /** Of the sound, before it ended or was cleared. */
  readonly heardMs: number;
}

export interface ToolCall {
  readonly name: string;
  readonly args: unknown;
  /** Default: a new one. */
  readonly callId?: string;
}

export interface CallOptions {
  /** Wait between the call and its `response.done`: a client that answers too early is refused. Default 0. */
  readonly doneAfterMs?: number;
  /** Ends the response so after the call; nothing is waited for, the output is undefined. */
  readonly endsAs?: 'cancelled' | 'incomplete' | 'failed';
}
