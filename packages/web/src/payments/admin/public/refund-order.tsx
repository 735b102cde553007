import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { paymentsOfOrderQuery } from '../api.ts';
import { RefundDialog } from '../refund-dialog.tsx';

/** The button that refunds units of a paid order. */
export const RefundOrder = ({
  orderId,
  onDone,
}: {
  readonly orderId: string;
  readonly onDone: () => void;
}) => {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = openedAt !== null;
  const { data, error, isFetching, dataUpdatedAt } = useQuery({
    ...paymentsOfOrderQuery(orderId),
    enabled: isOpen,
  });
  // Read since it was opened; a later refetch doesn't close the dialog over what was typed.
  const isRead = isOpen && dataUpdatedAt >= openedAt;
  const payment = data?.payments.find(({ status }) => status === 'cobrado');
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        loading={isOpen && isFetching}
        onClick={() => setOpenedAt(Date.now())}
      >
        Devolver dinero
      </Button>
      {isOpen && !isFetching && (
        <FormAlert
          message={error?.message ?? (data && !payment ? 'Ese pago ya no tiene qué devolver.' : null)}
        />
      )}
      {isRead && payment && (
        <RefundDialog payment={payment} onClose={() => setOpenedAt(null)} onDone={onDone} />
      )}
    </>
  );
};
