import { cashMoney } from '@nutricion/contract/fulfilment/deliveries';
import { likelyTenders } from '@nutricion/domain/fulfilment/cash-count';
import { formatUsd, formatUsdShort } from '@nutricion/domain/kit/money';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import {
  type OnDeliveryMethod,
  onDeliveryMethodLabels,
  onDeliveryMethods,
} from '@nutricion/domain/payments/on-delivery-method';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';

interface PaymentMethodChoiceProps {
  /** What is to be collected. */
  readonly dueCents: number;
  readonly method: OnDeliveryMethod | null;
  readonly setMethod: (method: OnDeliveryMethod) => void;
  readonly reference: string;
  readonly setReference: (reference: string) => void;
}

const icon = { size: 22, strokeWidth: 2.1, 'aria-hidden': true } as const;

const icons: Record<OnDeliveryMethod, ReactNode> = {
  cash: <Banknote {...icon} />,
  card_terminal: <CreditCard {...icon} />,
  ath_movil: <Smartphone {...icon} />,
};

/** How the customer paid on delivery. */
export const PaymentMethodChoice = ({
  dueCents,
  method,
  setMethod,
  reference,
  setReference,
}: PaymentMethodChoiceProps) => (
  <fieldset>
    <legend className="mb-2 font-display text-h3 font-bold tracking-[-.015em]">
      Cobra {formatUsd(dueCents)}
    </legend>
    <div className="grid gap-2">
      {onDeliveryMethods.map((each) => (
        <RadioCard
          key={each}
          name="pago"
          title={onDeliveryMethodLabels[each]}
          icon={icons[each]}
          checked={method === each}
          onChange={() => setMethod(each)}
        />
      ))}
    </div>
    {method === 'cash' && <Change dueCents={dueCents} />}
    {method !== null && method !== 'cash' && (
      <Field label="Número del comprobante" optional className="mt-3">
        <TextInput
          maxLength={60}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
    )}
  </fieldset>
);

/** What the customer pays with, and the change; only a help for the driver, not sent. */
const Change = ({ dueCents }: { readonly dueCents: number }) => {
  const [typed, setTyped] = useState('');
  const tendered = typedNumber(typed, 'dollars');
  const changeCents =
    tendered === null ? null : cashMoney.fromJson({ counted: tendered }).countedCents - dueCents;
  return (
    <div className="mt-3 rounded-ficha bg-suelo p-3">
      <p className="mb-2 text-ui font-semibold" id="paga-con">
        ¿Con cuánto paga?
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be inside the row of the field. */}
      <div role="group" aria-labelledby="paga-con" className="grid grid-cols-3 gap-2">
        {likelyTenders(dueCents)
          .slice(0, 5)
          .map((cents) => (
            <Button
              key={cents}
              size="sm"
              variant="outline"
              aria-pressed={changeCents === cents - dueCents}
              onClick={() => setTyped(formatUsd(cents))}
            >
              {formatUsdShort(cents)}
            </Button>
          ))}
        <TextInput
          aria-label="Otra cantidad"
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          placeholder="Otra"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p role="status" className="num mt-2 min-h-[1.5em] text-[1.25rem] font-[650]">
        {changeCents === null
          ? ''
          : changeCents < 0
            ? `Faltan ${formatUsd(-changeCents)}`
            : `Vuelto: ${formatUsd(changeCents)}`}
      </p>
    </div>
  );
};
