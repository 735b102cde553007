import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

/** The cart's own page, and the checkout, with nothing to show. */
export const EmptyCart = () => (
  <div className="rounded-bloque bg-papel py-6 md:py-14 lying:px-5 lying:py-2">
    <EmptyState
      heading="h1"
      title="Tu carrito está vacío"
      action={
        <Link to="/" className={buttonClass('primary', 'lg')}>
          Ver la tienda
        </Link>
      }
    >
      Agrega productos para comenzar tu orden
    </EmptyState>
  </div>
);
