import type { WaitingOrderJson } from '@nutricion/contract/orders/order-reviews';
import type { ReviewDecision } from '@nutricion/domain/orders/order-review';
import { useQueryClient } from '@tanstack/react-query';
import { auditQuery } from '../../kit/admin/audit/audit-query.ts';
import { summaryQuery } from '../../kit/admin/summary-query.ts';
import { call } from '../../kit/api/api.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { waitingOrdersQuery } from './api.ts';

/** Decides on one order that waits; what was decided leaves the list. Throws `ApiProblem` or `OfflineError`. */
export const useReview = ({ id, number, version }: WaitingOrderJson) => {
  const queryClient = useQueryClient();
  return async (decision: ReviewDecision, reason?: string): Promise<void> => {
    await call('POST /api/admin/orders/{id}/review', {
      params: { id },
      body: { decision, version, ...(reason && { reason }) },
    });
    const done = decision === 'approve' ? `${number} confirmado` : `${number} rechazado`;
    toastSuccess(done, 'Le avisamos por correo.');
    await queryClient.invalidateQueries({ queryKey: waitingOrdersQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: summaryQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: auditQuery().queryKey });
  };
};
