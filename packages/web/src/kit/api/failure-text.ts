import { ApiProblem, OfflineError } from './http.ts';

const SERVER_FAILURE_TEXT = 'Algo salió mal de nuestro lado. Intenta de nuevo.';

/**
 * Why something couldn't be done, as a sentence for the person: what the shop said, else that nothing answered. A
 * bug's own message is no text for a screen: `otherwise` stands for it.
 */
export const failureText = (error: unknown, otherwise = SERVER_FAILURE_TEXT): string =>
  error instanceof ApiProblem || error instanceof OfflineError ? error.message || otherwise : otherwise;

/** By field, where the server says which is at fault. */
export const fieldIssues = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiProblem && error.problem.errors) || {};
