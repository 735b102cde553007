import { formatPhone } from '@nutricion/domain/kit/contact';
import { Link } from 'react-router';
import { useShop } from '../../accounts/public/session.ts';

/** Ends the page, and leaves room for what floats over it. */
export const SiteFooter = () => (
  <footer className="mt-14 bg-rocio-2 pb-(--pie-flotante)">
    <div className="page flex flex-col gap-6 py-8 md:flex-row md:items-center md:justify-between">
      <div className="max-w-[34rem] text-ui text-tinta-suave">
        <p className="font-display text-h3 font-bold text-tinta">Nutrición Plus</p>
        <p className="mt-1">
          Asociación de Hospitales de Puerto Rico. Entregamos en tu hospital o en tu casa en 2 a 5 días.
        </p>
        <Contact />
      </div>
      <nav
        aria-label="Pie de página"
        className="-mx-3 flex flex-wrap gap-x-2 text-ui font-semibold text-verde md:mx-0 md:max-w-[29rem] md:shrink-0 xl:max-w-none"
      >
        <FooterLink to="/">Inicio</FooterLink>
        <FooterLink to="/cart">Tu carrito</FooterLink>
        <FooterLink to="/profile">Perfil y pedidos</FooterLink>
        <FooterLink to="/ayuda#devoluciones">Si algo llega mal</FooterLink>
        <FooterLink to="/ayuda#terminos">Términos</FooterLink>
        <FooterLink to="/ayuda#privacidad">Privacidad</FooterLink>
      </nav>
    </div>
  </footer>
);

/** What the shop has written down of itself; what it hasn't is left out. */
const Contact = () => {
  const { address, phone, whatsapp, hours } = useShop().contact;
  return (
    <>
      {address && <p className="mt-2 wrap-anywhere">{address}</p>}
      {phone && (
        <p>
          Tel.{' '}
          <a href={`tel:+1${phone}`} className={contactClass}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
      {whatsapp && (
        <p>
          WhatsApp{' '}
          <a href={`https://wa.me/1${whatsapp}`} className={contactClass} rel="noreferrer" target="_blank">
            {formatPhone(whatsapp)}
          </a>
        </p>
      )}
      {hours && <p className="wrap-anywhere">{hours}</p>}
    </>
  );
};

const contactClass =
  'inline-flex min-h-11 items-center font-semibold text-verde tabular-nums hover:underline';

const FooterLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center rounded-control px-3 hover:underline md:px-4">
    {children}
  </Link>
);
