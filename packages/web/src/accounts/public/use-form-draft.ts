import { useEffect, useRef, useState } from 'react';
import { mergeStored, type TypedFields } from '../../kit/lib/merge-stored.ts';
import { readJson, readText, writeText } from '../../kit/lib/storage.ts';
import { currentSession } from '../../kit/session/session-store.ts';

/**
 * Stores the inputs of a form in session storage, by user, until the form closes, so that a reload loses nothing. If
 * the session ends meanwhile, they are sealed with the other data. Not for secrets: until then they are plain text.
 */
export const useFormDraft = <Fields extends TypedFields>(form: string, fresh: Fields) => {
  const [key] = useState(() => keyOf(form));
  const [typed, setTyped] = useState(() => mergeStored(fresh, key && readJson(key, 'sessionStorage')));
  const newest = useRef(typed);
  const change = (part: Partial<Fields>) => {
    newest.current = { ...newest.current, ...part };
    setTyped(newest.current);
    if (key) writeText(key, JSON.stringify(newest.current), 'sessionStorage');
  };
  /** The form's values are saved on the server now. */
  const markSaved = (saved: Fields) => {
    newest.current = saved;
    setTyped(saved);
    if (key) writeText(key, null, 'sessionStorage');
  };
  useEffect(
    () => () => {
      // Saved or cancelled. If the form closes because the session ended, the draft has been sealed before.
      if (key && key === keyOf(form)) writeText(key, null, 'sessionStorage');
    },
    [key, form],
  );
  return { typed, change, markSaved };
};

/** Whether the signed-in user has a draft of the form in this tab. */
export const hasFormDraft = (form: string): boolean => {
  const key = keyOf(form);
  return key !== null && readText(key, 'sessionStorage') !== null;
};

const keyOf = (form: string): string | null => {
  const userId = currentSession()?.user.id;
  return userId === undefined ? null : `nutricion-plus-typed-${form}:${userId}`;
};
