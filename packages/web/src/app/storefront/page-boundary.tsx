import { Component, type ReactNode } from 'react';
import { logError } from '../../kit/lib/log.ts';
import { ErrorState } from '../../kit/ui/error-state.tsx';

interface PageBoundaryProps {
  /** A new one is a new chance: the address, for instance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Catches a page that breaks, or whose code doesn't arrive (no network, or a new version since): the
 * shell stays, and another page can be opened.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError('Error in page', error);
  }

  override componentDidUpdate(previous: PageBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey)
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title="Esta página no abrió"
        heading="h1"
        className="min-h-[60dvh] justify-center"
        onRetry={() => window.location.reload()}
      >
        Puede ser la conexión, o que haya una versión nueva. Tu carrito está guardado.
      </ErrorState>
    );
  }
}
