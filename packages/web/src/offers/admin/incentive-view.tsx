import type { IncentiveCostJson } from '@nutricion/contract/offers/admin-offers';
import { incentiveCostMoney, incentiveRulesMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd, formatUsdShort } from '@nutricion/domain/kit/money';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ApiResponse } from '../../kit/api/api.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { useMedia } from '../../kit/lib/use-media.ts';
import { Block } from '../../kit/ui/block.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { incentiveQuery } from './api.ts';

/** The incentive: its rules, its cost by month, and the share of the allowance that was used. */
export const IncentiveView = () => {
  const query = useQuery(incentiveQuery);
  const { data, isError } = query;
  if (isError && !data)
    return (
      <Block>
        <FailedLoad query={query} />
      </Block>
    );
  if (!data)
    return (
      <div role="status" aria-label="Cargando el incentivo" className="breathes grid gap-4">
        <Skeleton className="h-40 w-full rounded-bloque bg-papel!" />
        <Skeleton className="h-72 w-full rounded-bloque bg-papel!" />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Rules {...incentiveRulesMoney.fromJson(data)} />
      {data.months.length === 0 ? (
        <Block>
          <EmptyState title="Todavía no hay pedidos">
            Cuando alguien pida, aquí ves cuánto se regaló cada mes.
          </EmptyState>
        </Block>
      ) : (
        data.months.map((month, index) => <Month key={month.month} month={month} isOpen={index === 0} />)
      )}
    </div>
  );
};

interface RulesProps {
  readonly thresholdCents: number;
  readonly allowanceCents: number;
}

const Rules = ({ thresholdCents, allowanceCents }: RulesProps) => (
  <Block aria-labelledby="regla" className="bg-mango-tinte!">
    <h2 id="regla" className="text-nota font-semibold text-mango-tinta">
      Regla vigente
    </h2>
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 font-display text-[1.75rem] leading-tight font-bold tracking-[-.02em]">
      <span className="num">{formatUsdShort(thresholdCents)}</span>
      <ArrowRight size={24} strokeWidth={2.4} aria-hidden="true" className="self-center" />
      <span className="sr-only">ganan </span>
      <span>
        <span className="num">{formatUsdShort(allowanceCents)}</span> en frutas y vegetales
      </span>
    </p>
    <p className="mt-2 max-w-2xl text-ui leading-snug">
      Con un subtotal de {formatUsdShort(thresholdCents)} o más se escogen frutas y vegetales gratis hasta{' '}
      {formatUsdShort(allowanceCents)}, cada producto una vez, por lo que cuesta ese día. Aquí se ve y no se
      cambia.
    </p>
    <Link to="/admin/incentives/products" className={`${buttonClass('outline', 'sm')} mt-4`}>
      Qué se puede escoger y por qué
    </Link>
  </Block>
);

type MonthJson = ApiResponse<'GET /api/admin/incentive'>['months'][number];

const Month = ({
  month: { month, whole, parts },
  isOpen,
}: {
  readonly month: MonthJson;
  readonly isOpen: boolean;
}) => (
  <Block aria-label={monthName(month)} className="p-0! md:p-0!">
    <details open={isOpen}>
      <summary className="flex min-h-16 cursor-pointer flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-bloque px-5 py-4 md:px-6">
        <span className="font-display text-h3 font-bold tracking-[-.02em]">{monthName(month)}</span>
        <span className="text-ui text-tinta-suave">
          <b className="num text-tinta">{formatUsd(incentiveCostMoney.fromJson(whole).costCents)}</b>{' '}
          regalados · {whole.chosen} de {whole.earned}{' '}
          {whole.earned === 1 ? 'pedido que lo ganó' : 'pedidos que lo ganaron'}
        </span>
      </summary>
      <div className="px-5 pb-5 md:px-6">
        <Costs
          caption={`Costo del incentivo por hospital, ${monthName(month)}`}
          costs={[
            ...parts.map((cost) => ({ cost, name: cost.hospital ?? 'Otros hospitales, juntos' })),
            { cost: whole, name: 'Todos' },
          ]}
        />
        <p className="mt-3 text-nota text-tinta-suave">
          Lo escogido, a su precio cuando se pidió; sin pedidos cancelados ni vencidos. Los hospitales con
          menos de 5 personas ese mes van juntos.
        </p>
      </div>
    </details>
  </Block>
);

interface CostsProps {
  readonly caption: string;
  readonly costs: readonly { readonly cost: IncentiveCostJson; readonly name: string }[];
}

/** A table on a wide screen, else a block for each hospital. */
const Costs = ({ caption, costs }: CostsProps) => {
  const isTable = useMedia('(min-width: 760px)');
  if (!isTable)
    return (
      <ul aria-label={caption} className="divide-y divide-linea border-t border-linea">
        {costs.map(({ cost, name }) => (
          <li key={name} className="py-3">
            <p className="font-[650] wrap-anywhere">{name}</p>
            <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-ui">
              {cellsOf(cost).map(([label, text]) => (
                <div key={label} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-tinta-suave">{label}</dt>
                  <dd className="text-right tabular-nums">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    <table className="w-full text-left text-ui">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-nota text-tinta-suave">
        <tr className="border-b border-linea">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Hospital
          </th>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="py-2 pr-4 text-right font-semibold whitespace-nowrap last:pr-0"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-linea">
        {costs.map(({ cost, name }) => (
          <tr key={name} className="last:font-[650]">
            <th scope="row" className="py-2.5 pr-4 font-[inherit] wrap-anywhere">
              {name}
            </th>
            {cellsOf(cost).map(([label, text]) => (
              <td key={label} className="py-2.5 pr-4 text-right whitespace-nowrap tabular-nums last:pr-0">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const heads = ['Pedidos', 'Lo ganaron', 'Escogieron', 'Regalado', 'De lo ofrecido'] as const;

const cellsOf = (cost: IncentiveCostJson): readonly (readonly [string, string])[] => {
  const { costCents, offeredCents } = incentiveCostMoney.fromJson(cost);
  const share = offeredCents > 0 ? ` · ${Math.round((costCents / offeredCents) * 100)} %` : '';
  const counts = [cost.orders, cost.earned, cost.chosen].map((count) => count.toLocaleString('es-PR'));
  const texts = [...counts, formatUsd(costCents), `${formatUsd(offeredCents)}${share}`];
  return heads.map((head, index) => [head, texts[index] ?? '']);
};

const format = new Intl.DateTimeFormat('es-PR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "Noviembre de 2026". */
const monthName = (month: string): string => {
  const name = format.format(new Date(`${month}-01T00:00:00Z`));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
