import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListValues } from './list-types.ts';

/** Parses one parameter of an address; undefined if it is invalid. Never throws. */
export type ReadValue = (text: string) => string | undefined;
export type ListCodec = Readonly<Record<string, ReadValue>>;

export const oneOf =
  (words: readonly string[]): ReadValue =>
  (text) =>
    words.includes(text) ? text : undefined;

/** Several of the allowed words, separated by commas. */
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

/** The parameters of every list: page cursor and search. */
const ALWAYS_PARAMS: ListCodec = {
  q: (text) => text.trim().slice(0, 120) || undefined,
  despues: (text) => text.slice(0, 200) || undefined,
  vista: (text) => text.slice(0, 60) || undefined,
};

/** A list's parameters from the address; invalid ones are left out. */
export const valuesOf = (params: URLSearchParams, codec: ListCodec): ListValues => {
  const values: Record<string, string> = {};
  for (const [name, read] of Object.entries({ ...codec, ...ALWAYS_PARAMS })) {
    const text = params.get(name);
    const value = text === null ? undefined : read(text);
    if (value !== undefined) values[name] = value;
  }
  return values;
};

/** The address with changes; undefined removes a parameter. Any change returns to the first page. */
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

/** A list's state, stored in the address so that going back and sharing a link work. */
export const useListAddress = (codec: ListCodec) => {
  const [params, setParams] = useSearchParams();
  const values = valuesOf(params, codec);
  return {
    values,
    change: (changes: Readonly<Record<string, string | undefined>>, { replace = false } = {}) =>
      setParams((before) => changedParams(before, changes), { replace }),
    /** Replaces all filters by a view's. */
    open: (view: ListValues) => setParams(new URLSearchParams(view)),
  };
};
export type ListAddress = ReturnType<typeof useListAddress>;

const PAUSE_MS = 300;

interface TypedText {
  readonly text: string;
  /** The address's search when the text was typed. */
  readonly over: string;
  /** The search last sent to the address, which changes a moment later. */
  readonly requested: readonly string[];
}

/** The text of the search box; the address follows after a pause. */
export const useSearchText = (values: ListValues, change: ListAddress['change']) => {
  const applied = values.q ?? '';
  const [typed, setTyped] = useState<TypedText>({ text: applied, over: applied, requested: [] });
  const arrived = typed.requested.indexOf(applied);
  if (arrived >= 0) setTyped({ ...typed, over: applied, requested: typed.requested.slice(arrived + 1) });
  // A change of the address from elsewhere (going back) replaces the text.
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
