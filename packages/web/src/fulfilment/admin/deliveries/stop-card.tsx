import type { DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { stopMoney } from '@nutricion/contract/orders/order-money';
import { type NextStep, stepsAfterFailure } from '@nutricion/domain/fulfilment/attempts';
import { coldState } from '@nutricion/domain/fulfilment/cold-chain';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { formatUsd } from '@nutricion/domain/kit/money';
import { clsx } from 'clsx';
import {
  ArrowDownToLine,
  Banknote,
  Check,
  Footprints,
  MapPin,
  MessageSquareText,
  Phone,
  Redo2,
  Refrigerator,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RecordLink } from '../../../accounts/admin/public/record-link.tsx';
import { haptic } from '../../../kit/lib/haptics.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { ColdNote, coldClock } from './cold-note.tsx';
import { FailedSheet } from './failed-sheet.tsx';
import { HandoverSheet } from './handover-sheet.tsx';
import { recordAction } from './use-route.ts';

interface StopCardProps {
  readonly stop: DeliveryStopJson;
  /** From 1, in the route's order. */
  readonly position: number;
  readonly isNext: boolean;
  readonly isFinished: boolean;
  readonly nowMs: number;
}

/** One stop: place, recipient, contents, amount to pay, and its actions. */
export const StopCard = ({ stop, position, isNext, isFinished, nowMs }: StopCardProps) => {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isNext || isOpened || stop.arrived_at !== null || stop.coming_at !== null;
  const isColdOver = stop.cold !== null && coldState(coldClock(stop.cold), nowMs) === 'over';
  return (
    <section
      aria-label={`Parada ${position}: ${stop.recipient}`}
      className={clsx(
        'rounded-bloque bg-papel p-4',
        isNext && 'inset-ring-2 inset-ring-verde',
        isFinished && 'opacity-90',
      )}
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className={clsx(
            'num grid size-10 flex-none place-items-center rounded-full text-[1.125rem] font-bold',
            isFinished ? 'bg-rocio text-verde-hondo' : isNext ? 'bg-verde text-white' : 'bg-suelo',
          )}
        >
          {stop.status === 'entregado' ? <Check size={20} strokeWidth={3} /> : position}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-h3 leading-tight wrap-anywhere">{stop.unit || stop.building}</h2>
          <p className="text-ui leading-snug wrap-anywhere text-tinta-suave">
            {stop.unit && <span className="block">{stop.building}</span>}
            <b className="font-[650] text-tinta">{stop.recipient}</b>{' '}
            <span className="whitespace-nowrap tabular-nums">
              <RecordLink permission="orders.read" to={`/admin/orders/${stop.order_id}`}>
                {stop.number}
              </RecordLink>
            </span>
          </p>
        </div>
        <StateBadge stop={stop} />
      </div>
      {!isFinished && (
        <>
          <p className="mt-2.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ui">
            <Carried stop={stop} />
            <ToCollect stop={stop} />
          </p>
          <PlaceNotes stop={stop} />
          {stop.coming_at && stop.status === 'en_ruta' && <ComingDown at={stop.coming_at} nowMs={nowMs} />}
          {stop.held_back && (
            <p className="rounded-ficha bg-guayaba-tinte px-3 py-2.5 text-ui text-guayaba-tinta">
              {withheldTexts[stop.held_back]}
            </p>
          )}
          {stop.cold && stop.status !== 'listo' && <ColdNote stop={stop} clock={stop.cold} nowMs={nowMs} />}
          {stop.status === 'en_ruta' &&
            (isOpen ? (
              <Actions stop={stop} isColdOver={isColdOver} />
            ) : (
              <Button variant="outline" wide className="mt-3" onClick={() => setOpened(true)}>
                Atender esta parada
              </Button>
            ))}
          {stop.status === 'no_entregado' && <NextSteps stop={stop} />}
        </>
      )}
      {isFinished && stop.place === 'refrigerator' && stop.status === 'no_entregado' && (
        <NextSteps stop={stop} />
      )}
    </section>
  );
};

const Carried = ({ stop: { bags, units } }: { readonly stop: DeliveryStopJson }) => {
  const count = bags.dry + bags.cold;
  return (
    <span>
      <b className="num text-[1.125rem]">{count}</b> {count === 1 ? 'bolsa' : 'bolsas'}
      {bags.cold > 0 && (
        <b className="font-[650] text-cielo-tinta">
          , {bags.cold} {bags.cold === 1 ? 'fría' : 'frías'}
        </b>
      )}
      <span className="text-tinta-suave"> · {units === 1 ? '1 artículo' : `${units} artículos`}</span>
    </span>
  );
};

/** The hospital's instructions for the place. */
const PlaceNotes = ({ stop: { instructions, is_reachable = true } }: { readonly stop: DeliveryStopJson }) => (
  <>
    {!is_reachable && (
      <p className="mt-2 flex items-start gap-2 text-ui font-[650]">
        <ArrowDownToLine
          size={18}
          strokeWidth={2.2}
          aria-hidden="true"
          className="mt-0.5 flex-none text-verde"
        />
        No se puede subir: llama y que baje
      </p>
    )}
    {instructions && (
      <p className="mt-2 flex items-start gap-2 text-ui wrap-anywhere">
        <MessageSquareText
          size={18}
          strokeWidth={2.1}
          aria-hidden="true"
          className="mt-0.5 flex-none text-verde"
        />
        {instructions}
      </p>
    )}
  </>
);

const ToCollect = ({ stop }: { readonly stop: DeliveryStopJson }) => {
  const { toCollectCents, changeCents } = stopMoney.fromJson(stop);
  if (toCollectCents === 0) return <span className="text-tinta-suave">Ya está pagado</span>;
  return (
    <span className="font-[650]">
      <Banknote size={19} strokeWidth={2.1} aria-hidden="true" className="mr-1.5 inline text-verde" />
      Cobra {formatUsd(toCollectCents)}
      {changeCents != null && changeCents > 0 && (
        <span className="block text-mango-tinta">Lleva {formatUsd(changeCents)} de vuelto</span>
      )}
    </span>
  );
};

const MINUTE_MS = 60_000;

const ComingDown = ({ at, nowMs }: { readonly at: string; readonly nowMs: number }) => {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(at)) / MINUTE_MS));
  return (
    <p
      role="status"
      className="mt-2.5 flex items-center gap-2 rounded-ficha bg-mango-tinte px-3 py-2 text-ui font-[650] text-mango-tinta"
    >
      <Footprints size={19} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
      {minutes === 0 ? 'Acaba de avisar: baja en 5 minutos' : `Avisó que baja hace ${minutes} min`}
    </p>
  );
};

