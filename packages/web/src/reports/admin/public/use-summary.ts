import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { summaryQuery } from '../../../kit/admin/summary-query.ts';

/** The figures of the summary; fetched only for users who have the permission to read them. */
export const useSummary = () => {
  const hasPermission = usePermission();
  return useQuery({ ...summaryQuery, enabled: hasPermission('dashboard.read') });
};
