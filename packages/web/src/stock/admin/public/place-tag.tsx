import { isColdZone, type Zone, zoneLabels } from '@nutricion/domain/catalog/zone';
import { clsx } from 'clsx';
import { Leaf, Package, Snowflake, ThermometerSnowflake } from 'lucide-react';

const icons = { seco: Package, fresco: Leaf, frio: ThermometerSnowflake, congelado: Snowflake } as const;
const looks: Record<Zone, string> = {
  seco: 'bg-suelo text-tinta',
  fresco: 'bg-rocio text-verde-hondo',
  frio: 'bg-cielo-tinte text-cielo-tinta',
  congelado: 'bg-cielo-tinta text-white',
};

/** "Frío · Pasillo B2" */
export const placeText = ({ zone, aisle }: { readonly zone: Zone; readonly aisle: string | null }): string =>
  `${zoneLabels[zone]} · ${aisle === null ? 'Sin pasillo' : `Pasillo ${aisle}`}`;

interface PlaceTagProps {
  readonly zone: Zone;
  readonly aisle: string | null;
}

/** Where to find a product: the aisle is large, as on the signs in the store room. */
export const PlaceTag = ({ zone, aisle }: PlaceTagProps) => {
  const Icon = icons[zone];
  return (
    <p className={clsx('flex min-h-12 items-center gap-2.5 rounded-control px-3.5', looks[zone])}>
      <Icon size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
      <span className="text-ui font-[650]">{zoneLabels[zone]}</span>
      <span className="num ml-auto text-[1.375rem] leading-none">
        {aisle === null ? <span className="text-ui">Sin pasillo</span> : `Pasillo ${aisle}`}
      </span>
    </p>
  );
};

/** ❄ for products that have to stay cold. */
export const ColdMark = ({ zone }: { readonly zone: Zone }) =>
  isColdZone(zone) ? (
    <Snowflake size={16} strokeWidth={2.4} className="flex-none text-cielo" aria-label="Frío" />
  ) : null;
