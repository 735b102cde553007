import { type DoorWay, doorWays } from '@nutricion/domain/payments/door-way';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';

interface DoorPaymentProps {
  readonly title: string;
  readonly way: DoorWay | null;
  readonly setWay: (way: DoorWay) => void;
  readonly reference: string;
  readonly setReference: (reference: string) => void;
}

const icon = { size: 22, strokeWidth: 2.1, 'aria-hidden': true } as const;

const ways: Record<DoorWay, { readonly label: string; readonly icon: ReactNode }> = {
  cash: { label: 'Efectivo', icon: <Banknote {...icon} /> },
  card_terminal: { label: 'Tarjeta, en el terminal', icon: <CreditCard {...icon} /> },
  ath_movil: { label: 'ATH Móvil', icon: <Smartphone {...icon} /> },
};

/** How somebody paid at the door. */
export const DoorPayment = ({ title, way, setWay, reference, setReference }: DoorPaymentProps) => (
  <fieldset>
    <legend className="mb-2 font-display text-h3 font-bold tracking-[-.015em]">{title}</legend>
    <div className="grid gap-2">
      {doorWays.map((each) => (
        <RadioCard
          key={each}
          name="pago"
          title={ways[each].label}
          icon={ways[each].icon}
          checked={way === each}
          onChange={() => setWay(each)}
        />
      ))}
    </div>
    {way !== null && way !== 'cash' && (
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
