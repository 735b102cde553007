import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListValues } from './list-types.ts';

/** Reads one value of an address; undefined where it is none. Never throws, whatever somebody typed there. */
export type ReadValue = (text: string) => string | undefined;
export type ListCodec = Readonly<Record<string, ReadValue>>;

export const oneOf =
  (words: readonly string[]): ReadValue =>
  (text) =>
    words.includes(text) ? text : undefined;

/** Several of the words, with commas between. */
export const someOf =
  (words: readonly string[]): ReadValue =>
  (text) => {
    const validWords = text.split(',').filter((word) => words.includes(word));
    return validWords.length > 0 ? validWords.join(',') : undefined;
  };

export const matchingPattern =
  (pattern: RegExp): ReadValue =>
  (text) =>
    pattern.test(text) ? text : undefined;

/** The cursor of a page and the search stand beside whatever a list filters by. */
const ALWAYS_PARAMS: ListCodec = {
  q: (text) => text.trim().slice(0, 120) || undefined,
  despues: (text) => text.slice(0, 200) || undefined,
  vista: (text) => text.slice(0, 60) || undefined,
};

/** What an address says of a list; what it can't mean is left out. */
export const valuesOf = (params: URLSearchParams, codec: ListCodec): ListValues => {
  const values: Record<string, string> = {};
  for (const [name, read] of Object.entries({ ...codec, ...ALWAYS_PARAMS })) {
    const text = params.get(name);
    const value = text === null ? undefined : read(text);
    if (value !== undefined) values[name] = value;
  }
  return values;
};

/** An address with changes; an undefined one is taken off. Whatever changes, the list begins anew. */
export const changedParams = (
  before: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(before);
  next.delete('despues');
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
};

/** What a list shows lives in its address, so that going back and sharing it work. */
export const useListAddress = (codec: ListCodec) => {
  const [params, setParams] = useSearchParams();
  const values = valuesOf(params, codec);
  return {
    values,
    change: (changes: Readonly<Record<string, string | undefined>>, { replace = false } = {}) =>
      setParams((before) => changedParams(before, changes), { replace }),
    /** A view's filters instead of all there were. */
    open: (view: ListValues) => setParams(new URLSearchParams(view)),
  };
};
export type ListAddress = ReturnType<typeof useListAddress>;

const PAUSE_MS = 300;

interface TypedText {
  readonly text: string;
  /** What the address said when it was typed. */
  readonly over: string;
  /** What the address was asked to say since; it arrives a moment later. */
  readonly requested: readonly string[];
}

/** What stands in the search box; the address follows after a pause. */
export const useSearchText = (values: ListValues, change: ListAddress['change']) => {
  const applied = values.q ?? '';
  const [typed, setTyped] = useState<TypedText>({ text: applied, over: applied, requested: [] });
  const arrived = typed.requested.indexOf(applied);
  if (arrived >= 0) setTyped({ ...typed, over: applied, requested: typed.requested.slice(arrived + 1) });
  // When the address changes by itself (going back), it counts.
  const text = arrived >= 0 || typed.over === applied ? typed.text : applied;
  const latest = typed.requested.at(-1) ?? applied;
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === latest) return;
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, requested: [...now.requested, trimmed] }));
      change({ q: trimmed || undefined }, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, latest, change]);
  const setText = (next: string) =>
    setTyped((now) => ({ ...(now.over === applied ? now : { over: applied, requested: [] }), text: next }));
  return { text, setText };
};
