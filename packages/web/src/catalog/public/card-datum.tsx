import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { LOW_STOCK_BELOW, stockText } from '@nutricion/domain/catalog/stock-display';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Ring } from '../../kit/ui/ring.tsx';

/** Percent of the Daily Value; less is no "source" by 21 CFR 101.54(c). */
const MIN_PERCENT = 10;

interface CardDatumProps {
  readonly product: Pick<ProductCardJson, 'stock' | 'main_nutrient' | 'in_season'>;
  /** Only what decides whether it can be bought: an offer's rule has taken the room. */
  readonly onlyStock?: boolean;
}

/** One fact per card: the stock if it is low, a link to similar products if it is sold out, else "in season", else the nutrient that stands out. */
export const CardDatum = ({
  product: { stock, main_nutrient: nutrient, in_season },
  onlyStock = false,
}: CardDatumProps) => {
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
  if (onlyStock) return null;
  if (in_season)
    return (
      <p className="mt-1 flex min-h-[22px] items-center gap-[7px] text-nota font-[650] text-verde">
        {/* A leaf. */}
        <span aria-hidden="true" className="size-3 rounded-[0_100%] bg-verde" />
        De temporada
      </p>
    );
  if (!nutrient || nutrient.percent < MIN_PERCENT) return <div className="mt-1 min-h-[22px]" />;
  return (
    <p className="mt-1 flex min-h-[22px] items-center gap-[7px] text-nota leading-tight font-semibold text-cat-tinta">
      <Ring share={nutrient.percent / 100} />
      {`${nutrient.label} ${nutrient.percent.toLocaleString('es-PR')}\u00a0%`}
    </p>
  );
};
