import { Link } from 'react-router';

/** Ends the page, and leaves room for what floats over it. */
export const SiteFooter = () => (
  <footer className="mt-14 bg-rocio-2 pb-(--pie-flotante)">
    <div className="page flex flex-col gap-6 py-8 md:flex-row md:items-center md:justify-between">
      <div className="max-w-[34rem] text-ui text-tinta-suave">
        <p className="font-display text-h3 font-bold text-tinta">Nutrición Plus</p>
        <p className="mt-1">
          Asociación de Hospitales de Puerto Rico. Entregamos en tu hospital o en tu casa en 2 a 5 días.
        </p>
      </div>
      <nav aria-label="Pie de página" className="flex flex-wrap gap-x-2 text-ui font-semibold text-verde">
        <FooterLink to="/">Inicio</FooterLink>
        <FooterLink to="/cart">Tu carrito</FooterLink>
        <FooterLink to="/profile">Perfil y pedidos</FooterLink>
      </nav>
    </div>
  </footer>
);

const FooterLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center rounded-control px-3 hover:underline md:px-4">
    {children}
  </Link>
);
