import { Banknote } from 'lucide-react';
import { CheckoutSection } from './checkout-section.tsx';
import { ChoiceCard } from './choice-card.tsx';

/** One way today, said plainly. */
export const PaymentSection = () => (
  <CheckoutSection number={3} title="¿Cómo pagas?">
    <fieldset className="grid gap-3 md:grid-cols-2">
      <legend className="sr-only">Forma de pago</legend>
      <ChoiceCard
        name="paymentMethod"
        icon={<Banknote size={22} strokeWidth={2.1} />}
        title="Al recibir"
        detail="Pagas cuando la tengas en la mano"
        checked
        readOnly
      />
    </fieldset>
  </CheckoutSection>
);
