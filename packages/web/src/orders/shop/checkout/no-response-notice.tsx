import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureText } from '../../../kit/api/failure-text.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { newestOrderMs } from '../api.ts';
import type { OrderAttempt } from './order-attempt.ts';

interface NoResponseNoticeProps {
  readonly attempt: OrderAttempt;
  readonly onRetry: () => void;
  readonly onAbandon: () => void;
}

/** Clocks of phones run a little fast or slow against the server's. */
const CLOCK_SLACK_MS = 120_000;

/** The order was sent and no response came back. Retrying is safe; starting over first checks whether it arrived. */
export const NoResponseNotice = ({ attempt, onRetry, onAbandon }: NoResponseNoticeProps) => {
  const [check, setCheck] = useState<'idle' | 'asking' | 'arrived' | { readonly failure: string }>('idle');
  const notice = useRef<HTMLDivElement>(null);
  // The button was at the bottom of the page; the notice is at its top.
  useEffect(() => notice.current?.focus(), []);
  const startOver = async () => {
    setCheck('asking');
    try {
      if ((await newestOrderMs()) >= attempt.startedAtMs - CLOCK_SLACK_MS) setCheck('arrived');
      else onAbandon();
    } catch (error) {
      setCheck({ failure: failureText(error) });
    }
  };
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="scroll-mt-24 rounded-bloque bg-papel p-5 md:p-6">
      <p className="flex items-center gap-3 text-[1.125rem] font-[650]">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-control bg-guayaba-tinte text-guayaba-tinta"
        >
          <WifiOff size={22} strokeWidth={2.1} />
        </span>
        No nos llegó respuesta
      </p>
      <p className="mt-3 text-tinta-suave">
        Puede que tu pedido haya entrado. Reintenta sin miedo: es el mismo pedido, nunca se duplica.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {/* On a phone the bar at the foot has it. */}
        <Button className="max-md:hidden" onClick={onRetry}>
          Reintentar
        </Button>
        <Button variant="quiet" loading={check === 'asking'} onClick={startOver}>
          Cambiar mi pedido
        </Button>
      </div>
      <p role="status" className="mt-3 text-ui font-semibold empty:hidden">
        {typeof check === 'object' && check.failure}
        {check === 'arrived' && (
          <>
            Parece que entró.{' '}
            <Link to="/profile?seccion=pedidos" className="text-verde underline">
              Mira tus pedidos
            </Link>{' '}
            antes de hacer otro.
          </>
        )}
      </p>
    </div>
  );
};
