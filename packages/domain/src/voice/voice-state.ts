import { fold } from '@nutricion/language';
import { QUESTION_SECONDS } from './voice-limits.ts';
import type { ChangingTool } from './voice-tools.ts';

/** A question that waits for a yes, and what the yes would do. */
export interface OpenQuestion {
  readonly id: string;
  readonly tool: ChangingTool;
  /** The call that was asked about: a yes runs this one and no other. */
  readonly about: string;
  readonly text: string;
  readonly askedAtMs: number;
}

/** What is remembered between two phrases of one session. */
export interface VoiceState {
  /** Specification, section 4: the customer is looking, so nothing is added without a yes. */
  readonly isViewOnly: boolean;
  readonly hasSearched: boolean;
  readonly question: OpenQuestion | null;
}

export const newVoiceState: VoiceState = { isViewOnly: false, hasSearched: false, question: null };

/** Forms of ver, mostrar and enseñar that ask the shop to show, as whole words, so that "verduras" isn't one. */
const LOOKING =
  /^(?:ver(?:lo|la|los|las)?|muestra(?:me|melo|mela|melos|melas|nos)?|ensena(?:me|melo|mela|melos|melas|nos)?)$/;

export const isViewRequest = (phrase: string): boolean =>
  fold(phrase)
    .split(/[^a-z0-9]+/)
    .some((word) => LOOKING.test(word));

/** The customer's last phrase; used once something has been searched. */
export const afterPhrase = (state: VoiceState, phrase: string): VoiceState =>
  state.hasSearched && isViewRequest(phrase) ? { ...state, isViewOnly: true } : state;

export const afterSearch = (state: VoiceState, phrase: string): VoiceState =>
  afterPhrase({ ...state, hasSearched: true }, phrase);

/** Whether this is the question that a yes would answer now. */
export const isOpen = (question: OpenQuestion | null, id: string, nowMs: number): question is OpenQuestion =>
  question !== null && question.id === id && nowMs - question.askedAtMs <= QUESTION_SECONDS * 1_000;
