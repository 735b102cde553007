import type { VoiceSessionRowJson } from '@nutricion/contract/voice/voice-insights';
import { queryOptions } from '@tanstack/react-query';
import type { ListPage, ListValues } from '../../kit/admin/list/list-types.ts';
import { readAllPages } from '../../kit/admin/list/read-all-pages.ts';
import { call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Read on every visit, since people use the assistant meanwhile. */
const ALWAYS_STALE = 0;
const REFETCH_EVERY_MS = 60_000;
/** A file of more than this is a report's work. */
const MAX_EXPORTED = 2_000;

export const summaryQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'voice', 'summary', days] as const,
    queryFn: ({ signal }) => call('GET /api/admin/voice/summary', { query: { days } }, { signal }),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

export const sessionsQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'voice', 'sessions', values] as const,
    queryFn: ({ signal }) => readPage(filterOf(values), signal),
    staleTime: ALWAYS_STALE,
    refetchInterval: REFETCH_EVERY_MS,
  });

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'voice', 'session', id] as const,
    queryFn: ({ signal }) => call('GET /api/admin/voice/sessions/{id}', { params: { id } }, { signal }),
    staleTime: ALWAYS_STALE,
  });

export const casesQuery = queryOptions({
  queryKey: ['admin', 'voice', 'cases'] as const,
  queryFn: ({ signal }) => call('GET /api/admin/voice/cases', {}, { signal }),
  staleTime: ALWAYS_STALE,
});

/** How a phrase is understood today; nothing is stored. */
export const understandingQuery = (phrase: string) =>
  queryOptions({
    queryKey: ['admin', 'voice', 'reading', phrase] as const,
    queryFn: ({ signal }) => call('POST /api/voice/understand', { body: { text: phrase } }, { signal }),
    staleTime: ALWAYS_STALE,
    retry: false,
  });

type SessionFilter = NonNullable<Input<'GET /api/admin/voice/sessions'>['query']>;

/** Every session that the filters let through, up to as many as a person looks at in a spreadsheet. */
export const readAllSessions = (values: ListValues): Promise<VoiceSessionRowJson[]> =>
  readAllPages((page) => readPage(filterOf(page)), values, MAX_EXPORTED);

const readPage = async (
  query: SessionFilter,
  signal?: AbortSignal,
): Promise<ListPage<VoiceSessionRowJson>> => {
  const { sessions, next } = await call('GET /api/admin/voice/sessions', { query }, signal ? { signal } : {});
  return { rows: sessions, next };
};

const filterOf = (values: ListValues): SessionFilter => ({
  flag: values.aviso as SessionFilter['flag'],
  way: values.via as SessionFilter['way'],
  before: values.despues,
});

export const saveCase = (body: Input<'POST /api/admin/voice/cases'>['body']) =>
  call('POST /api/admin/voice/cases', { body });

export const deleteCase = (id: string) => call('DELETE /api/admin/voice/cases/{id}', { params: { id } });

export const refetchCases = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: casesQuery.queryKey });

/** The name of a session's customer; the audit records who asked for it and why. */
export const revealCustomer = async (id: string, reason: string): Promise<string | null> => {
  const { full_name } = await call('POST /api/admin/voice/sessions/{id}/reveal', {
    params: { id },
    body: { reason },
  });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
  return full_name;
};
