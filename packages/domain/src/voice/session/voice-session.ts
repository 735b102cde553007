import type { CallStatus, CartChange } from '../change-cart.ts';
import type { InputMode, VoiceFlag } from '../session-flags.ts';
import type { Understanding } from '../understanding.ts';
import type { VoiceTool } from '../voice-tools.ts';

/** A product as the session names it; the screen has its details by id. */
export interface SpokenProduct {
  readonly id: string;
  readonly title: string;
  readonly isSoldOut: boolean;
}

/** A line of the cart as the session speaks of it. */
export interface SpokenLine {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
}

export interface ToolArguments {
  readonly query?: string;
  readonly product_id?: string;
  readonly quantity?: number;
  readonly product_ids?: readonly string[];
  readonly quantities?: readonly number[];
}

/** What a tool answered. */
export interface ToolResult {
  readonly status: CallStatus;
  readonly said: string;
  readonly products: readonly SpokenProduct[];
  readonly changes: readonly CartChange[];
  readonly cart: readonly SpokenLine[];
  readonly totalCents: number;
  readonly questionId: string | null;
  /** Of the newest order. */
  readonly lastOrder: readonly { readonly id: string; readonly quantity: number }[];
}

/** Entries on the screen, in order. */
export type Entry =
  | {
      readonly kind: 'customer';
      readonly id: string;
      readonly text: string;
      readonly atMs: number;
      readonly callIds: readonly string[];
      readonly flag?: VoiceFlag;
    }
  | {
      readonly kind: 'assistant';
      readonly id: string;
      readonly text: string;
      readonly atMs: number;
      readonly isInterrupted: boolean;
      readonly flag?: VoiceFlag;
      /** The right total, where another was spoken. */
      readonly rightTotalCents?: number;
    }
  /** The result of a tool, and nothing else. */
  | {
      readonly kind: 'receipt';
      readonly id: string;
      readonly text: string;
      readonly changes: readonly CartChange[];
      readonly undoUntilMs: number;
      readonly isUndone: boolean;
    }
  | {
      readonly kind: 'products';
      readonly id: string;
      readonly products: readonly SpokenProduct[];
      /** The requested quantity, if any. */
      readonly quantity: number;
    }
  /** The answer of a tool that shows more than products: recipes, orders. */
  | { readonly kind: 'answer'; readonly id: string }
  | {
      readonly kind: 'question';
      readonly id: string;
      readonly text: string;
      readonly state: 'open' | 'yes' | 'no' | 'late';
    };

export interface OpenCall {
  readonly tool: VoiceTool;
  readonly arguments: ToolArguments;
  /** Of the provider's model, which waits for the answer. */
  readonly isOfModel: boolean;
  /** What follows it. */
  readonly after: 'nothing' | 'reorder';
  /** The requested quantity of the searched product. */
  readonly quantity: number;
}

export interface ConfirmationQuestion {
  readonly id: string;
  readonly tool: VoiceTool;
  readonly arguments: ToolArguments;
  readonly askedAtMs: number;
}

export interface VoiceSession {
  readonly id: string;
  readonly status: 'disconnected' | 'connected' | 'ended';
  readonly way: InputMode;
  readonly entries: readonly Entry[];
  /** Running calls. */
  readonly calls: Readonly<Record<string, OpenCall>>;
  /** Ids of calls that a model has made. */
  readonly startedCallIds: readonly string[];
  readonly question: ConfirmationQuestion | null;
  /** Phrases that aren't understood yet. */
  readonly pendingPhraseIds: readonly string[];
  /** The phrase that is acted on; null: the last one. */
  readonly actingPhraseId: string | null;
  /** The last call that a yes ran, so that a model that repeats it gets its result. */
  readonly approved: { readonly key: string; readonly answer: ToolResult; readonly atMs: number } | null;
  readonly shown: readonly SpokenProduct[];
  readonly last: SpokenProduct | null;
  readonly cart: readonly SpokenLine[];
  readonly totalCents: number;
  /** Whether a tool has changed the cart since the customer last spoke. */
  readonly hasChangedCart: boolean;
  readonly flags: readonly VoiceFlag[];
  readonly undone: readonly string[];
  readonly count: number;
}

/** Events of a session, each with its time. */
export type VoiceEvent = { readonly atMs: number } & (
  | { readonly kind: 'begin'; readonly way: InputMode; readonly cart: readonly SpokenLine[] }
  | { readonly kind: 'end' }
  /** Another input mode is used from now on. */
  | { readonly kind: 'way'; readonly way: InputMode }
  /** Something isn't available: a sentence that says what to do. */
  | { readonly kind: 'trouble'; readonly text: string; readonly flag?: VoiceFlag }
  /** The cart was changed elsewhere. */
  | { readonly kind: 'cart'; readonly cart: readonly SpokenLine[]; readonly totalCents: number }
  /**
   * A whole phrase of the customer. `isForShop`: surely meant for the shop, typed or with the button held;
   * otherwise overheard.
   */
  | { readonly kind: 'heard'; readonly text: string; readonly isForShop: boolean }
  | {
      readonly kind: 'understood';
      readonly phraseId: string;
      readonly understanding: Understanding & {
        readonly items: readonly {
          readonly name: string;
          readonly quantity: number;
          readonly product_id?: string | undefined;
          readonly packages?: number | undefined;
        }[];
      };
      readonly isForShop: boolean;
    }
  | { readonly kind: 'answered'; readonly callId: string; readonly answer: ToolResult }
  | { readonly kind: 'failed'; readonly callId: string; readonly text: string }
  | { readonly kind: 'say-yes'; readonly questionId: string }
  | { readonly kind: 'say-no'; readonly questionId: string }
  | { readonly kind: 'add'; readonly productId: string; readonly quantity: number }
  | { readonly kind: 'undo'; readonly callId: string }
  /** Of a provider: its model calls a tool, speaks, or is interrupted. */
  | {
      readonly kind: 'model-calls';
      readonly callId: string;
      readonly tool: string;
      readonly arguments: ToolArguments;
    }
  | { readonly kind: 'model-said'; readonly id: string; readonly text: string }
  | { readonly kind: 'interrupted'; readonly id: string | null }
);

/** What the session wants done. Nothing here, and nothing that a tool can do, places an order. */
export type VoiceEffect =
  | {
      readonly kind: 'understand';
      readonly phraseId: string;
      readonly text: string;
      readonly isForShop: boolean;
    }
  | {
      readonly kind: 'call-tool';
      readonly callId: string;
      readonly tool: VoiceTool;
      readonly arguments: ToolArguments;
      readonly phrase: string | undefined;
      readonly confirms: string | undefined;
      readonly asksFirst: boolean;
    }
  /** What was done is done on this device too. */
  | {
      readonly kind: 'apply';
      readonly tool: VoiceTool;
      readonly callId: string;
      readonly changes: readonly CartChange[];
    }
  | { readonly kind: 'take-back'; readonly callId: string; readonly changes: readonly CartChange[] }
  | { readonly kind: 'speak'; readonly text: string }
  | { readonly kind: 'hush' }
  | { readonly kind: 'feel'; readonly what: 'heard' | 'done' | 'asked' | 'refused' }
  | { readonly kind: 'open-checkout' }
  | { readonly kind: 'answer-model'; readonly callId: string; readonly answer: ToolResult | string }
  | { readonly kind: 'close' };

export interface SessionStep {
  readonly session: VoiceSession;
  readonly effects: readonly VoiceEffect[];
}
