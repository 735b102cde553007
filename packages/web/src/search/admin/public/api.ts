import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

/** Words that were taught to the search, with notes; read again on every visit. */
export const searchWordsQuery = queryOptions({
  queryKey: ['admin', 'search-words'],
  queryFn: ({ signal }) => call('GET /api/admin/search-words', {}, { signal }),
  staleTime: 0,
});

/** Teaches the search that a word means another; both are normalized by the server. */
export const teachWord = (word: string, means: string) =>
  call('POST /api/admin/search-words', { body: { word, means } });

export const deleteWord = (id: string) => call('DELETE /api/admin/search-words/{id}', { params: { id } });

export const addBuyerNote = (query: string, text: string) =>
  call('POST /api/admin/buyer-notes', { body: { query, text } });

export const markNoteDone = (id: string) => call('POST /api/admin/buyer-notes/{id}/done', { params: { id } });
