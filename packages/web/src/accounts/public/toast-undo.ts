import { toastMessage } from '../../kit/lib/toast.ts';
import { currentSession } from '../../kit/session/session-store.ts';

/** Twice a plain toast's time, long enough to read it and to reach the button. */
const UNDO_MS = 8_000;

/** Shows what was removed, with a button that restores it; does nothing if another user has signed in meanwhile. */
export const toastUndo = (title: string, undo: () => void): void => {
  const owner = currentSession()?.user.id;
  const act = () => {
    if (currentSession()?.user.id === owner) undo();
  };
  toastMessage({ kind: 'message', title, durationMs: UNDO_MS, action: { label: 'Deshacer', act } });
};
