import { deliveryWindow } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Snowflake, Truck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { claimRoute, type Deliveries, refetchDeliveries } from '../api.ts';
import { cacheRoute } from './cached-route.ts';

interface RoundCardProps {
  readonly round: Deliveries['rounds'][number];
  readonly canClaim: boolean;
  readonly nowMs: number;
}

/** Ready orders of a hospital in one window, and the button that claims them. */
export const RoundCard = ({ round, canClaim, nowMs }: RoundCardProps) => {
  const claiming = useClaimRoute(round);
  const { hours, partOfDay } = deliveryWindow(round.window);
  const hospital = hospitalName(round.hospital);
  const count = round.ready + round.waiting;
  return (
    <Block aria-label={`${hospital}, ${longDeliveryDay(round.date)}, ${hours} ${partOfDay}`} className="p-4!">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-ui text-tinta-suave first-letter:uppercase">
            {longDeliveryDay(round.date)} · <b className="font-[650] text-tinta">{hours}</b> {partOfDay}
          </p>
          <h2 className="mt-0.5 text-h3 leading-tight wrap-anywhere">{hospital}</h2>
        </div>
        {isLate(round, nowMs) && count > 0 && <Badge tone="bad">Atrasada</Badge>}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ui">
        <span>
          <b className="num text-[1.375rem]">{round.ready}</b> {round.ready === 1 ? 'listo' : 'listos'}
        </span>
        {round.cold > 0 && (
          <span className="font-[650] text-cielo-tinta">
            <Snowflake size={17} strokeWidth={2.3} aria-hidden="true" className="mr-1.5 inline" />
            {round.cold} con frío
          </span>
        )}
      </p>
      <p className="text-nota text-tinta-suave empty:hidden">{remainingText(round)}</p>
      <FormAlert message={claiming.failure} />
      {canClaim && count > 0 && (
        <Button size="lg" wide className="mt-3" loading={claiming.isSending} onClick={claiming.submit}>
          <Truck size={22} strokeWidth={2.2} aria-hidden="true" />
          Tomar esta ruta
        </Button>
      )}
    </Block>
  );
};

export const hospitalName = (hospital: { readonly name: string } | null): string =>
  hospital?.name ?? 'Sin hospital';

const HOUR_MS = 3_600_000;

/** Whether its window has begun. Puerto Rico is UTC−4 all year. */
const isLate = ({ date, window }: RoundCardProps['round'], nowMs: number): boolean =>
  Date.parse(`${date}T00:00:00-04:00`) + deliveryWindow(window).startHour * HOUR_MS < nowMs;

const remainingText = ({ packing, waiting }: RoundCardProps['round']): string =>
  [
    packing > 0 && (packing === 1 ? '1 todavía se prepara' : `${packing} todavía se preparan`),
    waiting > 0 && (waiting === 1 ? '1 espera sin entregar' : `${waiting} esperan sin entregar`),
  ]
    .filter(Boolean)
    .join(' · ');

const useClaimRoute = (round: RoundCardProps['round']) => {
  const navigate = useNavigate();
  return useSubmit({
    fields: [],
    send: async () => {
      try {
        const route = await claimRoute(round);
        cacheRoute(route);
        await navigate(`/admin/deliveries/${route.id}`);
      } finally {
        void refetchDeliveries();
      }
    },
  });
};
