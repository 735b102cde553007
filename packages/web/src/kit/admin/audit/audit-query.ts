import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api.ts';

/** The latest changes; with a subject, only those of that hospital or person. */
export const auditQuery = (subjectId?: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', subjectId ?? 'all'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/audit', { query: subjectId ? { subjectId } : {} }, { signal }),
    staleTime: 0,
  });
