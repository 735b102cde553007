import { type AuditQuery, auditSubjects } from '@nutricion/contract/kit/audit';
import { isRole } from '@nutricion/domain/accounts/role';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api.ts';
import type { ListPage, ListValues } from '../list/list-types.ts';
import { readAllPages } from '../list/read-all-pages.ts';
import type { AuditJson } from './audit-text.ts';

/** The latest changes; with a subject, only those of that hospital or person. */
export const auditQuery = (subjectId?: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', subjectId ?? 'all'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/audit', { query: subjectId ? { subjectId } : {} }, { signal }),
    staleTime: 0,
  });

/** A page of the audit, by the parameters of its address. */
export const auditPageQuery = (values: ListValues) =>
  queryOptions({
    queryKey: ['admin', 'audit', 'page', values],
    queryFn: ({ signal }) => readPage(values, signal),
    staleTime: 0,
  });

/** A file of more would take the browser's memory; the filters make it smaller. */
const MAX_FILE_ENTRIES = 20_000;

export const readWholeAudit = (values: ListValues) => readAllPages(readPage, values, MAX_FILE_ENTRIES);

/** Everybody who ever changed something. */
export const auditActorsQuery = queryOptions({
  queryKey: ['admin', 'audit', 'actors'],
  queryFn: ({ signal }) => call('GET /api/admin/audit/actors', {}, { signal }),
});

const readPage = async (values: ListValues, signal?: AbortSignal): Promise<ListPage<AuditJson>> => {
  const query = filterOf(values);
  const { entries, next } = await call('GET /api/admin/audit', { query }, signal ? { signal } : {});
  return { rows: entries, next };
};

const filterOf = ({ sobre, de, persona, rol, accion, desde, hasta, q, despues }: ListValues): AuditQuery => ({
  subjectType: auditSubjects.find((subject) => subject === sobre),
  subjectId: de,
  actor: persona,
  role: rol && isRole(rol) ? rol : undefined,
  action: accion,
  from: desde,
  to: hasta,
  q,
  after: despues,
});
