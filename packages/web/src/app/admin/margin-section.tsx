import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { costMoney, productMoney } from '@nutricion/contract/kit/money';
import { type Margin, marginOf } from '@nutricion/domain/catalog/margin';
import { formatUsd } from '@nutricion/domain/kit/money';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { FieldValue } from '../../kit/admin/record/record-field.ts';
import { Block } from '../../kit/ui/block.tsx';
import { stockProductQuery } from '../../stock/admin/api.ts';

interface MarginSectionProps {
  readonly product: AdminProductJson;
  /** As typed. */
  readonly price: FieldValue;
  readonly cost: FieldValue;
}

/** What is left of the regular price and of today's, by the last cost and by each lot that has units left. */
export const MarginSection = ({ product, price, cost }: MarginSectionProps) => {
  const { data } = useQuery({ ...stockProductQuery(product.id), enabled: product.version > 0 });
  const { unitPriceCents, regularPriceCents: storedCents } = productMoney.fromJson(product);
  const typed = typedNumber(String(price), 'dollars');
  const regularCents =
    typed === null ? storedCents : productMoney.fromJson({ price: typed }).regularPriceCents;
  const hasOffer = unitPriceCents !== storedCents;
  const { costCents } = costMoney.fromJson({ cost: typedNumber(String(cost), 'dollars') });
  const lots = data?.lots ?? [];
  const marginsBy = (cents: number | null) => (
    <>
      <MarginCell name="Con el precio regular" margin={marginOf(regularCents, cents)} />
      <MarginCell name="Con el de hoy" margin={marginOf(hasOffer ? unitPriceCents : regularCents, cents)} />
    </>
  );
  return (
    <Block aria-labelledby="margen">
      <h2 id="margen" className="text-h3">
        Margen
      </h2>
      <p className="mt-1 text-ui text-tinta-suave">
        Lo que queda del precio después del costo. Hoy se cobra{' '}
        {formatUsd(hasOffer ? unitPriceCents : regularCents)}
        {hasOffer && `, en oferta; regular ${formatUsd(regularCents)}`}.
      </p>
      <ul className="mt-3 divide-y divide-linea">
        <Row title="Último costo" cost={costCents}>
          {marginsBy(costCents)}
        </Row>
        {lots.map((lot) => {
          const cents = costMoney.fromJson(lot).costCents;
          return (
            <Row key={lot.id} title={`Lote ${lot.code}, quedan ${lot.units_left}`} cost={cents}>
              {marginsBy(cents)}
            </Row>
          );
        })}
      </ul>
    </Block>
  );
};

interface RowProps {
  readonly title: string;
  readonly cost: number | null;
  readonly children: React.ReactNode;
}

const Row = ({ title, cost, children }: RowProps) => (
  <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
    <p className="min-w-0 leading-snug">
      <span className="font-semibold wrap-anywhere">{title}</span>
      <span className="block text-nota text-tinta-suave">
        {cost === null ? 'No se sabe lo que costó: sin costo no hay margen.' : `Costó ${formatUsd(cost)}`}
      </span>
    </p>
    {cost !== null && <div className="flex flex-wrap gap-x-6 gap-y-1">{children}</div>}
  </li>
);

const MarginCell = ({ name, margin }: { readonly name: string; readonly margin: Margin | null }) =>
  margin && (
    <p className="min-w-32 leading-tight">
      <span className="block text-nota text-tinta-suave">{name}</span>
      <span className={clsx('font-[650] tabular-nums', margin.cents < 0 && 'text-guayaba-tinta')}>
        {formatUsd(margin.cents)} · {margin.percent} %
      </span>
    </p>
  );
