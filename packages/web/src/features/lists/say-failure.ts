import { toastError } from '../../lib/toast.ts';
import { ApiProblem } from '../../shared/api/http.ts';

/** A change was taken back: why, and what to do. */
export const sayFailure = (title: string, error: unknown): void =>
  toastError(title, error instanceof ApiProblem ? error.message : 'Revisa tu conexión e intenta de nuevo.');
