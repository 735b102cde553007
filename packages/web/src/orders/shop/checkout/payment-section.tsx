import { RETURN_POLICY } from '@nutricion/domain/payments/receipt-text';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { GroupError } from '../../../kit/ui/group-error.tsx';
import { type PaymentMethod, paymentMethodsOf } from './checkout-draft.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { ChoiceCard } from './choice-card.tsx';

const icon = { size: 22, strokeWidth: 2.1 };
const methodTexts: Record<
  PaymentMethod,
  {
    readonly title: string;
    readonly detail: string;
    /** Shown if it is the only method. */
    readonly alone: string;
    readonly icon: ReactNode;
  }
> = {
  'on-delivery': {
    title: 'Al recibir',
    detail: 'Efectivo, tarjeta o ATH Móvil cuando lo tengas en la mano',
    alone: 'Pagas cuando lo tengas en la mano.',
    icon: <Banknote {...icon} />,
  },
  card: {
    title: 'Tarjeta',
    detail: 'Ahora la autorizas; cobramos lo que preparamos',
    alone: 'La autorizas ahora en la página segura del banco; cobramos solo lo que preparamos.',
    icon: <CreditCard {...icon} />,
  },
  'ath-movil': {
    title: 'ATH Móvil',
    detail: 'Lo confirmas en tu teléfono',
    alone: 'Lo confirmas en tu teléfono; lo que no llegue vuelve a tu cuenta.',
    icon: <Smartphone {...icon} />,
  },
};

/** The shop's payment methods; a single one is shown without a choice. */
export const PaymentSection = ({ draft, change, errors, options }: CheckoutPartProps) => {
  const methods = paymentMethodsOf(options);
  const issue = errors.paymentMethod;
  const [first, second] = methods;
  return (
    <CheckoutSection number={3} title="¿Cómo pagas?">
      {options.prepayReason && (
        <p className="mb-4 rounded-[16px] bg-mango-tinte px-4 py-3 text-ui text-mango-tinta">
          {options.prepayReason}
        </p>
      )}
      {first && !second && (
        <p className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-11 flex-none place-items-center rounded-control bg-suelo"
          >
            {methodTexts[first].icon}
          </span>
          <span>
            <b className="font-[650]">{methodTexts[first].title}.</b> {methodTexts[first].alone}
          </span>
        </p>
      )}
      {second && (
        <fieldset
          className="grid gap-3 md:grid-cols-2"
          aria-describedby={issue ? 'falta-pago' : undefined}
          data-fault={issue ? '' : undefined}
        >
          <legend className="sr-only">Forma de pago</legend>
          {methods.map((method) => (
            <ChoiceCard
              key={method}
              name="paymentMethod"
              title={methodTexts[method].title}
              detail={methodTexts[method].detail}
              icon={methodTexts[method].icon}
              checked={draft.paymentMethod === method}
              onChange={() => change({ paymentMethod: method })}
            />
          ))}
        </fieldset>
      )}
      {issue && <GroupError id="falta-pago" message={issue} />}
      <PaymentPolicy />
    </CheckoutSection>
  );
};

/** Shown before paying: substitutes, refunds, and deliveries that nobody receives. */
const PaymentPolicy = () => (
  <>
    <h3 className="mt-5 mb-1.5 text-ui font-semibold">Antes de pagar</h3>
    <dl className="grid gap-2 text-ui text-tinta-suave">
      {policy.map(({ term, text }) => (
        <div key={term}>
          <dt className="inline font-semibold text-tinta">{term}: </dt>
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  </>
);

const policy = [
  { term: 'Cambios', text: 'si te llevamos otro producto, pagas el precio más bajo de los dos.' },
  {
    term: 'Devoluciones',
    text: `lo que no llega no se cobra, y si ya lo pagaste vuelve a donde pagaste. ${RETURN_POLICY}`,
  },
  {
    term: 'Si nadie lo recibe',
    text: 'te llamamos y lo llevamos otra vez. Lo fresco que se pierda no se devuelve, y con dos pedidos sin recibir ni pagar los próximos se pagan antes.',
  },
] as const;
