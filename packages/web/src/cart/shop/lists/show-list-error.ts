import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError } from '../../../kit/lib/toast.ts';

/** A change was taken back: why, and what to do. */
export const showListError = (title: string, error: unknown): void => toastError(title, failureText(error));
