import type { HomeAddress } from '@nutricion/domain/accounts/home-address';
import { homeAddressLine } from '@nutricion/domain/accounts/home-address';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { AddressFields } from '../../../accounts/public/address-fields.tsx';
import { PointFields } from '../../../accounts/public/point-fields.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import {
  addressIssuesOf,
  type DraftIssues,
  emptyAddress,
  type TelephoneDraft,
  type TelephoneOptions,
} from './telephone-draft.ts';

interface PlaceFieldsProps {
  readonly draft: TelephoneDraft;
  readonly options: TelephoneOptions;
  readonly errors: DraftIssues;
  readonly onChange: (part: Partial<TelephoneDraft>) => void;
}

/** Where an order goes: a point of the customer's hospital, a saved home or another address. */
export const PlaceFields = ({ draft, options, errors, onChange }: PlaceFieldsProps) => {
  const hasPoints = options.hospital !== null && options.deliveryPoints.length > 0;
  const isHome = draft.deliveryType === 'home';
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2.5 sm:grid-cols-2">
        <legend className="sr-only">Lugar de entrega</legend>
        {hasPoints && (
          <RadioCard
            name="deliveryType"
            title="Hospital"
            detail={options.hospital?.name ?? ''}
            checked={!isHome}
            onChange={() => onChange({ deliveryType: 'hospital' })}
          />
        )}
        {options.addresses.map(({ id, label, address }) => (
          <RadioCard
            key={id}
            name="deliveryType"
            title={label}
            detail={homeAddressLine(address)}
            checked={isHome && draft.addressId === id}
            onChange={() => onChange({ deliveryType: 'home', addressId: id, ...address })}
          />
        ))}
        <RadioCard
          name="deliveryType"
          title="Otra dirección"
          detail="Para este pedido"
          checked={isHome && draft.addressId === ''}
          onChange={() => onChange({ deliveryType: 'home', addressId: '', ...emptyAddress })}
        />
      </fieldset>
      {!isHome && (
        <PointFields
          points={options.deliveryPoints}
          building={draft.building}
          pointId={draft.deliveryPointId}
          onPick={({ building, pointId }) => onChange({ building, deliveryPointId: pointId })}
          error={errors['delivery.deliveryPointId']}
        />
      )}
      {isHome && draft.addressId === '' && (
        <AddressFields
          address={draft satisfies HomeAddress}
          onChange={onChange}
          issues={addressIssuesOf(errors)}
        />
      )}
    </div>
  );
};

/** Who receives the order, and the telephone that the driver calls. */
export const ContactFields = ({ draft, errors, onChange }: Omit<PlaceFieldsProps, 'options'>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Quién recibe" error={errors['contact.name']}>
      <TextInput
        autoComplete="off"
        maxLength={120}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </Field>
    <Field label="Celular" error={errors['contact.phone']}>
      <TextInput
        type="tel"
        autoComplete="off"
        inputMode="tel"
        placeholder="787-555-0142"
        value={draft.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
        onBlur={() => onChange({ phone: formatPhone(draft.phone) })}
      />
    </Field>
  </div>
);
