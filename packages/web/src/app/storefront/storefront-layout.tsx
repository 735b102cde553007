import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { OfflineBanner } from '../../kit/offline/offline-banner.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { useOpenedLink } from './opened-link.ts';
import { PageBoundary } from './page-boundary.tsx';
import { SiteHeader, slimStickyClass, stickyHeaderClass } from './site-header.tsx';

/** It begins below the first screen, and what it says isn't needed for it. */
const SiteFooter = lazy(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }));

interface StorefrontLayoutProps {
  readonly hospitalName: string | null;
  /** The search bar, which comes from its own feature. */
  readonly search: ReactNode;
  /** The floating cart button and the mini cart. */
  readonly cart: ReactNode;
  /** What the Herramientas menu opens. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** Where one works rather than browses: white blocks on a quiet ground. */
const isWorkPage = (pathname: string): boolean => /^\/(cart|checkout|profile)(\/|$)/.test(pathname);

/** Where a phone needs the room more than a search. */
const isSlimPage = (pathname: string): boolean => /^\/(product|cart|checkout)(\/|$)/.test(pathname);

/** What stands around every customer page. The footer begins below the first screen: loading never moves it. */
export const StorefrontLayout = ({ hospitalName, search, cart, tools, children }: StorefrontLayoutProps) => {
  const { pathname } = useLocation();
  useOpenedLink();
  const isSlim = isSlimPage(pathname);
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => (isSlim ? hideOnScrollLater(header) : undefined), [isSlim]);
  return (
    <div className={clsx('flex min-h-dvh flex-col', isWorkPage(pathname) && 'bg-suelo')}>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-tinta px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      <div ref={header} className={isSlim ? slimStickyClass : stickyHeaderClass}>
        {/* The checkout brings its own. */}
        {pathname !== '/checkout' && (
          <SiteHeader hospitalName={hospitalName} search={search} isSlim={isSlim} />
        )}
        <OfflineBanner hasPrices>Tu carrito está guardado aquí.</OfflineBanner>
      </div>
      <main id="contenido" tabIndex={-1} className="min-h-dvh flex-1 outline-none">
        <PageBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PageBoundary>
      </main>
      <Suspense fallback={null}>
        <SiteFooter />
      </Suspense>
      {cart}
      {tools}
    </div>
  );
};

const hideOnScrollLater = (header: { readonly current: HTMLElement | null }): (() => void) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  void import('./hide-on-scroll.ts').then(({ hideOnScroll }) => {
    if (header.current && !isOver) stop = hideOnScroll(header.current);
  });
  return () => {
    isOver = true;
    stop?.();
  };
};

/** While a page's own code is on its way: it takes the room, so that the footer stays below. */
const PageSkeleton = () => (
  <div className="grid min-h-[70dvh] place-items-center text-verde">
    <Spinner label="Cargando la página" size={30} />
  </div>
);
