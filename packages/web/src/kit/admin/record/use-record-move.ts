import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { ApiProblem } from '../../api/http.ts';
import { toastError, toastMessage } from '../../lib/toast.ts';

/** What a page declares of the moves of its records: publish, archive and the like. */
interface MoveShape<Move extends string, Kept, Extra> {
  /** Answers what is kept now, and has whatever shows it told. */
  readonly send: (move: Move, kept: Kept, extra: Extra | undefined) => Promise<Kept>;
  readonly nameOf: (kept: Kept) => string;
  readonly doneText: (move: Move, saved: Kept) => string;
  /** Moves that another takes back, from their toast. */
  readonly backFrom: Partial<Record<Move, Move>>;
  /** Has the record asked for again: it isn't as it was seen. */
  readonly onFailure: (kept: Kept) => unknown;
}

/** Moves a record; what can be taken back is, from its toast, and why it can't be moved is said. */
export const useRecordMove = <Move extends string, Kept, Extra = never>(
  shape: MoveShape<Move, Kept, Extra>,
) => {
  const [running, setRunning] = useState<Move | null>(null);
  const run = async (move: Move, kept: Kept, extra?: Extra): Promise<void> => {
    setRunning(move);
    try {
      const saved = await shape.send(move, kept, extra);
      const back = shape.backFrom[move];
      toastMessage({
        kind: 'success',
        title: shape.doneText(move, saved),
        description: shape.nameOf(saved),
        ...(back && { action: { label: 'Deshacer', act: () => void run(back, saved) } }),
      });
    } catch (error) {
      const faults = error instanceof ApiProblem ? Object.values(error.problem.errors ?? {}) : [];
      toastError('No se pudo', faults[0] ?? failureText(error));
      await shape.onFailure(kept);
    }
    setRunning(null);
  };
  return { run, running };
};
