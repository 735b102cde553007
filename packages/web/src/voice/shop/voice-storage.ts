import { isObject } from '@nutricion/domain/kit/is-object';
import { MAX_STORED_SESSIONS } from '@nutricion/domain/voice/voice-limits';
import { perUserStore } from '../../kit/session/per-user-store.ts';

/** How somebody wants to use the assistant, and which provider they agreed to. */
export interface VoiceSettings {
  /** Text and touch alone: nothing is spoken on a ward. */
  readonly isQuiet: boolean;
  /** The microphone stays open; else it is held. */
  readonly isHandsFree: boolean;
  /** The provider they agreed to; null if none yet. */
  readonly hearer: string | null;
}

const defaultSettings: VoiceSettings = { isQuiet: false, isHandsFree: false, hearer: null };

export const voiceSettings = perUserStore<VoiceSettings>('nutricion-plus-voice', {
  read: (stored) => ({
    isQuiet: isObject(stored) && stored.isQuiet === true,
    isHandsFree: isObject(stored) && stored.isHandsFree === true,
    hearer: isObject(stored) && typeof stored.hearer === 'string' ? stored.hearer : null,
  }),
  write: (settings) => settings,
});

export const changeVoiceSettings = (parts: Partial<VoiceSettings>): void =>
  voiceSettings.change((settings) => ({ ...defaultSettings, ...settings, ...parts }));

/** A session's results, stored on this device without transcripts. */
export interface LocalSession {
  readonly id: string;
  readonly atMs: number;
  readonly done: readonly string[];
}

const isLocalSession = (value: unknown): value is LocalSession =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.atMs === 'number' &&
  Array.isArray(value.done) &&
  value.done.every((text) => typeof text === 'string');

/** The last ten, the newest first (specification, section 9). */
export const localSessions = perUserStore<readonly LocalSession[]>('nutricion-plus-voice-sessions', {
  read: (stored) =>
    Array.isArray(stored) ? stored.filter(isLocalSession).slice(0, MAX_STORED_SESSIONS) : [],
  write: (sessions) => (sessions.length === 0 ? null : sessions),
});

export const storeSession = (session: LocalSession): void =>
  localSessions.change((sessions) =>
    [session, ...sessions.filter(({ id }) => id !== session.id)].slice(0, MAX_STORED_SESSIONS),
  );
