import { Clock } from 'lucide-react';
import { lastEndReason } from '../../../kit/session/session-store.ts';

/** Tells why the session has ended. */
export const SessionEnded = () => {
  const why = reasons[lastEndReason() ?? 'on-purpose'];
  return (
    <div role="status">
      {why && (
        <p className="mb-6 flex items-start gap-2.5 rounded-[16px] bg-rocio px-4 py-3 text-ui leading-snug font-[550]">
          <Clock size={20} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none text-verde" />
          {why}
        </p>
      )}
    </div>
  );
};

const reasons: Readonly<Record<string, string | undefined>> = {
  idle: 'Cerramos tu sesión porque nadie usaba la tienda. Entra y sigues donde estabas.',
  over: 'Tu sesión terminó. Entra y sigues donde estabas.',
};
