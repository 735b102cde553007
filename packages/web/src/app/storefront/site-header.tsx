import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { plainDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { clsx } from 'clsx';
import { BookOpen, CircleUserRound, Clock, House, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useNextDelivery } from '../../fulfilment/public/next-delivery.ts';
import { Logo } from '../../kit/ui/logo.tsx';
import { headerItemClass, iconOnlyOnPhone } from './header-item.ts';
import { ToolsMenu } from './tools-menu.tsx';

interface SiteHeaderProps {
  readonly hospitalName: string | null;
  readonly search: ReactNode;
  /** On a phone the row of the logo alone: where one looks at one thing, or pays. */
  readonly isSlim: boolean;
}

/**
 * Once the page is scrolled the top strip is gone (and on a phone the row of the logo with it); the
 * search bar stays. A telephone that lies has all in one row. That is plain `position: sticky` at a negative offset, so nothing below moves.
 */
export const stickyHeaderClass =
  'sticky -top-[calc(var(--strip)+56px)] z-30 [--strip:36px] md:-top-(--strip) lying:-top-(--strip)';

/** The row of the logo stays until the page is scrolled down. */
export const slimStickyClass = 'sticky top-0 z-30 [--strip:36px] md:-top-(--strip) lying:top-0';

export const SiteHeader = ({ hospitalName, search, isSlim }: SiteHeaderProps) => (
  <header className="bg-verde text-white">
    <TopStrip hospitalName={hospitalName} isSlim={isSlim} />
    {/* On a phone the search takes a row of its own below; the focus goes logo, search, places. */}
    <div className="page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 md:flex md:h-[84px] md:gap-7 lying:flex lying:h-14 lying:gap-4">
      <Link
        to="/"
        aria-label="Nutrición Plus, inicio"
        className="flex h-14 items-center justify-self-start overflow-hidden rounded-control md:h-auto md:min-h-11 md:overflow-visible"
      >
        <Logo />
      </Link>
      <div
        className={clsx(
          'order-last col-span-2 pb-4 md:order-none md:max-w-[520px] md:min-w-0 md:flex-1 md:pb-0 lying:order-none lying:min-w-0 lying:flex-1 lying:pb-0',
          isSlim && 'max-md:hidden lying:block',
        )}
      >
        {search}
      </div>
      <nav
        aria-label="Principal"
        className="flex flex-none text-ui font-semibold md:ml-auto md:gap-1 lying:ml-auto"
      >
        <NavLink
          to="/"
          end
          className={({ isActive }) => clsx(headerItemClass, 'max-md:hidden', isActive && 'bg-verde-hondo')}
        >
          <House size={20} strokeWidth={2.1} aria-hidden="true" />
          Inicio
        </NavLink>
        <NavLink
          to="/education"
          className={({ isActive }) => clsx(headerItemClass, isActive && 'bg-verde-hondo')}
        >
          <BookOpen size={20} strokeWidth={2.1} aria-hidden="true" />
          <span className={iconOnlyOnPhone}>Educación</span>
        </NavLink>
        <ToolsMenu />
        <NavLink
          to="/profile"
          className={({ isActive }) => clsx(headerItemClass, isActive && 'bg-verde-hondo')}
        >
          <CircleUserRound size={20} strokeWidth={2.1} aria-hidden="true" />
          <span className={iconOnlyOnPhone}>Perfil</span>
        </NavLink>
      </nav>
    </div>
  </header>
);

const TopStrip = ({ hospitalName, isSlim }: Omit<SiteHeaderProps, 'search'>) => (
  <div className={clsx('bg-verde-hondo text-nota text-[#e6f5eb]', isSlim && 'max-md:hidden lying:hidden')}>
    <div className="page flex h-(--strip) items-center justify-between gap-4">
      <p className="flex min-w-0 items-center gap-2">
        {hospitalName && (
          <>
            <MapPin size={15} strokeWidth={2.1} aria-hidden="true" className="flex-none text-brote" />
            <span className="truncate font-[650] text-white">{hospitalName}</span>
          </>
        )}
      </p>
      <NextDelivery />
    </div>
  </div>
);

/** Another element for another text: what grows at its left is no jump. */
const NextDelivery = () => {
  const next = useNextDelivery();
  return (
    <p key={next ? next.date + next.windowId : ''} className="flex flex-none items-center gap-2">
      <Clock size={15} strokeWidth={2.1} aria-hidden="true" className="text-brote" />
      {next ? (
        <span>
          <span className="max-sm:sr-only">Próxima entrega: </span>
          <b className="font-[650] text-white">
            <span className="sm:hidden">{shortDeliveryDay(next.date)}</span>
            <span className="max-sm:hidden">{plainDeliveryDay(next.date)}</span>,{' '}
            {deliveryWindowLabel(next.windowId)}
          </b>
        </span>
      ) : (
        <span>
          <span className="max-sm:hidden">Entrega </span>en 2 a 5 días
        </span>
      )}
    </p>
  );
};
