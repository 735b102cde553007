import {
  isPersonalData,
  isRestoredFor,
  isUnsealedLegacy,
  SEALED_PREFIX,
  staleSeals,
} from './personal-data-on-device.ts';
import type { Entries, Seal } from './seal.ts';

/** The part of `Storage` that is used, for local and session storage. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SessionEnd {
  readonly userId: string;
  /** Null: nothing can be sealed, and everything is erased. */
  readonly seal: Seal | null;
  /** Sealed in addition to the stored entries. */
  readonly also?: Entries;
  readonly nowMs: number;
}

/**
 * Seals what the user gets back at the next sign-in. Returns a synchronous function that erases the user's personal
 * data and stores the sealed entry, so that no page sees half of it.
 */
export const prepareSessionEnd = async (area: Area, sessionEnd: SessionEnd): Promise<() => void> => {
  const { userId, seal, also, nowMs } = sessionEnd;
  const restorable = Object.fromEntries(entriesOf(area).filter(([key]) => isRestoredFor(userId, key)));
  const before = seal && (await openSealed(area, seal));
  const entries = { ...before, ...restorable, ...also };
  const text = seal && Object.keys(entries).length > 0 ? await seal.close(entries, nowMs) : null;
  return () => {
    erasePersonalData(area, nowMs, (key) => isUnsealedLegacy(key, nowMs) && !key.endsWith(`:${userId}`));
    if (seal && text) area.setItem(seal.name, text);
  };
};

/** Erases personal data except spared keys. Sealed entries stay for their owners until `staleSeals` lists them. */
export const erasePersonalData = (area: Area, nowMs: number, isSpared: (key: string) => boolean): void => {
  for (const [key] of entriesOf(area)) if (isPersonalData(key) && !isSpared(key)) area.removeItem(key);
  const sealed = entriesOf(area).filter(([key]) => key.startsWith(SEALED_PREFIX));
  for (const name of staleSeals(sealed, nowMs)) area.removeItem(name);
};

/** Restores a user's sealed entries, except where a newer one exists, and returns them all. */
export const restoreEntries = async (area: Area, seal: Seal): Promise<Entries> => {
  const entries = (await openSealed(area, seal)) ?? {};
  for (const [key, text] of Object.entries(entries)) if (area.getItem(key) === null) area.setItem(key, text);
  area.removeItem(seal.name);
  return entries;
};

const openSealed = async (area: Area, seal: Seal): Promise<Entries | null> => {
  const text = area.getItem(seal.name);
  return text === null ? null : seal.open(text);
};

const entriesOf = (area: Area): readonly (readonly [key: string, text: string])[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').map((key) => [
    key,
    area.getItem(key) ?? '',
  ]);
