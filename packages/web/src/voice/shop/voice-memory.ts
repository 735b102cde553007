import { isObject } from '@nutricion/domain/kit/is-object';
import { KEPT_SESSIONS } from '@nutricion/domain/voice/voice-limits';
import { ownedStore } from '../../kit/session/owned-store.ts';

/** How somebody wants to be spoken with, and to whom they let their voice go. */
export interface VoiceSettings {
  /** Text and touch alone: nothing is spoken on a ward. */
  readonly isQuiet: boolean;
  /** The microphone stays open; else it is held. */
  readonly isHandsFree: boolean;
  /** Whoever they agreed to be heard by; null: nobody yet. */
  readonly hearer: string | null;
}

const usual: VoiceSettings = { isQuiet: false, isHandsFree: false, hearer: null };

export const voiceSettings = ownedStore<VoiceSettings>('nutricion-plus-voice', {
  read: (stored) => ({
    isQuiet: isObject(stored) && stored.isQuiet === true,
    isHandsFree: isObject(stored) && stored.isHandsFree === true,
    hearer: isObject(stored) && typeof stored.hearer === 'string' ? stored.hearer : null,
  }),
  write: (settings) => settings,
});

export const setVoice = (parts: Partial<VoiceSettings>): void =>
  voiceSettings.change((settings) => ({ ...usual, ...settings, ...parts }));

/** What a session did, as this device remembers it: nothing that was said. */
export interface KeptSession {
  readonly id: string;
  readonly atMs: number;
  readonly done: readonly string[];
}

const isKept = (value: unknown): value is KeptSession =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.atMs === 'number' &&
  Array.isArray(value.done) &&
  value.done.every((text) => typeof text === 'string');

/** The last ten, the newest first (specification, section 9). */
export const keptSessions = ownedStore<readonly KeptSession[]>('nutricion-plus-voice-sessions', {
  read: (stored) => (Array.isArray(stored) ? stored.filter(isKept).slice(0, KEPT_SESSIONS) : []),
  write: (sessions) => (sessions.length === 0 ? null : sessions),
});

export const keepSession = (session: KeptSession): void =>
  keptSessions.change((sessions) =>
    [session, ...sessions.filter(({ id }) => id !== session.id)].slice(0, KEPT_SESSIONS),
  );
