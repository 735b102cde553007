import { productMoney } from '@nutricion/contract/kit/money';
import { isPriceJump } from '@nutricion/domain/catalog/price-jump';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { schedulePrice } from '../api.ts';
import { productQuery } from '../public/api.ts';
import { priceIssue } from './price-issue.ts';

type Name = 'price' | 'starts_on' | 'ends_on' | 'reason';

interface SchedulePriceDialogProps {
  readonly productId: string;
  readonly onClose: () => void;
}

/** Schedules a price from one day to another, both included. */
export const SchedulePriceDialog = ({ productId, onClose }: SchedulePriceDialogProps) => {
  const form = useId();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<Readonly<Record<Name, string>>>({
    price: '',
    starts_on: '',
    ends_on: '',
    reason: '',
  });
  const { isSending, issues, failure, submit, clearError } = useSubmit<Name>({
    fields: ['price', 'starts_on', 'ends_on', 'reason'],
    check: () => ({
      ...priceIssue(values.price),
      ...(values.starts_on === '' && { starts_on: 'Escoge desde qué día.' }),
    }),
    send: async () => {
      await schedulePrice(queryClient, productId, {
        price: typedNumber(values.price, 'dollars') ?? 0,
        starts_on: values.starts_on,
        ends_on: values.ends_on || null,
        ...(values.reason.trim() && { reason: values.reason.trim() }),
      });
      toastSuccess('Precio programado');
      onClose();
    },
  });
  const { data: product } = useQuery({ ...productQuery(productId), enabled: false });
  const priceAfter = typedNumber(values.price, 'dollars');
  // From today's price on; by another scheduled price between, only the server knows.
  const isReasonRequired =
    issues.reason !== undefined ||
    (product !== undefined &&
      priceAfter !== null &&
      isPriceJump(
        productMoney.fromJson(product).regularPriceCents,
        productMoney.fromJson({ price: priceAfter }).regularPriceCents,
      ));
  const field = (name: Name) => ({
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value });
      clearError(name);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Programar un precio"
      description="Cambia solo a medianoche, y al acabar vuelve al de antes."
      actions={
        <>
          <Button type="submit" form={form} loading={isSending}>
            Programar
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Precio, $" error={issues.price}>
          <TextInput inputMode="decimal" autoComplete="off" maxLength={12} {...field('price')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Desde" error={issues.starts_on}>
            <TextInput type="date" {...field('starts_on')} />
          </Field>
          <Field label="Hasta" optional hint="Ese día cuenta, hasta las 11:59 p. m." error={issues.ends_on}>
            <TextInput type="date" {...field('ends_on')} />
          </Field>
        </div>
        <Field label="¿Por qué?" optional={!isReasonRequired} error={issues.reason}>
          <TextInput maxLength={500} {...field('reason')} />
        </Field>
        <FormAlert message={failure} />
      </form>
    </Dialog>
  );
};
