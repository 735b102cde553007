import { externalStore } from './external-store.ts';

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
  toastMessage({ kind: 'success', title, description });
};

/** Says briefly what went wrong. What a form is at fault for is said beside its field instead. */
export const toastError = (title: string, description?: string, durationMs?: number): void => {
  toastMessage({ kind: 'error', title, description, durationMs });
};

/** Says briefly what has changed by itself. */
export const toastNote = (title: string, description?: string): void => {
  toastMessage({ kind: 'message', title, description });
};

/** Says whatever the others don't have a word for. */
export const toastMessage = (message: ToastMessage): void => toastQueue.set([...toastQueue.get(), message]);
