import { productMoney } from '@nutricion/contract/kit/money';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { unschedulePrice } from '../api.ts';
import { SchedulePriceDialog } from './schedule-price-dialog.tsx';

type Scheduled = ApiResponse<'GET /api/admin/products/{id}/prices'>['scheduled'][number];

interface ScheduledPricesProps {
  readonly productId: string;
  readonly scheduled: readonly Scheduled[];
  readonly isReadOnly: boolean;
}

/** Prices that start and end by themselves, at midnight in Puerto Rico. */
export const ScheduledPrices = ({ productId, scheduled, isReadOnly }: ScheduledPricesProps) => {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const unschedule = async (id: string) => {
    try {
      await unschedulePrice(queryClient, productId, id);
      toastSuccess('Precio programado quitado');
    } catch (error) {
      toastError('No se pudo quitar', failureText(error));
    }
  };
  return (
    <Block aria-labelledby="precios-programados">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="precios-programados">Precios programados</h2>
        {!isReadOnly && (
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
            Programar un precio
          </Button>
        )}
      </div>
      {scheduled.length === 0 ? (
        <p className="mt-2 text-ui text-tinta-suave">Ninguno. El precio cambia cuando alguien lo cambia.</p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {scheduled.map((price) => (
            <li key={price.id} className="flex items-start gap-3 rounded-ficha bg-suelo px-4 py-3">
              <CalendarClock
                size={20}
                strokeWidth={2.1}
                aria-hidden="true"
                className="mt-0.5 flex-none text-verde"
              />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-[650] tabular-nums">{formatUsd(centsOf(price))}</span>
                  <Badge tone={price.state === 'vigente' ? 'good' : 'state'}>{price.state}</Badge>
                </span>
                <span className="block text-ui leading-snug">{daysText(price)}</span>
                <span className="block text-nota wrap-anywhere text-tinta-suave">
                  {[price.by, price.reason].filter(Boolean).join(' · ')}
                </span>
              </span>
              {!isReadOnly && (price.state === 'programado' || price.state === 'vigente') && (
                <IconButton
                  label={`Quitar el precio programado de ${formatUsd(centsOf(price))}`}
                  onClick={() => void unschedule(price.id)}
                >
                  <X size={20} strokeWidth={2.2} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <SchedulePriceDialog productId={productId} onClose={() => setOpen(false)} />}
    </Block>
  );
};

/** "Desde el lunes 7 de diciembre, 12:00 a. m., hasta el sábado 12 de diciembre, 11:59 p. m." */
const daysText = ({ starts_on, ends_on }: Pick<Scheduled, 'starts_on' | 'ends_on'>): string => {
  const start = `Desde el ${longDeliveryDay(starts_on)}, 12:00 a. m.`;
  return ends_on
    ? `${start}, hasta el ${longDeliveryDay(ends_on)}, 11:59 p. m.`
    : `${start}, sin fecha de fin`;
};

const centsOf = (json: { readonly price: number }): number => productMoney.fromJson(json).regularPriceCents;
