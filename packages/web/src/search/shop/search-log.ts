import { useEffect, useMemo, useState } from 'react';
import { call } from '../../kit/api/api.ts';
import type { Question } from './search-queries.ts';

/** A search as its answer named it; an answer from a copy names none. */
interface NamedSearch extends Question {
  readonly searchId: string;
}

/** What was told last: telling it again would change nothing. */
let lastOpened: string | null = null;
let lastChosenOf: string | null = null;

/**
 * Tells the shop that the results of a search were opened. The first answer names it: what filters ask of
 * it later is the same search. Returns whom to tell which product is chosen of it.
 */
export const useOpenedSearch = (question: Question, searchId: string | undefined): ChooseProduct => {
  const [opened, setOpened] = useState<NamedSearch | null>(null);
  const isKnown = opened?.term === question.term && opened.isLiteral === question.isLiteral;
  if (!isKnown && searchId !== undefined) setOpened({ ...question, searchId });
  const search = isKnown ? opened : null;
  useEffect(() => {
    if (!search || search.searchId === lastOpened) return;
    lastOpened = search.searchId;
    tell(search);
  }, [search]);
  return useMemo(() => choiceOf(search), [search]);
};

type ChooseProduct = (productId: string) => void;

/** Tells the shop which product is chosen of a search, the first one only. */
export const choiceOf =
  (search: NamedSearch | null): ChooseProduct =>
  (productId) => {
    if (!search || search.searchId === lastChosenOf) return;
    lastChosenOf = search.searchId;
    tell(search, productId);
  };

/** Nobody waits for it, and where it fails nobody misses it. */
const tell = ({ searchId, term, isLiteral }: NamedSearch, productId?: string): void => {
  const body = {
    searchId,
    query: term,
    ...(isLiteral && { literal: true }),
    ...(productId && { productId }),
  };
  call('POST /api/searches', { body }, { keepalive: true }).catch(() => {});
};
