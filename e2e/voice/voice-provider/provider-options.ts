import type { AssistantScript } from './turn.ts';
import type { VoiceActivityLimits } from './voice-activity.ts';

/** What goes wrong with an HTTP request; several may be named. */
export interface HttpFault {
  /** Answered instead, with a problem in the provider's own shape. */
  readonly status?: number;
  readonly delayMs?: number;
  readonly neverResponds?: boolean;
}

/** What goes wrong from now on; calls that are open keep the faults that they began with. */
export interface Faults {
  readonly secrets?: HttpFault;
  readonly calls?: HttpFault & {
    /** 201 with a text that no browser takes for an SDP. */
    readonly wrongAnswer?: boolean;
  };
  readonly hangups?: HttpFault;
  readonly channel?: {
    /** The answer is right, but nobody listens at its address, as behind a firewall without UDP. */
    readonly neverOpens?: boolean;
    /** The channel closes by itself so long after it opened, without a word. */
    readonly diesAfterMs?: number;
  };
  /** `session.update` is never answered. */
  readonly neverUpdatesSession?: boolean;
  /** Every transcript of the customer, every sentence of the assistant becomes this text, whatever the script says. */
  readonly otherLanguage?: { readonly heard?: string; readonly said?: string };
}

export interface FakeProviderOptions {
  /** The project key that the server must show. Default `sk-fake-provider`. */
  readonly apiKey?: string;
  /** Default: a free one. */
  readonly port?: number;
  /** What the assistant does in each turn. Default: nothing. */
  readonly script?: AssistantScript;
  readonly faults?: Faults;
  /** `beta`: the event names from before general availability. */
  readonly names?: 'ga' | 'beta';
  readonly voiceActivity?: Partial<VoiceActivityLimits>;
  /** How long a called tool may take to answer before the script fails. Default 8,000. */
  readonly patienceMs?: number;
  readonly nowMs?: () => number;
}
