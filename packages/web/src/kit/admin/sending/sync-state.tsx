import { clsx } from 'clsx';
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useIsOnline } from '../../offline/offline-banner.tsx';

interface SyncStateProps {
  readonly unsent: number;
  /** Why actions can't be sent; null otherwise. */
  readonly failure: string | null;
}

/** Whether all actions of this device were sent. */
export const SyncState = ({ unsent, failure }: SyncStateProps) => {
  const isOnline = useIsOnline();
  const isStuck = unsent > 0 && (!isOnline || failure !== null);
  const Icon = isStuck || !isOnline ? CloudOff : unsent > 0 ? CloudUpload : CloudCheck;
  return (
    <p
      role="status"
      title={failure ?? undefined}
      className={clsx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-nota font-[650] whitespace-nowrap tabular-nums',
        isStuck || !isOnline ? 'bg-mango-tinte text-mango-tinta' : 'bg-rocio-2 text-verde-hondo',
      )}
    >
      <Icon size={16} strokeWidth={2.3} aria-hidden="true" />
      {unsent > 0 ? `${unsent} sin enviar` : isOnline ? 'Todo enviado' : 'Sin señal'}
    </p>
  );
};
