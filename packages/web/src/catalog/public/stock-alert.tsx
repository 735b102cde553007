import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../kit/api/failure-text.ts';
import { toastError, toastNote } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { setStockAlert, stockAlertsQuery } from './api-stock-alerts.ts';

interface StockAlertProps {
  readonly product: { readonly id: string; readonly title: string };
  readonly className?: string;
}

/** Subscribes to a notification by e-mail when the product is back in stock, or cancels it. */
export const StockAlert = ({ product, className }: StockAlertProps) => {
  const { data } = useQuery(stockAlertsQuery);
  const [isSending, setSending] = useState(false);
  const isOn = data?.productIds.includes(product.id) ?? false;
  const toggle = async () => {
    setSending(true);
    try {
      await setStockAlert(product.id, !isOn);
      toastNote(isOn ? 'Ya no te avisamos' : 'Te avisamos por correo cuando vuelva', product.title);
    } catch (error) {
      toastError(isOn ? 'No pudimos quitarlo' : 'No pudimos anotarlo', failureText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      variant={isOn ? 'quiet' : 'primary'}
      size="lg"
      aria-pressed={isOn}
      loading={isSending}
      className={clsx('min-w-0 px-3!', className)}
      onClick={() => void toggle()}
    >
      <BellRing size={20} strokeWidth={2.1} aria-hidden="true" />
      {isOn ? 'Te avisamos' : 'Avísame cuando vuelva'}
    </Button>
  );
};
