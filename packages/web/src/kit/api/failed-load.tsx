import { ErrorState } from '../ui/error-state.tsx';
import { failureText } from './failure-text.ts';
import { ApiProblem } from './http.ts';

interface FailedLoadProps {
  /** The failed query, and how to fetch again. */
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly title?: string;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
}

/** Shown if a query failed: the server's own reason if it gave one, else that there is no connection. */
export const FailedLoad = ({ query: { error, isFetching, refetch }, ...shown }: FailedLoadProps) => (
  <ErrorState
    {...shown}
    retrying={isFetching}
    {...(isWorthRetrying(error) && { onRetry: () => void refetch() })}
  >
    {failureText(error)}
  </ErrorState>
);

/** A refused input stays refused, so no retry button is shown. */
const isWorthRetrying = (error: Error | null): boolean =>
  !(error instanceof ApiProblem && [400, 403, 404, 422].includes(error.status));
