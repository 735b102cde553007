import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { ApiProblem } from '../../api/http.ts';
import { toastError, toastMessage } from '../../lib/toast.ts';

/** What a page declares of the moves of its records: publish, archive and the like. */
interface TransitionShape<Transition extends string, Stored, Extra> {
  /** Answers what is kept now, and has whatever shows it told. */
  readonly send: (transition: Transition, stored: Stored, extra: Extra | undefined) => Promise<Stored>;
  readonly nameOf: (stored: Stored) => string;
  readonly doneText: (transition: Transition, saved: Stored) => string;
  /** Moves that another takes back, from their toast. */
  readonly inverseOf: Partial<Record<Transition, Transition>>;
  /** Has the record asked for again: it isn't as it was seen. */
  readonly onFailure: (stored: Stored) => unknown;
}

/** Moves a record; what can be taken back is, from its toast, and why it can't be moved is said. */
export const useRecordTransition = <Transition extends string, Stored, Extra = never>(
  shape: TransitionShape<Transition, Stored, Extra>,
) => {
  const [running, setRunning] = useState<Transition | null>(null);
  const run = async (transition: Transition, stored: Stored, extra?: Extra): Promise<void> => {
    setRunning(transition);
    try {
      const saved = await shape.send(transition, stored, extra);
      const inverse = shape.inverseOf[transition];
      toastMessage({
        kind: 'success',
        title: shape.doneText(transition, saved),
        description: shape.nameOf(saved),
        ...(inverse && { action: { label: 'Deshacer', act: () => void run(inverse, saved) } }),
      });
    } catch (error) {
      const issues = error instanceof ApiProblem ? Object.values(error.problem.errors ?? {}) : [];
      toastError('No se pudo', issues[0] ?? failureText(error));
      await shape.onFailure(stored);
    }
    setRunning(null);
  };
  return { run, running };
};
