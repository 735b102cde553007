import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { copiesSince } from '../lib/offline/connection.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  const unsubscribe = copiesSince.subscribe(changed);
  return () => {
    unsubscribe();
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** False as soon as the device knows that it has no network, or the shop shows copies for want of an answer. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && copiesSince.get() === null,
    () => true,
  );

/** Says that the network is gone, of which day the prices are, and what still holds. The live region is always there, mostly empty. */
export const OfflineBanner = ({
  children = 'Tu carrito está guardado aquí.',
}: {
  readonly children?: ReactNode;
}) => {
  const isOnline = useIsOnline();
  const since = useSyncExternalStore(copiesSince.subscribe, copiesSince.get, () => null);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex min-h-11 items-center justify-center gap-2 bg-tinta px-4 py-2 text-center text-nota font-semibold text-balance text-white">
          <WifiOff size={18} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
          <span>
            Sin conexión. {since !== null && `Precios del ${dayOf(since)}. `}
            {/* On a phone the day of the prices is worth the one line that there is. */}
            <span className={since === null ? undefined : 'max-md:sr-only'}>{children}</span>
          </span>
        </p>
      )}
    </div>
  );
};

/** "20 de noviembre", on Puerto Rico's calendar. */
const dayOf = (ms: number): string =>
  new Date(ms).toLocaleDateString('es-PR', {
    timeZone: 'America/Puerto_Rico',
    day: 'numeric',
    month: 'long',
  });
