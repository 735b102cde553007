import { type ReactNode, Suspense } from 'react';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { ComingSoon } from './coming-soon-outlet.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface StorefrontLayoutProps {
  readonly hospitalName: string | null;
  /** The search bar, which comes from its own feature. */
  readonly search: ReactNode;
  /** The floating cart button and the mini cart. */
  readonly cart: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every customer page. */
export const StorefrontLayout = ({ hospitalName, search, cart, children }: StorefrontLayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#contenido"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-tinta px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      Saltar al contenido
    </a>
    <SiteHeader hospitalName={hospitalName} search={search} />
    <OfflineBanner />
    <main id="contenido" tabIndex={-1} className="flex-1 outline-none">
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </main>
    <SiteFooter />
    {cart}
    <ComingSoon />
  </div>
);
