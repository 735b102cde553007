import type { ProposalJson } from '@nutricion/contract/catalog/proposals';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { decideProposal, refetchProposals, undoDecision } from '../api.ts';

/** Goes through the open proposals one by one: the current one, and the actions on it. */
export const useDecisions = (proposals: readonly ProposalJson[]) => {
  const queryClient = useQueryClient();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  /** Ids decided so far, for undo. A ref, because an undo that waits for an earlier decision has to see that decision. */
  const decided = useRef<string[]>([]);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const open = proposals.filter(({ id, needs_other }) => !skipped.has(id) && !needs_other);
  const current = open[0];

  /** Sends the actions one after the other; the buttons stay disabled until the last one ends. */
  const send = (action: () => Promise<unknown>) => {
    setSending(true);
    const done = sent.current.then(async () => {
      try {
        await action();
      } catch (error) {
        toastError('No se pudo', failureText(error));
      }
      // Read again after a failure too: the proposal may have been decided by somebody else.
      await refetchProposals(queryClient);
      if (sent.current === done) setSending(false);
    });
    sent.current = done;
  };
  const decide = (accepts: boolean) => {
    // While a decision is being sent, the page still shows the proposal that was just decided.
    if (!current || isSending) return;
    const { id } = current;
    send(async () => {
      const { state } = await decideProposal(id, accepts);
      decided.current.push(id);
      if (state === 'segunda')
        toastSuccess('Falta otra persona', 'Los alérgenos los confirman dos: otra la verá aquí.');
    });
  };
  return {
    current,
    left: open.length,
    isSending,
    canUndo: decided.current.length > 0,
    accept: () => decide(true),
    refuse: () => decide(false),
    skip: () => current && setSkipped((before) => new Set([...before, current.id])),
    undo: () =>
      send(async () => {
        const last = decided.current.at(-1);
        if (last === undefined) return;
        await undoDecision(last);
        decided.current.pop();
      }),
  };
};
