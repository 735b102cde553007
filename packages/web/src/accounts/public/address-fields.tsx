import type { AddressIssues } from '@nutricion/domain/accounts/address-issues';
import type { HomeAddress } from '@nutricion/domain/accounts/home-address';
import { municipios } from '@nutricion/domain/accounts/municipios';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';

interface AddressFieldsProps {
  readonly address: HomeAddress;
  readonly onChange: (part: Partial<HomeAddress>) => void;
  readonly issues: AddressIssues;
}

/**
 * The fields of a Puerto Rican address; the urbanización distinguishes streets of the same name. The state is always
 * PR.
 */
export const AddressFields = ({ address, onChange, issues }: AddressFieldsProps) => (
  <div className="grid gap-4 md:grid-cols-6">
    <Field
      label="Urbanización, condominio o barrio"
      optional
      error={issues.urbanizacion}
      className="md:col-span-6"
    >
      <TextInput
        name="urbanizacion"
        autoComplete="address-line2"
        maxLength={80}
        value={address.urbanizacion}
        onChange={(event) => onChange({ urbanizacion: event.target.value })}
      />
    </Field>
    <Field label="Calle y número, o carretera y km" error={issues.street} className="md:col-span-4">
      <TextInput
        name="street"
        autoComplete="address-line1"
        maxLength={120}
        value={address.street}
        onChange={(event) => onChange({ street: event.target.value })}
      />
    </Field>
    <Field label="Apto." optional error={issues.apartment} className="md:col-span-2">
      <TextInput
        name="apartment"
        autoComplete="address-line3"
        maxLength={40}
        value={address.apartment}
        onChange={(event) => onChange({ apartment: event.target.value })}
      />
    </Field>
    <Field label="Municipio" error={issues.municipio} className="md:col-span-4">
      <Select
        name="municipio"
        autoComplete="address-level2"
        value={address.municipio}
        onChange={(event) => onChange({ municipio: event.target.value })}
      >
        <option value="" disabled>
          Escoge el municipio
        </option>
        {municipios.map((municipio) => (
          <option key={municipio}>{municipio}</option>
        ))}
      </Select>
    </Field>
    <Field label="ZIP" error={issues.zip} className="md:col-span-2">
      <TextInput
        name="zip"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={5}
        value={address.zip}
        onChange={(event) => onChange({ zip: event.target.value })}
      />
    </Field>
  </div>
);
