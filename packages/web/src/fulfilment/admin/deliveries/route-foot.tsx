import type { DeliveryRouteJson, DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { isOnAnotherDay } from '@nutricion/domain/fulfilment/another-day';
import { HOT_LIMIT_MS } from '@nutricion/domain/fulfilment/cold-chain';
import { plainDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { FootBar } from '../../../kit/admin/sending/foot-bar.tsx';
import { fieldIssues } from '../../../kit/api/failure-text.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { haptic } from '../../../kit/lib/haptics.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { departRoute } from '../api.ts';
import { cacheRoute } from './cached-route.ts';
import { CashSheet } from './cash-sheet.tsx';

interface RouteFootProps {
  readonly route: DeliveryRouteJson;
  /** Stops at which something is still to be done. */
  readonly open: readonly DeliveryStopJson[];
  readonly unsent: number;
}

const HOT_HOURS = HOT_LIMIT_MS / 3_600_000;

/** The next action for the whole route: depart, or count the cash. */
export const RouteFoot = ({ route, open, unsent }: RouteFootProps) => {
  const [opened, setOpened] = useState<'none' | 'departure' | 'cash'>('none');
  const isOnline = useIsOnline();
  const ready =
    route.stops.filter(({ status, held_back }) => status === 'listo' && !held_back).length + route.more_ready;
  const isDone = open.every(({ status }) => status === 'listo') && ready === 0;
  if (ready === 0 && !isDone) return null;
  return (
    <FootBar>
      {ready > 0 ? (
        <Button size="lg" className="flex-1" disabled={!isOnline} onClick={() => setOpened('departure')}>
          <Truck size={22} strokeWidth={2.2} aria-hidden="true" />
          {!isOnline
            ? 'Salir, cuando haya señal'
            : ready === 1
              ? 'Salir con 1 pedido'
              : `Salir con ${ready} pedidos`}
        </Button>
      ) : (
        <Button
          size="lg"
          className="flex-1"
          disabled={!isOnline || unsent > 0}
          onClick={() => setOpened('cash')}
        >
          {isOnline && unsent === 0 ? 'Cuadrar el efectivo' : 'Cuadrar, cuando todo esté enviado'}
        </Button>
      )}
      {opened === 'departure' && <Departure route={route} ready={ready} onClose={() => setOpened('none')} />}
      {opened === 'cash' && <CashSheet route={route} onClose={() => setOpened('none')} />}
    </FootBar>
  );
};

interface DepartureProps {
  readonly route: DeliveryRouteJson;
  readonly ready: number;
  readonly onClose: () => void;
}

const Departure = ({ route, ready, onClose }: DepartureProps) => {
  const [isHot, setHot] = useState(route.is_hot);
  const [otherDay, setOtherDay] = useState('');
  // The server decides by its own clock, so it may ask where this one doesn't.
  const [needsReason, setNeedsReason] = useState(false);
  const isOnOtherDay = isOnAnotherDay({ date: route.date, windowId: route.window }, Date.now());
  const leaving = useSubmit({
    fields: ['other_day'],
    check: () =>
      isOnOtherDay && otherDay.trim().length < 3 ? { other_day: 'Di por qué, en pocas palabras.' } : {},
    send: async () => {
      const body = { is_hot: isHot, ...(otherDay.trim() && { other_day: otherDay.trim() }) };
      cacheRoute(await departRoute(route.id, body));
      haptic('success');
      toastSuccess('En camino', 'Cada cliente tiene ya su código.');
      onClose();
    },
    onFailure: (error) => {
      if (fieldIssues(error).other_day) setNeedsReason(true);
      return false;
    },
  });
  const asksWhy = isOnOtherDay || needsReason;
  const packing = route.still_packing;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={ready === 1 ? 'Salir con 1 pedido' : `Salir con ${ready} pedidos`}
      description="Cada cliente recibe un correo con su código de entrega. Desde ahora corre el tiempo de lo frío."
    >
      <div className="flex items-center gap-3 rounded-ficha bg-suelo p-4">
        <p id="calor" className="min-w-0 flex-1">
          <b className="block font-[650]">Hace más de 90 °F</b>
          <span className="text-ui text-tinta-suave">Lo frío aguanta {HOT_HOURS} hora en vez de 2.</span>
        </p>
        <Switch checked={isHot} onChange={setHot} label="Hace más de 90 °F" />
      </div>
      {packing > 0 && (
        <p className="mt-3 text-ui text-tinta-suave">
          {packing === 1
            ? 'Un pedido de esta ronda todavía se prepara.'
            : `${packing} pedidos de esta ronda todavía se preparan.`}{' '}
          Puedes salir y volver por ellos.
        </p>
      )}
      {asksWhy && (
        <div className="mt-3 grid gap-3 rounded-ficha bg-guayaba-tinte p-4">
          <p className="font-semibold text-guayaba-tinta">
            Esta ruta es del {plainDeliveryDay(route.date)}. Cada cliente recibe ahora mismo que va en camino.
          </p>
          <Field label="¿Por qué sale hoy?" error={leaving.issues.other_day}>
            <TextInput
              maxLength={500}
              value={otherDay}
              onChange={({ target }) => {
                setOtherDay(target.value);
                leaving.clearError('other_day');
              }}
            />
          </Field>
        </div>
      )}
      <FormAlert message={leaving.failure} />
      <Button size="lg" wide className="mt-4" loading={leaving.isSending} onClick={leaving.submit}>
        <Truck size={22} strokeWidth={2.2} aria-hidden="true" />
        Salir
      </Button>
    </Sheet>
  );
};
