import { cashMoney, type DeliveryRouteJson } from '@nutricion/contract/deliveries';
import { MAX_CASH_CENTS } from '@nutricion/domain/delivery/cash-count';
import { formatUsd } from '@nutricion/domain/money/money';
import { requiredNumberFault, typedNumber } from '@nutricion/domain/text/typed-number';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { haptic } from '../../lib/haptics.ts';
import { call } from '../../shared/api/api.ts';
import { fieldFaults } from '../../shared/api/failure-text.ts';
import { useSubmit } from '../../shared/api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { deliveriesQuery } from './delivery-query.ts';
import { keepRoute } from './kept-route.ts';

interface CashSheetProps {
  readonly route: DeliveryRouteJson;
  readonly onClose: () => void;
}

/** The end of a route: what was counted, before anybody says what it should be; a difference needs a reason. */
export const CashSheet = ({ route, onClose }: CashSheetProps) => {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [asksReason, setAsksReason] = useState(false);
  const queryClient = useQueryClient();
  const counting = useSubmit({
    fields: ['counted', 'reason'],
    check: () => {
      const counted = cashFault(typed);
      return counted === null ? {} : { counted };
    },
    send: async () => {
      const body = { counted: typedNumber(typed, 'dollars') ?? 0, ...(reason.trim() && { reason }) };
      const params = { id: route.id };
      keepRoute(await call('POST /api/admin/deliveries/routes/{id}/cash', { params, body }));
      haptic('success');
      await queryClient.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
      onClose();
    },
    onFailure: (error) => {
      if (fieldFaults(error).reason) setAsksReason(true);
      return false;
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cuadrar el efectivo"
      description="Cuenta los billetes y el menudo de esta ruta, sin el fondo con que saliste."
    >
      <form onSubmit={counting.submit} noValidate className="grid gap-4">
        <Field label="¿Cuánto efectivo traes?" error={counting.faults.counted}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            value={typed}
            onChange={({ target }) => {
              target.value = target.value.replace(/[^\d.,]/g, '');
              setTyped(target.value);
              counting.forgive('counted', 'reason');
            }}
            className="num min-h-16! text-[2rem]"
          />
        </Field>
        {asksReason && (
          <Field label="¿Por qué no cuadra?" error={counting.faults.reason}>
            <TextArea
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                counting.forgive('reason');
              }}
            />
          </Field>
        )}
        <FormAlert message={counting.failure} />
        <Button type="submit" size="lg" wide loading={counting.isSending}>
          {asksReason ? 'Cerrar la ruta así' : 'Cerrar la ruta'}
        </Button>
      </form>
    </Sheet>
  );
};

const cashFault = (typed: string): string | null => {
  const otherwise = 'Escribe cuánto contaste, como 42.50. Si no hay nada, 0.';
  const counted = typedNumber(typed, 'dollars');
  if (counted === null) return requiredNumberFault(typed, 'dollars', otherwise);
  return Math.round(counted * 100) <= MAX_CASH_CENTS ? null : otherwise;
};

/** How the cash of a closed route came out. */
export const cashText = ({ cash }: DeliveryRouteJson): string | null => {
  if (!cash) return null;
  const { countedCents, differenceCents } = cashMoney.fromJson(cash);
  const counted = `Contaste ${formatUsd(countedCents)} en efectivo`;
  if (differenceCents === 0) return `${counted}, y cuadra.`;
  const off = `${differenceCents < 0 ? 'Faltaron' : 'Sobraron'} ${formatUsd(Math.abs(differenceCents))}`;
  return `${counted}. ${off}: ${cash.reason ?? ''}`;
};
