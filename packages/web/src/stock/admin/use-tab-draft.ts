import { isObject } from '@nutricion/domain/kit/is-object';
import { useState } from 'react';
import { newId } from '../../kit/lib/new-id.ts';
import { readJson, writeText } from '../../kit/lib/storage.ts';

/**
 * What is typed into a form, by field, and the id under which it is sent. Both survive a closed sheet and a reload
 * and end with the tab, so that what may have been sent already is sent again as the same.
 */
export const useTabDraft = <Name extends string>(key: string, empty: Readonly<Record<Name, string>>) => {
  const place = `nutricion-plus-stock-${key}`;
  const [stored, setStored] = useState(() => readStored(place, empty) ?? { id: newId(), values: empty });
  const store = (next: typeof stored) => {
    setStored(next);
    writeText(place, JSON.stringify(next), 'sessionStorage');
  };
  return {
    id: stored.id,
    values: stored.values,
    type: (name: Name, value: string) => store({ ...stored, values: { ...stored.values, [name]: value } }),
    clear: () => {
      writeText(place, null, 'sessionStorage');
      setStored({ id: newId(), values: empty });
    },
  };
};

const readStored = <Name extends string>(place: string, empty: Readonly<Record<Name, string>>) => {
  const stored = readJson(place, 'sessionStorage');
  if (!isObject(stored) || typeof stored.id !== 'string' || !isObject(stored.values)) return null;
  const values = stored.values;
  const names = Object.keys(empty) as Name[];
  const typed = names.map((name) => [name, typeof values[name] === 'string' ? values[name] : empty[name]]);
  return { id: stored.id, values: Object.fromEntries(typed) as Readonly<Record<Name, string>> };
};
