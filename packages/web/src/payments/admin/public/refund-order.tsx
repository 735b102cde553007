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
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching } = useQuery({ ...paymentsOfOrderQuery(orderId), enabled: isOpen });
  const payment = data?.payments.find(({ status }) => status === 'cobrado');
  return (
    <>
      <Button size="sm" variant="outline" loading={isOpen && isFetching} onClick={() => setIsOpen(true)}>
        Devolver dinero
      </Button>
      {isOpen && !isFetching && (
        <FormAlert
          message={error?.message ?? (data && !payment ? 'Ese pago ya no tiene qué devolver.' : null)}
        />
      )}
      {isOpen && payment && !isFetching && (
        <RefundDialog payment={payment} onClose={() => setIsOpen(false)} onDone={onDone} />
      )}
    </>
  );
};
