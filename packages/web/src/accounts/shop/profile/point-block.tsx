import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { logError } from '../../../kit/lib/log.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { type DeliveryPoint, PointFields } from '../../public/point-fields.tsx';
import { savePreferredPoint } from '../api.ts';
import { SectionBlock } from './section-block.tsx';

interface PointBlockProps {
  readonly hospitalName: string;
  readonly points: readonly DeliveryPoint[];
  readonly preferredId: string | null;
}

/** The customer's delivery point in the hospital. Picking one saves it. */
export const PointBlock = ({ hospitalName, points, preferredId }: PointBlockProps) => {
  const preferred = points.find(({ id }) => id === preferredId);
  const none = { building: onlyBuilding(points), pointId: '' };
  const [picked, setPicked] = useState(
    preferred ? { building: preferred.building, pointId: preferred.id } : none,
  );
  const save = async (next: typeof picked) => {
    const before = picked;
    setPicked(next);
    // A building alone isn't a delivery point: the saved one stays until a floor is picked or the point is removed.
    if (next.pointId === '' && next !== none) return;
    try {
      await savePreferredPoint(next.pointId || null);
      announce(next.pointId === '' ? 'Ya no hay punto de entrega preferido' : 'Punto de entrega guardado');
    } catch (error) {
      logError('Error saving the delivery point', error);
      setPicked(before);
      toastError('No se guardó tu cambio', failureText(error));
    }
  };
  return (
    <SectionBlock
      title="En tu hospital"
      intro={
        <span className="inline-flex items-start gap-1.5">
          <Building2 size={18} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
          {hospitalName} · se guarda solo
        </span>
      }
    >
      <div className="mt-4">
        <PointFields points={points} {...picked} onPick={(next) => void save(next)} />
      </div>
      {preferredId !== null && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3 bg-transparent! px-0!"
          onClick={() => void save(none)}
        >
          Quitar punto preferido
        </Button>
      )}
    </SectionBlock>
  );
};

/** The only building is picked already. */
const onlyBuilding = (points: readonly DeliveryPoint[]): string => {
  const buildings = new Set(points.map(({ building }) => building));
  return buildings.size === 1 ? (points[0]?.building ?? '') : '';
};
