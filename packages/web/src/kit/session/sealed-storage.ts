import {
  isPersonalData,
  isRestoredFor,
  isUnsealedLegacy,
  SEALED_PREFIX,
  staleSeals,
} from './personal-data-on-device.ts';
import type { Entries, Seal } from './seal.ts';

/** What is used of local and session storage. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SessionEnd {
  readonly userId: string;
  /** Null: nothing can be sealed, and all is erased. */
  readonly seal: Seal | null;
  /** What is sealed beside what stands there. */
  readonly also?: Entries;
  readonly nowMs: number;
}

/**
 * Prepares that a person leaves: what should be there again later is sealed. Answers what takes away everything that
 * tells of the person, and puts the sealed entry in its place, in one go: no page ever sees half of it.
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

/** Erases what tells of people but for what is spared; a sealed entry waits for its owner, some weeks. */
export const erasePersonalData = (area: Area, nowMs: number, isSpared: (key: string) => boolean): void => {
  for (const [key] of entriesOf(area)) if (isPersonalData(key) && !isSpared(key)) area.removeItem(key);
  const sealed = entriesOf(area).filter(([key]) => key.startsWith(SEALED_PREFIX));
  for (const name of staleSeals(sealed, nowMs)) area.removeItem(name);
};

/** Puts back what a person left here, where nothing newer stands. Answers what there was. */
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
