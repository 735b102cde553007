import { ArrowRight, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../kit/ui/button.tsx';

interface WaitingOrdersProps {
  readonly waiting: number;
  /** Of them, those whose promised time has passed. */
  readonly overdue: number;
}

/** Orders waiting for confirmation; nothing if there are none. */
export const WaitingOrders = ({ waiting, overdue }: WaitingOrdersProps) =>
  waiting === 0 ? null : (
    <section
      aria-label="Pedidos por confirmar"
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-bloque bg-mango-tinte px-5 py-5 text-mango-tinta sm:col-span-3 md:px-7"
    >
      <Hourglass size={32} strokeWidth={2} aria-hidden="true" className="flex-none" />
      <div className="min-w-0 flex-1 basis-56">
        <h2>{waiting === 1 ? '1 pedido espera confirmación' : `${waiting} pedidos esperan confirmación`}</h2>
        <p className="mt-1">{overdue > 0 ? overdueText(overdue) : reasonText(waiting)}</p>
      </div>
      <Link to="/admin/orders?vista=por-confirmar" className={`${buttonClass('white', 'lg')} max-sm:w-full`}>
        Revisar
        <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
      </Link>
    </section>
  );

const reasonText = (waiting: number): string =>
  waiting === 1
    ? 'Es grande y se paga al recibir. Sin ti no se prepara.'
    : 'Son grandes y se pagan al recibir. Sin ti no se preparan.';

const overdueText = (overdue: number): string =>
  overdue === 1
    ? 'Uno está atrasado: ya debía tener respuesta.'
    : `${overdue} están atrasados: ya debían tener respuesta.`;
