import type { ProductCardJson } from '@nutricion/contract/catalog';
import { LOW_STOCK_BELOW, stockText } from '@nutricion/domain/catalog/stock-display';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Ring } from '../../ui/ring.tsx';

interface CardDatumProps {
  readonly product: Pick<ProductCardJson, 'stock' | 'main_nutrient'>;
}

/** One figure per card: what is left when little is left, where to look when nothing is, else the nutrient that stands out. */
export const CardDatum = ({ product: { stock, main_nutrient: nutrient } }: CardDatumProps) => {
  if (stock <= 0)
    return (
      <p className="mt-1 flex min-h-[22px] items-center gap-1 text-nota font-[650] text-verde">
        Ver parecidos
        <ChevronRight size={16} strokeWidth={2.4} aria-hidden="true" />
      </p>
    );
  if (stock < LOW_STOCK_BELOW)
    return (
      <p className="mt-1 flex min-h-[22px] items-center gap-[7px] text-nota font-[650] text-guayaba-tinta">
        <span aria-hidden="true" className="flex gap-0.5">
          {Array.from({ length: LOW_STOCK_BELOW - 1 }, (_, tick) => tick).map((tick) => (
            <span
              key={tick}
              className={clsx('h-3 w-[5px] rounded-[2px]', tick < stock ? 'bg-guayaba' : 'bg-guayaba-tinte')}
            />
          ))}
        </span>
        {stockText(stock)}
      </p>
    );
  return (
    <p
      className={clsx(
        'mt-1 flex min-h-[22px] items-center gap-[7px] text-nota leading-tight font-semibold',
        nutrient ? 'text-cat-tinta' : 'font-normal text-tinta-suave',
      )}
    >
      <Ring share={nutrient ? nutrient.percent / 100 : null} />
      {nutrient
        ? `${nutrient.label} ${nutrient.percent.toLocaleString('es-PR')}\u00a0%`
        : 'Nutrición: sin datos'}
    </p>
  );
};
