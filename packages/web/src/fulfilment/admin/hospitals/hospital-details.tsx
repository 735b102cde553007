import type { AdminHospitalJson, EntranceJson } from '@nutricion/contract/fulfilment/hospitals';
import { shiftLabels, shifts } from '@nutricion/domain/fulfilment/shift';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { RecordLink } from '../../../accounts/admin/public/record-link.tsx';
import { ValueList } from '../../../kit/admin/record/value-list.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';

interface HospitalDetailsProps {
  readonly hospital: AdminHospitalJson;
  /** A link opened it: going back leaves the page. */
  readonly isLinked: boolean;
  readonly onClose: () => void;
}

/** A hospital for who may see and not change it. */
export const HospitalDetails = ({ hospital, isLinked, onClose }: HospitalDetailsProps) => {
  const points = hospital.delivery_points;
  const buildings = [...new Set(points.map(({ building }) => building))];
  return (
    <Sheet
      open
      hasOwnHistoryEntry={isLinked}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={hospital.name}
      description="Tu rol lo ve y no lo cambia"
      className="md:w-[560px]"
    >
      <div className="grid gap-7 pt-1">
        <ValueList
          values={[
            { label: 'Dominio del correo', text: `@${hospital.email_domain}` },
            { label: 'Registros nuevos', text: hospital.is_active ? 'Los acepta' : 'No los acepta' },
          ]}
        />
        <p className="flex flex-wrap gap-x-5 text-ui font-semibold">
          <Link to={`/admin/hospitals/${hospital.id}/days`} className="text-verde underline">
            Días y horarios
          </Link>
          <RecordLink permission="orders.read" to={`/admin/orders?hospital=${hospital.id}`}>
            Sus pedidos
          </RecordLink>
        </p>
        <Part title="Lugares de entrega">
          {points.length === 0 ? (
            <p className="text-tinta-suave">
              Sin lugares de entrega, su gente solo puede pedir para su casa.
            </p>
          ) : (
            <ValueList
              values={buildings.map((label) => ({
                label,
                text: points
                  .filter(({ building }) => building === label)
                  .map(unitText)
                  .join('\n'),
                isWide: true,
              }))}
            />
          )}
        </Part>
        <Part title="Puertas y contactos">
          <ValueList
            values={shifts.map((shift) => ({
              label: shiftLabels[shift],
              text: entranceText(hospital.entrances?.find((entrance) => entrance.shift === shift)),
            }))}
          />
        </Part>
      </div>
    </Sheet>
  );
};

const entranceText = (entrance: EntranceJson | undefined): string =>
  entrance
    ? [entrance.door, entrance.contact, formatPhone(entrance.phone), entrance.instructions]
        .filter(Boolean)
        .join('\n')
    : '';

const unitText = (point: AdminHospitalJson['delivery_points'][number]): string =>
  [
    point.unit,
    point.has_refrigerator && 'con nevera',
    point.is_reachable === false && 'quien reparte no sube',
    point.instructions,
  ]
    .filter(Boolean)
    .join(' · ');

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-h3">
        {title}
      </h3>
      {children}
    </section>
  );
};