const StateBadge = ({ stop: { status, place: position } }: { readonly stop: DeliveryStopJson }) => {
  if (status === 'entregado') return <Badge tone="good">Entregado</Badge>;
  if (status === 'cancelado') return <Badge tone="bad">Cancelado</Badge>;
  if (status === 'listo') return <Badge>Por salir</Badge>;
  if (status === 'en_ruta') return null;
  if (position === 'refrigerator')
    return (
      <Badge>
        <Refrigerator size={15} aria-hidden="true" className="mr-1" /> En la nevera
      </Badge>
    );
  if (position === 'shop')
    return (
      <Badge tone="bad">
        <Undo2 size={15} aria-hidden="true" className="mr-1" /> De vuelta
      </Badge>
    );
  return <Badge tone="bad">Sin entregar</Badge>;
};

interface ActionsProps {
  readonly stop: DeliveryStopJson;
  /** Cold items were out too long: somebody has to decide before the handover. */
  readonly isColdOver: boolean;
}

const Actions = ({ stop, isColdOver }: ActionsProps) => {
  const [opened, setOpened] = useState<'none' | 'handover' | 'failed'>('none');
  const close = () => setOpened('none');
  return (
    <div className="mt-3 grid grid-cols-2 gap-2">
      <a href={`tel:${stop.phone}`} className={buttonClass('outline', 'md')}>
        <Phone size={19} strokeWidth={2.2} aria-hidden="true" />
        Llamar
        <span className="sr-only">
          {' '}
          a {stop.recipient}, {formatPhone(stop.phone)}
        </span>
      </a>
      {stop.arrived_at ? (
        <p className="grid min-h-12 place-items-center rounded-control bg-rocio-2 px-2 text-center text-ui leading-tight font-[650] text-verde-hondo">
          Ya sabe que llegaste
        </p>
      ) : (
        <Button
          variant="quiet"
          onClick={() => {
            haptic('add');
            recordAction(stop.order_id, { kind: 'arrived' });
          }}
        >
          <MapPin size={20} strokeWidth={2.2} aria-hidden="true" />
          Llegué
        </Button>
      )}
      {!isColdOver && (
        <Button size="lg" className="col-span-2" onClick={() => setOpened('handover')}>
          Entregar
        </Button>
      )}
      <Button variant="outline" className="col-span-2" onClick={() => setOpened('failed')}>
        No pude entregar
      </Button>
      {opened === 'handover' && <HandoverSheet stop={stop} onClose={close} />}
      {opened === 'failed' && <FailedSheet stop={stop} onClose={close} />}
    </div>
  );
};

const withheldTexts = {
  recalled:
    'Se queda: lleva algo de un lote retirado. Dáselo a almacén para que lo saque y lo marque en el pedido.',
  unpaid:
    'Se queda: su pago se perdió o fue rechazado. Quien lleva los pagos lo pasa a pagar al recibir, o lo cancela.',
} as const;

const icon = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const steps: Record<NextStep, { readonly label: string; readonly icon: ReactNode }> = {
  'second-try': { label: 'Volver a intentarlo', icon: <Redo2 {...icon} /> },
  refrigerator: { label: 'A la nevera del hospital', icon: <Refrigerator {...icon} /> },
  back: { label: 'Lo llevo de vuelta', icon: <Undo2 {...icon} /> },
};

/** Buttons for the next step after a failed delivery. */
const NextSteps = ({ stop }: { readonly stop: DeliveryStopJson }) => {
  const { attempts, place, has_refrigerator: hasRefrigerator } = stop;
  return (
    <fieldset className="mt-3 grid gap-2">
      <legend className="mb-2 text-ui font-[650]">¿Qué sigue?</legend>
      {stepsAfterFailure({ attempts, place, hasRefrigerator }).map((step) => (
        <Button
          key={step}
          variant="outline"
          onClick={() => {
            haptic('add');
            recordAction(stop.order_id, { kind: step, version: stop.version });
          }}
        >
          {steps[step].icon}
          {place === 'refrigerator' && step === 'second-try' ? 'Subirlo de la nevera' : steps[step].label}
        </Button>
      ))}
    </fieldset>
  );
};
