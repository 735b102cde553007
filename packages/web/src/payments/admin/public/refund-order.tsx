import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kit/api/api.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
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
  const queryClient = useQueryClient();
  const { data, error, isFetching } = useQuery({
    queryKey: ['admin', 'payments', 'of-order', orderId],
    queryFn: ({ signal }) => call('GET /api/admin/payments', { query: { order: orderId } }, { signal }),
    enabled: isOpen,
    staleTime: 0,
  });
  const payment = data?.payments.find(({ status }) => status === 'cobrado');
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: ['admin', 'payments'] });
    onDone();
  };
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
        <RefundDialog payment={payment} onClose={() => setIsOpen(false)} onDone={reload} />
      )}
    </>
  );
};
