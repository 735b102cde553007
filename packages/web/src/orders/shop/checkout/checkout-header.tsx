import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '../../../kit/ui/logo.tsx';

/** Over the checkout nothing leads elsewhere but back: logo, back and lock alone. */
export const CheckoutHeader = () => (
  <header className="checkout-header bg-verde text-white">
    <div className="page flex h-14 items-center gap-3">
      <Link
        to="/cart"
        aria-label="Volver al Carrito"
        className="-ml-2.5 grid size-11 flex-none place-items-center rounded-control hover:bg-verde-hondo"
      >
        <ArrowLeft size={24} strokeWidth={2.1} aria-hidden="true" />
      </Link>
      <Link to="/" aria-label="Nutrición Plus, inicio" className="flex min-h-11 items-center rounded-control">
        <Logo />
      </Link>
      <p className="ml-auto flex items-center gap-2 text-nota font-semibold">
        <LockKeyhole size={20} strokeWidth={2.1} aria-hidden="true" />
        Pago seguro
      </p>
    </div>
  </header>
);
