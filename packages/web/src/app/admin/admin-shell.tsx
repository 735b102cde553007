import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ReauthenticationDialog } from '../../accounts/admin/reauthenticate/reauthentication-dialog.tsx';
import { OfflineBanner } from '../../kit/offline/offline-banner.tsx';
import { AdminRail } from './admin-rail.tsx';
import { AdminTopBar } from './admin-top-bar.tsx';
import { PageGuard } from './page-guard.tsx';
import { useSearchPanel } from './search/use-search-panel.tsx';

/** The layout around every page of the administration. */
export const AdminShell = () => {
  const main = useFocusAfterNavigation();
  const { pathname } = useLocation();
  const { open, panel } = useSearchPanel();
  return (
    <div className="min-h-dvh bg-suelo md:flex">
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-tinta px-5 py-3 font-semibold text-white focus:translate-y-0 print:hidden"
      >
        Saltar al contenido
      </a>
      <AdminRail onSearch={open} />
      <AdminTopBar onSearch={open} />
      <div className="min-w-0 flex-1">
        <OfflineBanner>{offlineText(pathname)}</OfflineBanner>
        <main
          ref={main}
          id="contenido"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1240px] px-4 pt-6 pb-16 outline-none md:px-7 md:pt-7"
        >
          <PageGuard>
            <Outlet />
          </PageGuard>
        </main>
      </div>
      {panel}
      <ReauthenticationDialog />
    </div>
  );
};

/** A picker goes on without a network; elsewhere nothing is saved. */
const offlineText = (pathname: string): string =>
  pathname.startsWith('/admin/picking/')
    ? 'Sigue preparando: lo tuyo se envía al volver la señal.'
    : 'Lo que cambies ahora no se va a guardar.';

/** After going to another page, reading starts at its top. */
const useFocusAfterNavigation = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};
