import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import type { Stop } from '@nutricion/domain/fulfilment/walk';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';
import { PlaceTag } from '../../../stock/admin/public/place-tag.tsx';
import { BagChip } from './bag-chip.tsx';
import type { Good } from './shown-batch.ts';
import { act } from './use-batch.ts';

interface StopCardProps {
  readonly stop: Stop;
  readonly good: Good | undefined;
  /** What it stands in for, where it is a substitute. */
  readonly standsFor: string | null;
}

/** One product: where it is, what it looks like, how many go into which bag. */
export const StopCard = ({ stop, good, standsFor }: StopCardProps) => (
  <section aria-label="Toca ahora" className="grid gap-3.5 rounded-bloque bg-papel p-4 md:p-6">
    <PlaceTag zone={stop.zone} aisle={stop.aisle} />
    <div className="flex items-center gap-4">
      <ProductArt
        src={good?.imageUrl ?? ''}
        alt=""
        categoryId={good?.categoryId ?? null}
        eager
        className="w-[116px] flex-none md:w-[168px]"
      />
      <div className="min-w-0">
        <h2 className="text-[1.375rem] leading-tight text-balance wrap-anywhere line-clamp-4">
          {stop.title}
        </h2>
        {good?.packageLabel && <p className="mt-1 text-cuerpo text-tinta-suave">{good.packageLabel}</p>}
        {good?.lot && (
          <p className="mt-1.5 text-ui font-semibold wrap-anywhere">
            Lote {good.lot.code}
            {good.lot.expires_on && ` · vence ${shortDeliveryDay(good.lot.expires_on)}`}
          </p>
        )}
        {standsFor !== null && (
          <Chip tone="mango" className="mt-2">
            En lugar de {standsFor}
          </Chip>
        )}
      </div>
    </div>
    <ul aria-label="Cuántos en cada bolsa" className="flex flex-wrap gap-2">
      {stop.parts.map((part) => (
        <li key={part.key}>
          <BagChip part={part} onPick={() => act({ kind: 'pick', line: part.key, units: unitsLeft(part) })} />
        </li>
      ))}
    </ul>
  </section>
);
