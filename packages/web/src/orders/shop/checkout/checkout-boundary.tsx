import { Component, type ReactNode } from 'react';
import { Link } from 'react-router';
import { queryClient } from '../../../kit/api/query.ts';
import { logError } from '../../../kit/lib/log.ts';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { checkoutQuery } from '../api-checkout.ts';

interface BoundaryState {
  readonly error: Error | null;
}

/** Catches a failure of the checkout's rendering; the rest of the shop stays as it is. */
export class CheckoutBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    logError('Error in checkout', error);
  }

  /** From fresh data: the response that couldn't be shown may be the cause. */
  private readonly retry = (): void => {
    queryClient.removeQueries({ queryKey: checkoutQuery.queryKey });
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CheckoutError error={error} onRetry={this.retry} />;
  }
}

const CheckoutError = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => (
  <div className="min-h-full bg-suelo py-8 md:py-14">
    <div className="page">
      <div role="alert" className="mx-auto max-w-[560px] rounded-bloque bg-papel p-6 md:p-9">
        <PageTitle>Error en Checkout</PageTitle>
        <p className="mt-3 text-tinta-suave">
          Hubo un problema al cargar el checkout. Por favor intenta de nuevo.
        </p>
        <details className="mt-5 rounded-[16px] bg-suelo px-4">
          <summary className="min-h-11 cursor-pointer py-3 text-ui font-semibold">Detalles técnicos</summary>
          <p className="pb-4 font-mono text-nota wrap-anywhere text-tinta-suave">{error.message}</p>
        </details>
        <div className="mt-6 grid gap-3 sm:grid-cols-2">
          <Button onClick={onRetry}>Reintentar</Button>
          <Link to="/cart" className={buttonClass('quiet')}>
            Volver al Carrito
          </Link>
        </div>
      </div>
    </div>
  </div>
);
