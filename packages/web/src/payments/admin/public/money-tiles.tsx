import { formatUsd } from '@nutricion/domain/kit/money';

/** Amounts beside each other: authorised, captured, refunded. */
export const MoneyTiles = ({
  sums,
}: {
  readonly sums: readonly (readonly [term: string, cents: number])[];
}) => (
  <dl className="mt-3 grid grid-cols-3 gap-2 text-center">
    {sums.map(([term, cents]) => (
      <div key={term} className="rounded-[16px] bg-suelo px-2 py-2.5">
        <dt className="text-nota text-tinta-suave">{term}</dt>
        <dd className="num font-[650]">{formatUsd(cents)}</dd>
      </div>
    ))}
  </dl>
);
