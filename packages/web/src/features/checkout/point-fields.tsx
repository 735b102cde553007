import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';

/** Building, then floor or unit: the delivery points of the customer's hospital. */
export const PointFields = ({ draft, change, errors, options }: CheckoutPartProps) => {
  const buildings = [...new Set(options.deliveryPoints.map(({ building }) => building))];
  const units = options.deliveryPoints.filter(({ building }) => building === draft.building);
  const error = errors['delivery.deliveryPointId'];
  const pickBuilding = (building: string) => {
    const inside = options.deliveryPoints.filter((point) => point.building === building);
    change({ building, deliveryPointId: inside.length === 1 ? (inside[0]?.id ?? '') : '' });
  };
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      <Field label="Edificio" error={draft.building === '' ? error : undefined}>
        <Select value={draft.building} onChange={(event) => pickBuilding(event.target.value)}>
          <option value="" disabled>
            Escoge el edificio
          </option>
          {buildings.map((building) => (
            <option key={building}>{building}</option>
          ))}
        </Select>
      </Field>
      <Field label="Piso o unidad" error={draft.building === '' ? undefined : error}>
        <Select
          value={draft.deliveryPointId}
          disabled={draft.building === ''}
          onChange={(event) => change({ deliveryPointId: event.target.value })}
        >
          <option value="" disabled>
            Escoge el piso o la unidad
          </option>
          {units.map(({ id, unit }) => (
            <option key={id} value={id}>
              {unit}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};
