import { RETURN_POLICY } from '@nutricion/domain/receipt/receipt-text';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PaymentMethod, paymentMethodsOf } from './checkout-draft.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { GroupError } from './group-error.tsx';

const icon = { size: 22, strokeWidth: 2.1 };
const ways: Record<
  PaymentMethod,
  { readonly title: string; readonly detail: string; readonly icon: ReactNode }
> = {
  'on-delivery': {
    title: 'Al recibir',
    detail: 'Efectivo, tarjeta o ATH Móvil cuando lo tengas en la mano',
    icon: <Banknote {...icon} />,
  },
  card: {
    title: 'Tarjeta',
    detail: 'Ahora la autorizas; cobramos lo que preparamos',
    icon: <CreditCard {...icon} />,
  },
  'ath-movil': {
    title: 'ATH Móvil',
    detail: 'Lo confirmas en tu teléfono',
    icon: <Smartphone {...icon} />,
  },
};

/** Only the ways that the shop takes; a single one is said, not asked. */
export const PaymentSection = ({ draft, change, errors, options }: CheckoutPartProps) => {
  const methods = paymentMethodsOf(options);
  const fault = errors.paymentMethod;
  return (
    <CheckoutSection number={3} title="¿Cómo pagas?">
      {methods.length === 1 ? (
        <p className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-11 flex-none place-items-center rounded-control bg-suelo"
          >
            {ways['on-delivery'].icon}
          </span>
          <span>
            <b className="font-[650]">Al recibir.</b> Pagas cuando lo tengas en la mano.
          </span>
        </p>
      ) : (
        <fieldset
          className="grid gap-3 md:grid-cols-2"
          aria-describedby={fault ? 'falta-pago' : undefined}
          data-fault={fault ? '' : undefined}
        >
          <legend className="sr-only">Forma de pago</legend>
          {methods.map((method) => (
            <ChoiceCard
              key={method}
              name="paymentMethod"
              {...ways[method]}
              checked={draft.paymentMethod === method}
              onChange={() => change({ paymentMethod: method })}
            />
          ))}
        </fieldset>
      )}
      {fault && <GroupError id="falta-pago" message={fault} />}
      <ul className="mt-4 grid gap-1.5 pl-5 text-ui text-tinta-suave [list-style:disc]">
        <li>Si cambiamos algo por otro, pagas el precio más bajo de los dos.</li>
        <li>Si algo no llega, no lo pagas: lo que sobró vuelve a donde pagaste.</li>
        <li>
          Si nadie recibe el pedido, te llamamos y lo llevamos otra vez. Lo fresco que se pierda no se
          devuelve.
        </li>
        <li>{RETURN_POLICY}</li>
      </ul>
    </CheckoutSection>
  );
};
