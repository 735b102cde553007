import type { DeliveryDaysJson } from '@nutricion/contract/fulfilment/delivery-days';
import { deliveryWindow } from '@nutricion/domain/fulfilment/delivery';
import { clsx } from 'clsx';

type Slot = DeliveryDaysJson['weekdays'][number]['windows'][number] & { readonly booked?: number };

interface SlotButtonProps {
  /** Day and window in words. */
  readonly label: string;
  readonly window: Slot;
  /** Null if the user may not change it. */
  readonly onChoose: (() => void) | null;
}

/**
 * One window with capacity and booked orders; a capacity other than the default is highlighted, a closed one
 * hatched.
 */
export const SlotButton = ({ label, window, onChoose }: SlotButtonProps) => {
  const { capacity, booked, source } = window;
  const { hours, partOfDay } = deliveryWindow(window.id);
  const isClosed = capacity === 0;
  return (
    <button
      type="button"
      disabled={!onChoose}
      aria-label={`${label}: ${slotText(window)}`}
      title={window.reason ?? undefined}
      onClick={onChoose ?? undefined}
      className={clsx(
        'grid min-h-[68px] min-w-0 content-center rounded-control px-1.5 py-2 text-center leading-tight transition-colors duration-rapido',
        isClosed
          ? 'bg-[repeating-linear-gradient(135deg,#f6dfda_0_8px,#fbece9_8px_16px)] text-guayaba-tinta'
          : source === 'tienda'
            ? 'bg-suelo enabled:hover:bg-rocio-2'
            : 'bg-cielo-tinte text-cielo-tinta enabled:hover:bg-rocio-2',
      )}
    >
      <span className="text-nota">
        {hours} <span className="max-md:sr-only">{partOfDay}</span>
      </span>
      {isClosed ? (
        <b className="text-ui font-[650]">Cerrado</b>
      ) : (
        <b className="num text-[1.125rem]">
          {booked !== undefined && <span>{booked} / </span>}
          {capacity}
        </b>
      )}
    </button>
  );
};

export const slotText = ({ capacity, booked, source, reason }: Slot): string =>
  [
    capacity === 0 ? 'cerrado' : `caben ${capacity}`,
    ...(booked ? [`hay ${booked}`] : []),
    ...(source === 'tienda'
      ? []
      : [source === 'fecha' ? 'puesto para esa fecha' : 'de ese día de la semana']),
    ...(reason ? [reason] : []),
  ].join(', ');
