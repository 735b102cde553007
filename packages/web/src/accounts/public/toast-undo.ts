import { toastMessage } from '../../kit/lib/toast.ts';
import { currentSession } from '../../kit/session/session-store.ts';

/** Twice a plain toast's time: to read it, to regret, and to reach the button. */
const UNDO_MS = 8_000;

/** Says what was taken away, with the button that puts it back; for nobody who signs in meanwhile. */
export const toastUndo = (title: string, undo: () => void): void => {
  const owner = currentSession()?.user.id;
  const act = () => {
    if (currentSession()?.user.id === owner) undo();
  };
  toastMessage({ kind: 'message', title, durationMs: UNDO_MS, action: { label: 'Deshacer', act } });
};
