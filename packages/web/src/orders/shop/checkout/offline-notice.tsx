import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';

interface OfflineNoticeProps {
  /** How many times the customer tried to order without a network: each is answered. */
  readonly tries: number;
}

/** Orders are taken by the server only. Without a network everything may be filled in, and waits here. */
export const OfflineNotice = ({ tries }: OfflineNoticeProps) => {
  const isOnline = useIsOnline();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) notice.current?.focus();
  }, [tries]);
  if (isOnline) return null;
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className={clsx(
        'flex items-start gap-3 rounded-bloque p-5',
        tries > 0 ? 'bg-guayaba-tinte text-guayaba-tinta' : 'bg-papel',
      )}
    >
      <WifiOff size={22} strokeWidth={2.2} aria-hidden="true" className="mt-0.5 flex-none" />
      <div>
        <p className="font-[650]">
          {tries > 0 ? 'Tu pedido no salió: no hay conexión' : 'Para ordenar hace falta conexión'}
        </p>
        <p className="mt-1 text-ui">
          Lo que escribas queda guardado aquí. Cuando vuelva, toca “Hacer el pedido”.
        </p>
      </div>
    </div>
  );
};
