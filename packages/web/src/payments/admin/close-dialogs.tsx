import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { longDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import {
  type OnDeliveryMethod,
  onDeliveryMethodLabels,
  onDeliveryMethods,
} from '@nutricion/domain/payments/on-delivery-method';
import { useState } from 'react';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { newId } from '../../kit/lib/new-id.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { addCashEntry, closeDay } from './api.ts';
import { MoneyDialog } from './money-dialog.tsx';

const HOW_MUCH = 'Escríbelo como 42.50. Si no hay nada, 0.';
const MORE_THAN_0 = 'Escribe cuánto, como 42.50.';

interface CloseDayDialogProps {
  readonly close: DailyCloseJson;
  readonly onClose: () => void;
}

/** Counts the drawer and closes the day for good; a difference needs a reason. */
export const CloseDayDialog = ({ close, onClose }: CloseDayDialogProps) => {
  const [counted, setCounted] = useState('');
  const [reason, setReason] = useState('');
  const { expectedCents } = dailyCloseMoney.fromJson(close.cash);
  const countedDollars = typedNumber(counted, 'dollars');
  const { countedCents } = dailyCloseMoney.fromJson({ counted: countedDollars ?? close.cash.expected });
  const difference = countedCents - expectedCents;
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['counted', 'reason'],
    check: () => {
      if (countedDollars === null)
        return { counted: requiredNumberIssue(counted, 'dollars', HOW_MUCH) ?? HOW_MUCH };
      return difference !== 0 && reason.trim().length < 3
        ? {
            reason: `${difference < 0 ? 'Faltan' : 'Sobran'} ${formatUsd(Math.abs(difference))}. Di por qué.`,
          }
        : {};
    },
    send: async () => {
      const closed = await closeDay({
        day: close.day,
        counted: countedDollars ?? 0,
        expected: close.cash.expected,
        ...(difference !== 0 && { reason: reason.trim() }),
      });
      toastSuccess(`Cerrado con el número ${closed.closed?.number}`);
      onClose();
    },
  });
  return (
    <MoneyDialog
      title={`Cerrar el ${longDeliveryDay(close.day)}`}
      description={`En la caja debe haber ${formatUsd(expectedCents)}. Una vez cerrado no cambia; lo que falte corregir se anota otro día.`}
      action="Cerrar el día"
      {...{ isSending, failure, onClose }}
      onSubmit={submit}
      amount={{
        label: '¿Cuánto efectivo contaste?',
        error: issues.counted,
        value: counted,
        onChange: (typed) => {
          setCounted(typed);
          clearError('counted', 'reason');
        },
      }}
      reason={
        difference !== 0 && {
          label: `¿Por qué ${difference < 0 ? 'faltan' : 'sobran'} ${formatUsd(Math.abs(difference))}?`,
          error: issues.reason,
          value: reason,
          onChange: (typed) => {
            setReason(typed);
            clearError('reason');
          },
        }
      }
    />
  );
};

interface CashEntryDialogProps {
  /** The closed day that the entry corrects, or null. */
  readonly corrects: string | null;
  readonly onClose: () => void;
}

/** Money that came or went without an order, written on today's close. */
export const CashEntryDialog = ({ corrects, onClose }: CashEntryDialogProps) => {
  // Sent twice after a lost response, it is one entry.
  const [id] = useState(newId);
  const [way, setWay] = useState<OnDeliveryMethod>('cash');
  const [isOut, setIsOut] = useState(true);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const dollars = typedNumber(amount, 'dollars');
  const { isSending, issues, failure, submit, clearError } = useSubmit({
    fields: ['amount', 'reason'],
    check: () => ({
      ...(!dollars && {
        amount:
          dollars === 0 ? MORE_THAN_0 : (requiredNumberIssue(amount, 'dollars', MORE_THAN_0) ?? MORE_THAN_0),
      }),
      ...(reason.trim().length < 3 && { reason: 'Di por qué: queda en la historia.' }),
    }),
    send: async () => {
      const signed = (dollars ?? 0) * (isOut ? -1 : 1);
      await addCashEntry({ id, way, amount: signed, reason: reason.trim(), ...(corrects && { corrects }) });
      toastSuccess('Anotado en el cierre de hoy');
      onClose();
    },
  });
  return (
    <MoneyDialog
      title={corrects ? `Corregir el ${shortDeliveryDay(corrects)}` : 'Anotar entrada o salida'}
      description={
        corrects
          ? 'Ese día está cerrado, así que la corrección cuenta hoy.'
          : 'Dinero que entró o salió sin un pedido: cambio para la caja, una compra, un depósito.'
      }
      action="Anotar"
      {...{ isSending, failure, onClose }}
      onSubmit={submit}
      amount={{
        label: 'Cuánto, $',
        error: issues.amount,
        value: amount,
        onChange: (typed) => {
          setAmount(typed);
          clearError('amount');
        },
      }}
      reason={{
        label: '¿Por qué?',
        error: issues.reason,
        value: reason,
        onChange: (typed) => {
          setReason(typed);
          clearError('reason');
        },
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Qué pasó">
          <Select value={isOut ? 'out' : 'in'} onChange={({ target }) => setIsOut(target.value === 'out')}>
            <option value="out">Salió</option>
            <option value="in">Entró</option>
          </Select>
        </Field>
        <Field label="Dónde">
          <Select value={way} onChange={({ target }) => setWay(target.value as OnDeliveryMethod)}>
            {onDeliveryMethods.map((each) => (
              <option key={each} value={each}>
                {onDeliveryMethodLabels[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </MoneyDialog>
  );
};
