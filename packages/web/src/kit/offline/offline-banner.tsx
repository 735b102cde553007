import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { copiesSince } from './connection.ts';

/** When the device went offline, in epoch milliseconds: what is on screen was loaded before. */
let lostAtMs: number | null = null;

const subscribe = (changed: () => void) => {
  const lose = () => {
    lostAtMs ??= Date.now();
    changed();
  };
  const regain = () => {
    lostAtMs = null;
    changed();
  };
  window.addEventListener('online', regain);
  window.addEventListener('offline', lose);
  const unsubscribe = copiesSince.subscribe(changed);
  return () => {
    unsubscribe();
    window.removeEventListener('online', regain);
    window.removeEventListener('offline', lose);
  };
};

/** False as soon as the browser reports no network, or the shop shows cached copies. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && copiesSince.get() === null,
    () => true,
  );

interface OfflineBannerProps {
  /** What works offline on this screen, or doesn't. */
  readonly children?: ReactNode;
  /** Where prices are shown, the banner also gives their day. */
  readonly hasPrices?: boolean;
}

/**
 * Says that there is no network and what that means here. The live region is always in the page, mostly empty, so
 * that screen readers announce it.
 */
export const OfflineBanner = ({ children, hasPrices = false }: OfflineBannerProps) => {
  const isOnline = useIsOnline();
  const copiesMs = useSyncExternalStore(copiesSince.subscribe, copiesSince.get, () => null);
  const sinceMs = hasPrices ? (copiesMs ?? lostAtMs) : null;
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex min-h-11 items-center justify-center gap-2 bg-tinta px-4 py-2 text-center text-nota font-semibold text-balance text-white">
          <WifiOff size={18} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
          <span>
            Sin conexión. {sinceMs !== null && `Precios del ${dayOf(sinceMs)}. `}
            {/* On a phone the day of the prices takes the banner's only line. */}
            <span className={sinceMs === null ? undefined : 'max-md:sr-only'}>{children}</span>
          </span>
        </p>
      )}
    </div>
  );
};

/** "20 de noviembre", in Puerto Rico's time zone. */
const dayOf = (ms: number): string =>
  new Date(ms).toLocaleDateString('es-PR', {
    timeZone: 'America/Puerto_Rico',
    day: 'numeric',
    month: 'long',
  });
