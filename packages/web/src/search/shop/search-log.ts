import { useEffect, useMemo, useState } from 'react';
import { logSearch, type TypedQuery } from './api.ts';

/** A search with the id from its response; a cached response offline has none. */
interface NamedSearch extends TypedQuery {
  readonly searchId: string;
}

/** What was logged last, so that it isn't logged twice. */
let lastOpened: string | null = null;
let lastSearchWithChoice: string | null = null;

/**
 * Logs that the results of a search were opened. The id of the first response is used; changed filters belong to the same search. Returns the
 * function that logs the chosen product.
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

/** Logs the first product that is chosen of a search. */
export const chooseProductOf =
  (search: NamedSearch | null): ChooseProduct =>
  (productId) => {
    if (!search || search.searchId === lastSearchWithChoice) return;
    lastSearchWithChoice = search.searchId;
    sendToLog(search, productId);
  };

/** Failures are ignored: the log isn't needed by the customer. */
const sendToLog = ({ searchId, term, isLiteral }: NamedSearch, productId?: string): void => {
  const body = {
    searchId,
    query: term,
    ...(isLiteral && { literal: true }),
    ...(productId && { productId }),
  };
  logSearch(body).catch(() => {});
};
