import { cashMoney, type DeliveryRouteJson } from '@nutricion/contract/fulfilment/deliveries';
import { MAX_CASH_CENTS } from '@nutricion/domain/fulfilment/cash-count';
import { formatUsd } from '@nutricion/domain/kit/money';
import { requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import { useState } from 'react';
import { fieldIssues } from '../../../kit/api/failure-text.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { haptic } from '../../../kit/lib/haptics.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { countCash, refetchDeliveries } from '../api.ts';
import { cacheRoute } from './cached-route.ts';

interface CashSheetProps {
  readonly route: DeliveryRouteJson;
  readonly onClose: () => void;
}

/** The end of a route: cash is counted before the expected amount is shown; a difference needs a reason. */
export const CashSheet = ({ route, onClose }: CashSheetProps) => {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [needsReason, setNeedsReason] = useState(false);
  const counting = useSubmit({
    fields: ['counted', 'reason'],
    check: () => {
      const counted = cashIssue(typed);
      return counted === null ? {} : { counted };
    },
    send: async () => {
      const body = { counted: typedNumber(typed, 'dollars') ?? 0, ...(reason.trim() && { reason }) };
      cacheRoute(await countCash(route.id, body));
      haptic('success');
      await refetchDeliveries();
      onClose();
    },
    onFailure: (error) => {
      if (fieldIssues(error).reason) setNeedsReason(true);
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
        <Field label="¿Cuánto efectivo traes?" error={counting.issues.counted}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            value={typed}
            onChange={({ target }) => {
              target.value = target.value.replace(/[^\d.,]/g, '');
              setTyped(target.value);
              counting.clearError('counted', 'reason');
            }}
            className="num min-h-16! text-[2rem]"
          />
        </Field>
        {needsReason && (
          <Field label="¿Por qué no cuadra?" error={counting.issues.reason}>
            <TextArea
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                counting.clearError('reason');
              }}
            />
          </Field>
        )}
        <FormAlert message={counting.failure} />
        <Button type="submit" size="lg" wide loading={counting.isSending}>
          {needsReason ? 'Cerrar la ruta así' : 'Cerrar la ruta'}
        </Button>
      </form>
    </Sheet>
  );
};

const cashIssue = (typed: string): string | null => {
  const otherwise = 'Escribe cuánto contaste, como 42.50. Si no hay nada, 0.';
  const counted = typedNumber(typed, 'dollars');
  if (counted === null) return requiredNumberIssue(typed, 'dollars', otherwise);
  return Math.round(counted * 100) <= MAX_CASH_CENTS ? null : otherwise;
};

/** The result of a closed route's cash count. */
export const cashText = ({ cash }: DeliveryRouteJson): string | null => {
  if (!cash) return null;
  const { countedCents, differenceCents } = cashMoney.fromJson(cash);
  const counted = `Contaste ${formatUsd(countedCents)} en efectivo`;
  if (differenceCents === 0) return `${counted}, y cuadra.`;
  const off = `${differenceCents < 0 ? 'Faltaron' : 'Sobraron'} ${formatUsd(Math.abs(differenceCents))}`;
  return `${counted}. ${off}: ${cash.reason ?? ''}`;
};
