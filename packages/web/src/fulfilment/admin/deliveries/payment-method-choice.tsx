import {
  type OnDeliveryMethod,
  onDeliveryMethodLabels,
  onDeliveryMethods,
} from '@nutricion/domain/payments/on-delivery-method';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';

interface PaymentMethodChoiceProps {
  readonly title: string;
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
  title,
  method,
  setMethod,
  reference,
  setReference,
}: PaymentMethodChoiceProps) => (
  <fieldset>
    <legend className="mb-2 font-display text-h3 font-bold tracking-[-.015em]">{title}</legend>
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
