import { ApiProblem, OfflineError } from './http.ts';

const SERVER_FAILURE_TEXT = 'Algo salió mal de nuestro lado. Intenta de nuevo.';

/**
 * The error as a sentence for the user: the server's own text, or that the server didn't respond. `otherwise`
 * replaces the message of a bug, which isn't meant for users.
 */
export const failureText = (error: unknown, otherwise = SERVER_FAILURE_TEXT): string =>
  error instanceof ApiProblem || error instanceof OfflineError ? error.message || otherwise : otherwise;

/** Errors by field, if the server names the fields. */
export const fieldIssues = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiProblem && error.problem.errors) || {};
