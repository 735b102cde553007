import type { DeliveryDaysJson } from '@nutricion/contract/fulfilment/delivery-days';
import { deliveryWindow } from '@nutricion/domain/fulfilment/delivery';
import { weekdayNames } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CloudLightning } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { usePermission } from '../../../../accounts/admin/public/use-permission.ts';
import { PageHead } from '../../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../../kit/api/failed-load.tsx';
import { Block } from '../../../../kit/ui/block.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { Skeleton } from '../../../../kit/ui/skeleton.tsx';
import { deliveryDaysQuery, hospitalsQuery } from '../../api.ts';
import { CapacityDialog, type ChosenSlot } from './capacity-dialog.tsx';
import { CloseSheet } from './close-sheet.tsx';
import { DayTable } from './day-table.tsx';
import { OfferedDays } from './offered-days.tsx';
import { SlotButton } from './slot-button.tsx';

/** /admin/hospitals/{route}/days: when a hospital is delivered to, how many orders fit, and closing it for a day. */
export const DeliveryDaysPage = () => {
  const { route = '' } = useParams();
  const query = useQuery(deliveryDaysQuery(route));
  const hospitals = useQuery(hospitalsQuery);
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const [isClosing, setClosing] = useState(false);
  const canWrite = usePermission()('hospitals.write');
  const hospital = hospitals.data?.hospitals.find(({ id }) => id === route);
  const name = route === 'asociacion' ? 'Quien no tiene hospital' : (hospital?.name ?? 'Hospital');
  return (
    <>
      <Link
        to="/admin/hospitals"
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-ui font-semibold text-verde hover:underline"
      >
        <ArrowLeft size={18} strokeWidth={2.3} aria-hidden="true" />
        Hospitales
      </Link>
      <PageHead
        title="Días y horarios"
        actions={
          canWrite && (
            <Button variant="outline" onClick={() => setClosing(true)}>
              <CloudLightning size={20} strokeWidth={2.1} aria-hidden="true" />
              Cerrar y mover
            </Button>
          )
        }
      >
        {name}
      </PageHead>
      {query.data ? (
        <div className="grid gap-5">
          <OfferedDays
            days={query.data.days}
            deliveryPoints={route === 'asociacion' ? null : hospital?.delivery_points.length}
          />
          <DayTable days={query.data.days} onChoose={canWrite ? setChosen : null} />
          <UsualWeek weekdays={query.data.weekdays} onChoose={canWrite ? setChosen : null} />
        </div>
      ) : (
        <Block>
          {query.isError ? <FailedLoad query={query} /> : <Skeleton className="h-96 rounded-[16px]" />}
        </Block>
      )}
      {chosen && <CapacityDialog route={route} slot={chosen} onClose={() => setChosen(null)} />}
      {isClosing && query.data && (
        <CloseSheet
          route={route}
          days={query.data.days}
          hospitals={hospitals.data?.hospitals ?? []}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
};

interface UsualWeekProps {
  readonly weekdays: DeliveryDaysJson['weekdays'];
  readonly onChoose: ((slot: ChosenSlot) => void) | null;
}

/** Capacities by weekday, for dates without their own. */
const UsualWeek = ({ weekdays, onChoose }: UsualWeekProps) => (
  <Block aria-labelledby="semana">
    <h2 id="semana">La semana de siempre</h2>
    <p className="mt-1 text-ui text-tinta-suave">
      Cuántos pedidos caben cada día, si su fecha no dice otra cosa.
    </p>
    <ul className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-2">
      {weekdays.map(({ weekday, windows }) => (
        <li key={weekday}>
          <p className="mb-1.5 font-semibold first-letter:uppercase">{weekdayNames[weekday]}</p>
          <div className="grid grid-cols-4 gap-2">
            {windows.map((window) => (
              <SlotButton
                key={window.id}
                label={`${weekdayNames[weekday]}, ${deliveryWindow(window.id).label}`}
                window={window}
                onChoose={onChoose && (() => onChoose({ weekday, window }))}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  </Block>
);
