import { type HomeAddress, homeAddressLine } from '@nutricion/domain/accounts/home-address';
import { MAX_ADDRESSES } from '@nutricion/domain/accounts/saved-address';
import { AddressFields } from '../../../accounts/public/address-fields.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { addressErrors } from './check-draft.ts';
import { emptyAddress } from './checkout-draft.ts';
import type { CheckoutPartProps } from './checkout-part.ts';

/** Which of the customer's homes, or another address, which may be saved for the next time. */
export const HomeFields = ({ draft, change, errors, options: { addresses } }: CheckoutPartProps) => {
  const isTyped = draft.addressId === '';
  return (
    <>
      {addresses.length > 0 && (
        <fieldset>
          <legend className="sr-only">Cuál de tus direcciones</legend>
          <div className="grid gap-2.5 md:grid-cols-2">
            {addresses.map(({ id, label, address }) => (
              <RadioCard
                key={id}
                name="addressId"
                title={label}
                detail={homeAddressLine(address)}
                checked={draft.addressId === id}
                onChange={() => change({ addressId: id, keepAddress: '', ...address })}
              />
            ))}
            <RadioCard
              name="addressId"
              title="Otra dirección"
              detail="Para este pedido"
              checked={isTyped}
              onChange={() => change({ addressId: '', ...emptyAddress })}
            />
          </div>
        </fieldset>
      )}
      {isTyped && (
        <div className={addresses.length > 0 ? 'mt-4' : undefined}>
          <AddressFields
            address={draft satisfies HomeAddress}
            onChange={change}
            issues={addressErrors(errors)}
          />
          {addresses.length < MAX_ADDRESSES && (
            <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3 text-ui">
              <input
                type="checkbox"
                checked={draft.keepAddress === 'yes'}
                onChange={({ target }) => change({ keepAddress: target.checked ? 'yes' : '' })}
                className="size-6 flex-none accent-verde"
              />
              Guardar esta dirección en mi perfil
            </label>
          )}
        </div>
      )}
    </>
  );
};
