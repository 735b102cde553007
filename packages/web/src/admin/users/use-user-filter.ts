import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { UserFilter, UserState } from '../admin-queries.ts';
import { states } from './state-labels.ts';

const PAUSE_MS = 300;

/** Which people are shown. It lives in the address, so that going back and sharing it work. */
export const useUserFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter: UserFilter = {
    state: states.find((state) => state === params.get('estado')) ?? 'pendiente',
    q: params.get('q')?.trim() ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1),
  };

  const [text, setText] = useState(filter.q);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = text.trim();
      setParams((before) => (wanted === (before.get('q') ?? '') ? before : withQuery(before, wanted)), {
        replace: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, setParams]);

  return {
    filter,
    /** What stands in the search box; the filter follows after a pause. */
    text,
    setText,
    setState: (state: UserState) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set('estado', state);
        next.delete('pagina');
        return next;
      }),
    setPage: (page: number) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set('pagina', String(page));
        return next;
      }),
  };
};

const withQuery = (before: URLSearchParams, q: string): URLSearchParams => {
  const next = new URLSearchParams(before);
  if (q) next.set('q', q);
  else next.delete('q');
  next.delete('pagina');
  return next;
};
