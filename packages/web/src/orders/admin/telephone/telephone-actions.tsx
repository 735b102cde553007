import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { CalendarClock, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { ChangeSheet } from '../../shop/change-sheet.tsx';
import { DeliverySheet } from './delivery-sheet.tsx';
import { ReasonField } from './reason-field.tsx';
import { changeLinesFor, USUAL_REASON } from './telephone-api.ts';

interface TelephoneActionsProps {
  readonly order: AdminOrderJson;
  readonly isReadOnly: boolean;
}

/** What staff change of an order for its customer on the telephone. */
export const TelephoneActions = ({ order, isReadOnly }: TelephoneActionsProps) => {
  const [opened, setOpened] = useState<'none' | 'lines' | 'delivery'>('none');
  const [reason, setReason] = useState(USUAL_REASON);
  return (
    <>
      <Button
        variant="outline"
        className="max-sm:flex-1"
        disabled={isReadOnly}
        onClick={() => setOpened('lines')}
      >
        <PhoneCall size={18} strokeWidth={2.2} aria-hidden="true" />
        Cambiar productos
      </Button>
      <Button
        variant="outline"
        className="max-sm:flex-1"
        disabled={isReadOnly}
        onClick={() => setOpened('delivery')}
      >
        <CalendarClock size={18} strokeWidth={2.2} aria-hidden="true" />
        Cambiar la entrega
      </Button>
      <ChangeSheet
        order={order}
        totalCents={orderMoney.fromJson(order.money.due).totalCents}
        open={opened === 'lines'}
        onOpenChange={(open) => !open && setOpened('none')}
        onSave={async (changed) => {
          await changeLinesFor(order, changed, reason.trim() || USUAL_REASON);
          setReason(USUAL_REASON);
        }}
        forCustomer={<ReasonField reason={reason} onChange={setReason} />}
      />
      {opened === 'delivery' && <DeliverySheet order={order} onClose={() => setOpened('none')} />}
    </>
  );
};
