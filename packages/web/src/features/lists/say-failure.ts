import { toastError } from '../../lib/toast.ts';
import { failureText } from '../../shared/api/failure-text.ts';

/** A change was taken back: why, and what to do. */
export const sayFailure = (title: string, error: unknown): void => toastError(title, failureText(error));
