import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import type { PickStop } from '@nutricion/domain/fulfilment/pick-path';
import { unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';
import { PlaceTag } from '../../../stock/admin/public/place-tag.tsx';
import { BagChip } from './bag-chip.tsx';
import type { BatchProduct } from './sheet-with-pending.ts';
import { recordActions } from './use-batch.ts';

interface StopCardProps {
  readonly stop: PickStop;
  readonly product: BatchProduct | undefined;
  /** The product that it replaces, if it is a substitute. */
  readonly standsFor: string | null;
}

/** One product: where it is, what it looks like, how many go into which bag. */
export const StopCard = ({ stop, product, standsFor }: StopCardProps) => (
  <section aria-label="Toca ahora" className="grid gap-3.5 rounded-bloque bg-papel p-4 md:p-6">
    <PlaceTag zone={stop.zone} aisle={stop.aisle} />
    <div className="flex items-center gap-4">
      <ProductArt
        src={product?.imageUrl ?? ''}
        alt=""
        categoryId={product?.categoryId ?? null}
        eager
        className="w-[116px] flex-none md:w-[168px]"
      />
      <div className="min-w-0">
        <h2 className="text-[1.375rem] leading-tight text-balance wrap-anywhere line-clamp-4">
          {stop.title}
        </h2>
        {product?.packageLabel && <p className="mt-1 text-cuerpo text-tinta-suave">{product.packageLabel}</p>}
        {product?.lot && (
          <p className="mt-1.5 text-ui font-semibold wrap-anywhere">
            Lote {product.lot.code}
            {product.lot.expires_on && ` · vence ${shortDeliveryDay(product.lot.expires_on)}`}
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
          <BagChip
            part={part}
            onPick={() => recordActions({ kind: 'pick', line: part.key, units: unitsLeft(part) })}
          />
        </li>
      ))}
    </ul>
  </section>
);
