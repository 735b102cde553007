import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  readonly title?: string;
  /** Why, and what is safe. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
}

/** A failed load with a retry. Announced at once. */
export const ErrorState = ({
  title = 'No pudimos cargar esto',
  children,
  onRetry,
  retrying = false,
  heading,
  className,
}: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      {...(heading ? { heading } : {})}
      {...(className ? { className } : {})}
      action={
        onRetry && (
          <Button onClick={onRetry} loading={retrying}>
            <RotateCw size={20} strokeWidth={2.2} aria-hidden="true" />
            Tratar otra vez
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  </div>
);
