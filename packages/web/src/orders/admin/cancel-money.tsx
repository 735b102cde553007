import type { CancelPreviewJson } from '@nutricion/contract/orders/cancel-preview';
import { cancelPreviewMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useId } from 'react';
import { Field } from '../../kit/ui/field.tsx';
import { RadioCard } from '../../kit/ui/radio-card.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import type { CancelDraft } from './cancel-draft.ts';
import { moneyOutcome, needsMoneyChoice } from './cancel-outcome.ts';

interface CancelMoneyProps {
  readonly draft: CancelDraft;
  /** Undefined: not loaded yet, or the call failed. */
  readonly preview: CancelPreviewJson | undefined;
  readonly needsChoice: boolean;
  readonly issue: string | undefined;
  readonly onChange: (changes: Partial<CancelDraft>) => void;
}

/** What happens to the money, with amounts, before it is confirmed. */
export const CancelMoney = ({ draft, preview, needsChoice, issue, onChange }: CancelMoneyProps) => {
  const name = useId();
  const outcome = preview && moneyOutcome(preview, draft);
  const maxText = preview && formatUsd(cancelPreviewMoney.fromJson(preview).returnableCents);
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-semibold">¿Y el dinero que pagó?</legend>
      {needsMoneyChoice(preview) && (
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
      {needsMoneyChoice(preview) && draft.money === 'part' && (
        <Field
          label="¿Cuánto se devuelve?"
          hint={maxText ? `En dólares, hasta ${maxText}` : 'En dólares, por ejemplo 4.50'}
          error={issue}
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
          (needsChoice
            ? 'Calculando…'
            : maxText
              ? `Se pueden devolver hasta ${maxText}.`
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
