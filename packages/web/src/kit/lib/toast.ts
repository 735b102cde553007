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

/** Shows a success; one toast is visible at a time. */
export const toastSuccess = (title: string, description?: string): void => {
  toastMessage({ kind: 'success', title, description });
};

/** Shows a failure. Errors of a form's field are shown beside the field instead. */
export const toastError = (title: string, description?: string, durationMs?: number): void => {
  toastMessage({ kind: 'error', title, description, durationMs });
};

/** Shows a change that happened by itself. */
export const toastNote = (title: string, description?: string): void => {
  toastMessage({ kind: 'message', title, description });
};

/** Shows any other message. */
export const toastMessage = (message: ToastMessage): void => toastQueue.set([...toastQueue.get(), message]);

/** Takes away what is shown: its reason is gone. */
export const dismissToast = (): void => toastQueue.set([]);
