import type { WaitingOrderJson } from '@nutricion/contract/order-reviews';
import type { ReviewDecision } from '@nutricion/domain/order/order-review';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { ApiProblem, OfflineError } from '../../shared/api/http.ts';
import { auditQuery, summaryQuery, waitingOrdersQuery } from '../admin-queries.ts';

/** Decides on one order that waits; what was decided leaves the list. */
export const useReview = ({ id, number, version }: WaitingOrderJson) => {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const queryClient = useQueryClient();

  /** False when it wasn't saved; `failure` then says why. */
  const review = async (decision: ReviewDecision, reason?: string): Promise<boolean> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await call('POST /api/admin/orders/{id}/review', {
        params: { id },
        body: { decision, version, ...(reason && { reason }) },
      });
      const done = decision === 'approve' ? `${number} confirmada` : `${number} rechazada`;
      toastSuccess(done, 'Le avisamos por correo.');
      await queryClient.invalidateQueries({ queryKey: waitingOrdersQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: summaryQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: auditQuery().queryKey });
      return true;
    } catch (error) {
      setFailure(reasonOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { review, isSaving, failure };
};

const reasonOf = (error: unknown): string => {
  if (error instanceof OfflineError || error instanceof ApiProblem) return error.message;
  throw error;
};
