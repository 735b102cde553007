import { ApiProblem, OfflineError } from './http.ts';

/** Why something couldn't be saved, as a sentence for the person. */
export const failureText = (error: unknown): string =>
  error instanceof ApiProblem || error instanceof OfflineError
    ? error.message
    : 'Algo salió mal de nuestro lado. Intenta de nuevo.';

/** By field, where the server says which is at fault. */
export const fieldFaults = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiProblem && error.problem.errors) || {};
