import type { CancelPreviewJson } from '@nutricion/contract/orders/cancel-preview';
import { cancelPreviewMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useId } from 'react';
import { Field } from '../../kit/ui/field.tsx';
import { RadioCard } from '../../kit/ui/radio-card.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import type { CancelDraft } from './cancel-draft.ts';
import { asksForMoney, moneyOutcome } from './cancel-outcome.ts';

interface CancelMoneyProps {
  readonly draft: CancelDraft;
  /** Undefined: not known yet, or nothing answers. */
  readonly preview: CancelPreviewJson | undefined;
  readonly isAsking: boolean;
  readonly fault: string | undefined;
  readonly onChange: (changes: Partial<CancelDraft>) => void;
}

/** What becomes of the money, and what that comes to, said before anybody agrees. */
export const CancelMoney = ({ draft, preview, isAsking, fault, onChange }: CancelMoneyProps) => {
  const name = useId();
  const outcome = preview && moneyOutcome(preview, draft);
  const most = preview && formatUsd(cancelPreviewMoney.fromJson(preview).returnableCents);
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-semibold">¿Y el dinero que pagó?</legend>
      {asksForMoney(preview) && (
        <div className="grid gap-2 sm:grid-cols-3">
          {moneyChoices.map(({ id, title }) => (
            <RadioCard
              key={id}
              name={name}
              title={title}
              checked={draft.money === id}
              onChange={() => onChange({ money: id })}
            />
          ))}
        </div>
      )}
      {asksForMoney(preview) && draft.money === 'part' && (
        <Field
          label="¿Cuánto se devuelve?"
          hint={most ? `En dólares, hasta ${most}` : 'En dólares, por ejemplo 4.50'}
          error={fault}
          className="mt-3"
        >
          <TextInput
            inputMode="decimal"
            value={draft.dollars}
            onChange={(event) => onChange({ dollars: event.target.value })}
          />
        </Field>
      )}
      <p role="status" className="mt-3 min-h-11 rounded-[16px] bg-suelo px-4 py-2.5 text-ui">
        {outcome ??
          (isAsking
            ? 'Calculando…'
            : most
              ? `Se pueden devolver hasta ${most}.`
              : 'No pudimos calcularlo ahora.')}
      </p>
    </fieldset>
  );
};

const moneyChoices = [
  { id: 'all', title: 'Se devuelve' },
  { id: 'part', title: 'Una parte' },
  { id: 'none', title: 'No se devuelve' },
] as const;
