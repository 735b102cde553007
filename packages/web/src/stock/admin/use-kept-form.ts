import { isObject } from '@nutricion/domain/kit/is-object';
import { useState } from 'react';
import { newId } from '../../kit/lib/new-id.ts';
import { readJson, writeText } from '../../kit/lib/storage.ts';

/**
 * What is typed into a form, by field, and the id under which it is sent. Both survive a closed sheet and a reload
 * and end with the tab, so that what may have been sent already is sent again as the same.
 */
export const useKeptForm = <Name extends string>(key: string, empty: Readonly<Record<Name, string>>) => {
  const place = `nutricion-plus-stock-${key}`;
  const [kept, setKept] = useState(() => readKept(place, empty) ?? { id: newId(), values: empty });
  const keep = (next: typeof kept) => {
    setKept(next);
    writeText(place, JSON.stringify(next), 'sessionStorage');
  };
  return {
    id: kept.id,
    values: kept.values,
    type: (name: Name, value: string) => keep({ ...kept, values: { ...kept.values, [name]: value } }),
    forget: () => {
      writeText(place, null, 'sessionStorage');
      setKept({ id: newId(), values: empty });
    },
  };
};

const readKept = <Name extends string>(place: string, empty: Readonly<Record<Name, string>>) => {
  const kept = readJson(place, 'sessionStorage');
  if (!isObject(kept) || typeof kept.id !== 'string' || !isObject(kept.values)) return null;
  const values = kept.values;
  const names = Object.keys(empty) as Name[];
  const typed = names.map((name) => [name, typeof values[name] === 'string' ? values[name] : empty[name]]);
  return { id: kept.id, values: Object.fromEntries(typed) as Readonly<Record<Name, string>> };
};
