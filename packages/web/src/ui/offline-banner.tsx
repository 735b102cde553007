import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** False as soon as the device knows that it has no network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Says that the network is gone and what still holds. The live region is always there, mostly empty. */
export const OfflineBanner = ({
  children = 'Sin conexión. Tu carrito está guardado aquí.',
}: {
  readonly children?: ReactNode;
}) => {
  const online = useIsOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex min-h-11 items-center justify-center gap-2 bg-tinta px-4 py-2 text-center text-nota font-semibold text-white">
          <WifiOff size={18} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
          {children}
        </p>
      )}
    </div>
  );
};
