import { externalStore } from './external-store.ts';
import { currentSession } from './session-store.ts';

export interface ToastMessage {
  readonly kind: 'success' | 'error' | 'message';
  readonly title: string;
  readonly description?: string | undefined;
  readonly durationMs?: number | undefined;
  /** One button in the toast. */
  readonly action?: { readonly label: string; readonly act: () => void } | undefined;
}

/** The library that shows toasts is loaded with the first one: a page opens without it. */
export const toastQueue = externalStore<readonly ToastMessage[]>([]);

/** Says briefly that something went well; one toast is visible at a time. */
export const toastSuccess = (title: string, description?: string): void => {
  enqueue({ kind: 'success', title, description });
};

/** Says briefly what went wrong. What a form is at fault for is said beside its field instead. */
export const toastError = (title: string, description?: string, durationMs?: number): void => {
  enqueue({ kind: 'error', title, description, durationMs });
};

/** Says briefly what has changed by itself. */
export const toastNote = (title: string, description?: string): void => {
  enqueue({ kind: 'message', title, description });
};

/** Twice a plain toast's time: to read it, to regret, and to reach the button. */
const UNDO_MS = 8_000;

/** Says what was taken away, with the button that puts it back; for nobody who signs in meanwhile. */
export const toastUndo = (title: string, undo: () => void): void => {
  const owner = currentSession()?.user.id;
  const act = () => {
    if (currentSession()?.user.id === owner) undo();
  };
  enqueue({ kind: 'message', title, durationMs: UNDO_MS, action: { label: 'Deshacer', act } });
};

const enqueue = (message: ToastMessage): void => toastQueue.set([...toastQueue.get(), message]);
