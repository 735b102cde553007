import { centsFromDollars } from '@nutricion/domain/money/money';
import { Price } from '../../shared/catalog/price.tsx';

interface ServingPriceProps {
  /** What the used amounts cost at today's prices, for one; null when one of them can't be known. */
  readonly dollars: number | null;
}

/** What a plate costs. Unknown says so. */
export const ServingPrice = ({ dollars }: ServingPriceProps) =>
  dollars === null ? (
    <span className="text-nota text-tinta-suave">Costo: sin datos</span>
  ) : (
    <span className="inline-flex items-center gap-1.5">
      <Price cents={centsFromDollars(dollars)} size="sm" />
      <span className="text-nota text-tinta-suave">por porción</span>
    </span>
  );
