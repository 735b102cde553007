import { municipios } from '@nutricion/domain/order/delivery';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';

/** A Puerto Rican address: the urbanización tells two equal street names apart. The state is always PR. */
export const AddressFields = ({ draft, change, errors }: CheckoutPartProps) => (
  <div className="mt-4 grid gap-4 md:grid-cols-6">
    <Field
      label="Urbanización, condominio o barrio"
      optional
      error={errors['delivery.address.urbanizacion']}
      className="md:col-span-6"
    >
      <TextInput
        name="urbanizacion"
        autoComplete="address-line2"
        maxLength={80}
        value={draft.urbanizacion}
        onChange={(event) => change({ urbanizacion: event.target.value })}
      />
    </Field>
    <Field
      label="Calle y número, o carretera y km"
      error={errors['delivery.address.street']}
      className="md:col-span-4"
    >
      <TextInput
        name="street"
        autoComplete="address-line1"
        maxLength={120}
        value={draft.street}
        onChange={(event) => change({ street: event.target.value })}
      />
    </Field>
    <Field label="Apto." optional error={errors['delivery.address.apartment']} className="md:col-span-2">
      <TextInput
        name="apartment"
        autoComplete="address-line3"
        maxLength={40}
        value={draft.apartment}
        onChange={(event) => change({ apartment: event.target.value })}
      />
    </Field>
    <Field label="Municipio" error={errors['delivery.address.municipio']} className="md:col-span-4">
      <Select
        name="municipio"
        autoComplete="address-level2"
        value={draft.municipio}
        onChange={(event) => change({ municipio: event.target.value })}
      >
        <option value="" disabled>
          Escoge el municipio
        </option>
        {municipios.map((municipio) => (
          <option key={municipio}>{municipio}</option>
        ))}
      </Select>
    </Field>
    <Field label="ZIP" error={errors['delivery.address.zip']} className="md:col-span-2">
      <TextInput
        name="zip"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={5}
        value={draft.zip}
        onChange={(event) => change({ zip: event.target.value })}
      />
    </Field>
  </div>
);
