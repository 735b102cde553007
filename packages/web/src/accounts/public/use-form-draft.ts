import { useEffect, useRef, useState } from 'react';
import { mergeStored, type TypedFields } from '../../kit/lib/merge-stored.ts';
import { readJson, readText, writeText } from '../../kit/lib/storage.ts';
import { currentSession } from '../../kit/session/session-store.ts';

/**
 * What is typed in a form, kept for this tab and this person until the form goes: a reload loses no letter, nor does a
 * session that ends meanwhile, for then it is sealed with the rest. Nothing secret: it stands in the clear until then.
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
  /** What stands there is kept elsewhere now. */
  const markSaved = (saved: Fields) => {
    newest.current = saved;
    setTyped(saved);
    if (key) writeText(key, null, 'sessionStorage');
  };
  useEffect(
    () => () => {
      // Saved or given up; a form that goes because the session ended is sealed by whoever ended it.
      if (key && key === keyOf(form)) writeText(key, null, 'sessionStorage');
    },
    [key, form],
  );
  return { typed, change, markSaved };
};

/** Whether something was left half-typed in a form, by whoever is signed in. */
export const hasFormDraft = (form: string): boolean => {
  const key = keyOf(form);
  return key !== null && readText(key, 'sessionStorage') !== null;
};

const keyOf = (form: string): string | null => {
  const userId = currentSession()?.user.id;
  return userId === undefined ? null : `nutricion-plus-typed-${form}:${userId}`;
};
