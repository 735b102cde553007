import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { longDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { saveFile } from '../../kit/lib/save-file.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { closeQuery } from './api.ts';
import { CashBlock, HandBlock, MethodBlock, RoutesBlock } from './close-blocks.tsx';
import { CashEntryDialog, CloseDayDialog } from './close-dialogs.tsx';
import { closeCsv, journalCsv } from './daily-close-file.ts';

/** /admin/payments/close?dia=: a day's money by payment method, its cash by route, and closing it. */
export const DailyClosePage = () => {
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'close' | 'entry' | null>(null);
  const today = puertoRicoDate(Date.now());
  const day = params.get('dia') ?? today;
  const query = useQuery(closeQuery(day));
  const { data } = query;
  return (
    <>
      <Link
        to="/admin/payments"
        className="mb-1 inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline print:hidden"
      >
        <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
        Pagos
      </Link>
      <PageHead
        title="Cierre del día"
        actions={
          <div className="flex flex-wrap items-end gap-2.5 print:hidden">
            <Field label="Día" hideLabel>
              <TextInput
                type="date"
                value={day}
                max={today}
                onChange={({ target }) => target.value && setParams({ dia: target.value }, { replace: true })}
              />
            </Field>
            {data && !isEmpty(data) && <Files close={data} />}
          </div>
        }
      >
        {data && stateText(data, today)}
      </PageHead>
      {data && <Notices close={data} />}
      {query.isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando el cierre" className="breathes grid gap-4">
          {[0, 1].map((place) => (
            <Skeleton key={place} className="h-44 w-full rounded-bloque bg-papel!" />
          ))}
        </div>
      ) : (
        <CloseBody close={data} isToday={day === today} onDialog={setDialog} />
      )}
      {data && dialog === 'close' && <CloseDayDialog close={data} onClose={() => setDialog(null)} />}
      {data && dialog === 'entry' && (
        <CashEntryDialog corrects={data.closed ? data.day : null} onClose={() => setDialog(null)} />
      )}
    </>
  );
};

interface CloseBodyProps {
  readonly close: DailyCloseJson;
  readonly isToday: boolean;
  readonly onDialog: (dialog: 'close' | 'entry') => void;
}

const CloseBody = ({ close, isToday, onDialog }: CloseBodyProps) => {
  const mayClose = usePermission()('payments.refund');
  return (
    <>
      {mayClose && (
        <div className="mb-4 flex flex-wrap gap-3 print:hidden">
          {close.may_close && <Button onClick={() => onDialog('close')}>Cerrar el día</Button>}
          {(isToday || close.closed) && (
            <Button variant="outline" onClick={() => onDialog('entry')}>
              {close.closed ? 'Corregir este día' : 'Anotar entrada o salida'}
            </Button>
          )}
        </div>
      )}
      {isEmpty(close) ? (
        <Block>
          <EmptyState title="Ese día no se movió dinero">Escoge otro día para ver su cierre.</EmptyState>
        </Block>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {close.ways.map((each) => (
            <MethodBlock key={each.way} closed={each} />
          ))}
          <CashBlock close={close} />
          <RoutesBlock routes={close.routes} />
          <HandBlock close={close} />
        </div>
      )}
    </>
  );
};

const isEmpty = ({ ways, routes, entries }: DailyCloseJson): boolean =>
  ways.length + routes.length + entries.length === 0;

/** On paper, as a table for a person, and as a journal entry for the accountant. */
const Files = ({ close }: { readonly close: DailyCloseJson }) => {
  const save = (name: string, text: string) =>
    saveFile(`${name}-${close.day}.csv`, text, 'text/csv;charset=utf-8');
  return (
    <>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer size={20} strokeWidth={2.1} aria-hidden="true" />
        Imprimir
      </Button>
      <Button variant="outline" onClick={() => save('cierre', closeCsv(close))}>
        <Download size={20} strokeWidth={2.1} aria-hidden="true" />
        CSV
      </Button>
      <Button variant="outline" onClick={() => save('quickbooks', journalCsv(close))}>
        <Download size={20} strokeWidth={2.1} aria-hidden="true" />
        QuickBooks
      </Button>
    </>
  );
};

const stateText = ({ day, closed }: DailyCloseJson, today: string): string => {
  const name = longDeliveryDay(day);
  if (closed)
    return `${name}. Cerrado con el número ${closed.number}${closed.by ? ` por ${closed.by}` : ''}, ${formatDayAndTime(closed.at)}`;
  return day >= today ? `${name}. Sigue abierto: se cierra cuando termine` : `${name}. Sin cerrar`;
};

/** What a person should look at before closing: payments in doubt, and days that nobody closed. */
const Notices = ({ close: { day, open_concerns, unclosed, closed } }: { readonly close: DailyCloseJson }) => {
  const others = unclosed.filter((each) => each !== day);
  if ((open_concerns === 0 || closed) && others.length === 0) return null;
  return (
    <div className="mb-4 grid gap-1 rounded-ficha bg-mango-tinte px-4 py-2.5 text-ui text-mango-tinta print:hidden">
      {open_concerns > 0 && !closed && (
        <Link to="/admin/payments" className="inline-flex min-h-11 items-center font-semibold underline">
          {open_concerns === 1 ? 'Queda 1 pago por conciliar' : `Quedan ${open_concerns} pagos por conciliar`}
        </Link>
      )}
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          Sin cerrar:
          {others.map((each) => (
            <Link
              key={each}
              to={`?dia=${each}`}
              replace
              className="inline-flex min-h-11 items-center underline"
            >
              {shortDeliveryDay(each)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
};
