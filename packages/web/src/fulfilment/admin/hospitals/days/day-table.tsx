import type { DeliveryDaysJson } from '@nutricion/contract/fulfilment/delivery-days';
import { deliveryWindow } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Badge } from '../../../../kit/ui/badge.tsx';
import { Block } from '../../../../kit/ui/block.tsx';
import type { ChosenSlot } from './capacity-dialog.tsx';
import { SlotButton } from './slot-button.tsx';

interface DayTableProps {
  readonly days: DeliveryDaysJson['days'];
  readonly onChoose: ((slot: ChosenSlot) => void) | null;
}

/** Two weeks: each window with its booked orders and capacity. */
export const DayTable = ({ days, onChoose }: DayTableProps) => (
  <Block aria-labelledby="dos-semanas">
    <h2 id="dos-semanas">Dos semanas</h2>
    <p className="mt-1 text-ui text-tinta-suave">
      Pedidos que hay y que caben. Toca un horario para cambiarlo solo ese día; en azul, lo que no es como
      siempre.
    </p>
    <ul className="mt-4 grid gap-3">
      {days.map(({ date, windows, is_offered }) => (
        <li key={date} className="grid gap-2 md:grid-cols-[220px_minmax(0,1fr)] md:items-center">
          <p className="flex items-center gap-2">
            <span className="font-semibold whitespace-nowrap first-letter:uppercase">
              {shortDeliveryDay(date)}
            </span>
            {is_offered && <Badge>Se puede pedir</Badge>}
          </p>
          <div className="grid grid-cols-4 gap-2">
            {windows.map((window) => (
              <SlotButton
                key={window.id}
                label={`${longDeliveryDay(date)}, ${deliveryWindow(window.id).label}`}
                window={window}
                onChoose={onChoose && (() => onChoose({ date, window }))}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  </Block>
);
