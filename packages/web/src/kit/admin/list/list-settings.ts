import { useSyncExternalStore } from 'react';
import { perUserStore } from '../../session/per-user-store.ts';
import type { ListValues } from './list-types.ts';

/** A view that the user saved. */
export interface NamedView {
  readonly name: string;
  readonly values: ListValues;
}

export interface ListSettings {
  readonly views: readonly NamedView[];
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  readonly isDense: boolean;
}

interface AllSettings {
  readonly lists: Readonly<Record<string, ListSettings>>;
  /** Whether one-letter shortcuts are on; WCAG 2.1.4 requires that users of dictation can turn them off. */
  readonly hasKeys: boolean;
}

const defaultListSettings: ListSettings = { views: [], hidden: [], isDense: false };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const readSettings = (stored: unknown): ListSettings => {
  if (!isObject(stored)) return defaultListSettings;
  const views = Array.isArray(stored.views) ? stored.views : [];
  return {
    views: views.flatMap((view) =>
      isObject(view) && typeof view.name === 'string' && isObject(view.values)
        ? [{ name: view.name, values: textValues(view.values) }]
        : [],
    ),
    hidden: texts(stored.hidden),
    isDense: stored.isDense === true,
  };
};

const textValues = (values: Readonly<Record<string, unknown>>): ListValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** A user's list settings, stored in this browser. */
const store = perUserStore<AllSettings>('nutricion-plus-admin-lists', {
  read: (stored) => {
    const { lists, hasKeys } = isObject(stored) ? stored : {};
    return {
      lists: isObject(lists)
        ? Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, readSettings(list)]))
        : {},
      hasKeys: hasKeys !== false,
    };
  },
  write: (settings) => settings,
});

export const useListSettings = (id: string) => {
  const all = useSyncExternalStore(store.subscribe, store.get);
  const settings = all.lists[id] ?? defaultListSettings;
  return {
    ...settings,
    hasKeys: all.hasKeys,
    setKeys: (hasKeys: boolean) => store.change((now) => ({ ...now, hasKeys })),
    change: (changes: Partial<ListSettings>) =>
      store.change((now) => ({
        ...now,
        lists: { ...now.lists, [id]: { ...(now.lists[id] ?? defaultListSettings), ...changes } },
      })),
  };
};
export type UsedSettings = ReturnType<typeof useListSettings>;
