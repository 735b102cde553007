import { ErrorState } from '../ui/error-state.tsx';
import { failureText } from './failure-text.ts';
import { ApiProblem } from './http.ts';

interface FailedLoadProps {
  /** What failed, and how to ask again. */
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly title?: string;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
}

/** It didn't load: the shop's own reason where it gave one, the connection only where nothing answered. */
export const FailedLoad = ({ query: { error, isFetching, refetch }, ...shown }: FailedLoadProps) => (
  <ErrorState
    {...shown}
    retrying={isFetching}
    {...(isWorthRetrying(error) && { onRetry: () => void refetch() })}
  >
    {failureText(error)}
  </ErrorState>
);

/** What the shop found wrong with the question stays wrong, however often it is asked. */
const isWorthRetrying = (error: Error | null): boolean =>
  !(error instanceof ApiProblem && [400, 403, 404, 422].includes(error.status));
