import { Building2, House } from 'lucide-react';
import { PointFields } from '../../../accounts/public/point-fields.tsx';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { HomeFields } from './home-fields.tsx';

export const WhereSection = (props: CheckoutPartProps) => {
  const { draft, change, options } = props;
  const canHospital = options.hospital !== null && options.deliveryPoints.length > 0;
  return (
    <CheckoutSection number={1} title="¿Dónde te lo llevamos?">
      <fieldset className="grid gap-3 md:grid-cols-2">
        <legend className="sr-only">Lugar de entrega</legend>
        {canHospital && (
          <ChoiceCard
            name="deliveryType"
            icon={<Building2 size={22} strokeWidth={2.1} />}
            title="A mi hospital"
            detail={`${options.hospital?.name ?? ''} · sin costo`}
            checked={draft.deliveryType === 'hospital'}
            onChange={() => change({ deliveryType: 'hospital' })}
          />
        )}
        <ChoiceCard
          name="deliveryType"
          icon={<House size={22} strokeWidth={2.1} />}
          title="A mi casa"
          detail="Urbanización, municipio, ZIP"
          checked={draft.deliveryType === 'home'}
          onChange={() => change({ deliveryType: 'home' })}
        />
      </fieldset>
      <div className="mt-4">
        {draft.deliveryType === 'hospital' ? (
          <PointFields
            points={options.deliveryPoints}
            building={draft.building}
            pointId={draft.deliveryPointId}
            onPick={({ building, pointId }) => change({ building, deliveryPointId: pointId })}
            error={props.errors['delivery.deliveryPointId']}
          />
        ) : (
          <HomeFields {...props} />
        )}
      </div>
    </CheckoutSection>
  );
};
