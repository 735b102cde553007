import { useEffect, useMemo, useState } from 'react';
import { call } from '../../kit/api/api.ts';
import type { TypedQuery } from './search-queries.ts';

/** A search as its answer named it; an answer from a copy names none. */
interface NamedSearch extends TypedQuery {
  readonly searchId: string;
}

/** What was told last: telling it again would change nothing. */
let lastOpened: string | null = null;
let lastSearchWithChoice: string | null = null;

/**
 * Tells the shop that the results of a search were opened. The first answer names it: what filters ask of
 * it later is the same search. Returns whom to tell which product is chosen of it.
 */
export const useOpenedSearch = (typedQuery: TypedQuery, searchId: string | undefined): ChooseProduct => {
  const [opened, setOpened] = useState<NamedSearch | null>(null);
  const isSameSearch = opened?.term === typedQuery.term && opened.isLiteral === typedQuery.isLiteral;
  if (!isSameSearch && searchId !== undefined) setOpened({ ...typedQuery, searchId });
  const search = isSameSearch ? opened : null;
  useEffect(() => {
    if (!search || search.searchId === lastOpened) return;
    lastOpened = search.searchId;
    sendToLog(search);
  }, [search]);
  return useMemo(() => chooseProductOf(search), [search]);
};

type ChooseProduct = (productId: string) => void;

/** Tells the shop which product is chosen of a search, the first one only. */
export const chooseProductOf =
  (search: NamedSearch | null): ChooseProduct =>
  (productId) => {
    if (!search || search.searchId === lastSearchWithChoice) return;
    lastSearchWithChoice = search.searchId;
    sendToLog(search, productId);
  };

/** Nobody waits for it, and where it fails nobody misses it. */
const sendToLog = ({ searchId, term, isLiteral }: NamedSearch, productId?: string): void => {
  const body = {
    searchId,
    query: term,
    ...(isLiteral && { literal: true }),
    ...(productId && { productId }),
  };
  call('POST /api/searches', { body }, { keepalive: true }).catch(() => {});
};
