import { isObject } from '@nutricion/domain/kit/is-object';
import { useState } from 'react';
import { newId } from '../../kit/lib/new-id.ts';
import { readJson, writeText } from '../../kit/lib/storage.ts';

/**
 * The typed values of a form, and the id under which they are sent. Both survive a closed sheet and a reload and end with the tab, so that a request
 * that may have succeeded is repeated with the same id.
 */
export const useTabDraft = <Name extends string>(key: string, empty: Readonly<Record<Name, string>>) => {
  const storageKey = `nutricion-plus-stock-${key}`;
  const [stored, setStored] = useState(() => readStored(storageKey, empty) ?? { id: newId(), values: empty });
  const store = (next: typeof stored) => {
    setStored(next);
    writeText(storageKey, JSON.stringify(next), 'sessionStorage');
  };
  return {
    id: stored.id,
    values: stored.values,
    type: (name: Name, value: string) => store({ ...stored, values: { ...stored.values, [name]: value } }),
    clear: () => {
      writeText(storageKey, null, 'sessionStorage');
      setStored({ id: newId(), values: empty });
    },
  };
};

const readStored = <Name extends string>(storageKey: string, empty: Readonly<Record<Name, string>>) => {
  const stored = readJson(storageKey, 'sessionStorage');
  if (!isObject(stored) || typeof stored.id !== 'string' || !isObject(stored.values)) return null;
  const values = stored.values;
  const names = Object.keys(empty) as Name[];
  const typed = names.map((name) => [name, typeof values[name] === 'string' ? values[name] : empty[name]]);
  return { id: stored.id, values: Object.fromEntries(typed) as Readonly<Record<Name, string>> };
};
