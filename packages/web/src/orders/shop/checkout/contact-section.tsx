import { formatPhone } from '@nutricion/domain/kit/contact';
import { SUBSTITUTE_PROMISE, substitutionChoices } from '@nutricion/domain/orders/substitution';
import { useCart } from '../../../cart/public/cart-store.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutSection } from './checkout-section.tsx';

export const ContactSection = ({ draft, change, errors }: CheckoutPartProps) => (
  <CheckoutSection number={4} title="¿A quién avisamos?">
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Nombre de quien recibe" error={errors['contact.name']}>
        <TextInput
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label="Celular" error={errors['contact.phone']}>
        <TextInput
          type="tel"
          name="phone"
          autoComplete="tel-national"
          inputMode="tel"
          placeholder="787-555-0142"
          value={draft.phone}
          onChange={(event) => change({ phone: event.target.value })}
          onBlur={() => change({ phone: formatPhone(draft.phone) })}
        />
      </Field>
    </div>
    <fieldset className="mt-5">
      <legend className="mb-2 text-ui font-semibold">Si algo se agota al prepararlo</legend>
      <div className="grid gap-2.5 md:grid-cols-3">
        {substitutionChoices.map(({ id, title, detail }) => (
          <RadioCard
            key={id}
            name="substitution"
            title={title}
            detail={detail}
            checked={draft.substitution === id}
            onChange={() => change({ substitution: id })}
          />
        ))}
      </div>
      <ChosenSubstitutions />
    </fieldset>
  </CheckoutSection>
);

/** Substitution choices made for single lines in the cart, shown before the order. */
const ChosenSubstitutions = () => {
  const lines = useCart().cart.items.filter(({ substitution }) => substitution !== undefined);
  return (
    <div className="mt-3 grid gap-1 text-nota text-tinta-suave">
      <p>{SUBSTITUTE_PROMISE}</p>
      {lines.length > 0 && (
        <p>
          Esto ya lo dijiste en tu carrito:{' '}
          {lines.map(({ product, substitution }, index) => (
            <span key={product.id}>
              {index > 0 && ' · '}
              {product.title}:{' '}
              <b className="font-semibold text-tinta">
                {substitutionChoices.find(({ id }) => id === substitution)?.title.toLowerCase()}
              </b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
};
