import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';

export interface DeliveryPoint {
  readonly id: string;
  readonly building: string;
  readonly unit: string;
}

interface PointFieldsProps {
  readonly points: readonly DeliveryPoint[];
  readonly building: string;
  /** Empty: none picked yet. */
  readonly pointId: string;
  readonly onPick: (picked: { readonly building: string; readonly pointId: string }) => void;
  readonly error?: string | undefined;
}

/** Building, then floor or unit: the delivery points of the customer's hospital. */
export const PointFields = ({ points, building, pointId, onPick, error }: PointFieldsProps) => {
  const buildings = [...new Set(points.map((point) => point.building))];
  const units = points.filter((point) => point.building === building);
  const pickBuilding = (picked: string) => {
    const inside = points.filter((point) => point.building === picked);
    onPick({ building: picked, pointId: inside.length === 1 ? (inside[0]?.id ?? '') : '' });
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Edificio" error={building === '' ? error : undefined}>
        <Select value={building} onChange={(event) => pickBuilding(event.target.value)}>
          <option value="" disabled>
            Escoge el edificio
          </option>
          {buildings.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Piso o unidad" error={building === '' ? undefined : error}>
        <Select
          value={pointId}
          disabled={building === ''}
          onChange={(event) => onPick({ building, pointId: event.target.value })}
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
