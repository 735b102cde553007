import type { WaitingOrderJson } from '@nutricion/contract/order-reviews';
import type { ReviewDecision } from '@nutricion/domain/order/order-review';
import { useQueryClient } from '@tanstack/react-query';
import { toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { auditQuery, summaryQuery, waitingOrdersQuery } from '../admin-queries.ts';

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
