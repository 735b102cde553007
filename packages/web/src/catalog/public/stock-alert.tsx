import { queryOptions, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../kit/api/api.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { queryClient } from '../../kit/api/query.ts';
import { toastError, toastNote } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';

const alertsQuery = queryOptions({
  queryKey: ['stock-alerts'],
  queryFn: ({ signal }) => call('GET /api/me/stock-alerts', undefined, { signal }),
});

interface StockAlertProps {
  readonly product: { readonly id: string; readonly title: string };
  readonly className?: string;
}

/** Subscribes to a notification by e-mail when the product is back in stock, or cancels it. */
export const StockAlert = ({ product, className }: StockAlertProps) => {
  const { data } = useQuery(alertsQuery);
  const [isSending, setSending] = useState(false);
  const waits = data?.productIds.includes(product.id) ?? false;
  const toggle = async () => {
    const params = { productId: product.id };
    setSending(true);
    try {
      if (waits) await call('DELETE /api/me/stock-alerts/{productId}', { params });
      else await call('PUT /api/me/stock-alerts/{productId}', { params });
      await queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey });
      toastNote(waits ? 'Ya no te avisamos' : 'Te avisamos por correo cuando vuelva', product.title);
    } catch (error) {
      toastError(waits ? 'No pudimos quitarlo' : 'No pudimos anotarlo', failureText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      variant={waits ? 'quiet' : 'primary'}
      size="lg"
      aria-pressed={waits}
      loading={isSending}
      className={clsx('min-w-0 px-3!', className)}
      onClick={() => void toggle()}
    >
      <BellRing size={20} strokeWidth={2.1} aria-hidden="true" />
      {waits ? 'Te avisamos' : 'Avísame cuando vuelva'}
    </Button>
  );
};
