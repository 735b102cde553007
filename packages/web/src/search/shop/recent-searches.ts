import { fold } from '@nutricion/language';
import { useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';
import { onOtherTab, readJson, writeText } from '../../kit/lib/storage.ts';
import { type RecentSearches, recentSearchesFromStored, withSearch } from './recent-list.ts';

const KEY = 'nutricion-plus-recent-searches';

const store = externalStore<RecentSearches | null>(recentSearchesFromStored(readJson(KEY)));
onOtherTab(KEY, () => store.set(recentSearchesFromStored(readJson(KEY))));

/** Stores a user's search on this device; another user never sees it. */
export const rememberSearch = (userId: string, term: string): void =>
  storeSearches({ userId, terms: withSearch(termsOf(store.get(), userId), term, fold) });

export const clearSearches = (): void => {
  writeText(KEY, null);
  store.set(null);
};

const storeSearches = (recent: RecentSearches): void => {
  writeText(KEY, JSON.stringify(recent));
  store.set(recent);
};

/** The user's recent searches on this device, newest first. */
export const useRecentSearches = (userId: string | null): readonly string[] => {
  const recent = useSyncExternalStore(store.subscribe, store.get);
  return userId === null ? noSearches : termsOf(recent, userId);
};

const noSearches: readonly string[] = [];

const termsOf = (recent: RecentSearches | null, userId: string): readonly string[] =>
  recent?.userId === userId ? recent.terms : noSearches;
