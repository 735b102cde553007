import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { oneOf, useListAddress, useSearchText } from '../../kit/admin/list/list-address.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { TickBox } from '../../kit/ui/tick-box.tsx';
import { lotsQuery, recallsQuery } from './api.ts';
import { LotCard } from './lot-card.tsx';

const codec = { pronto: oneOf(['1']) };

/** /admin/lots: lots by expiry; recalls start here. */
export const LotsPage = () => {
  const canWrite = usePermission()('stock.write');
  const { values, change } = useListAddress(codec);
  const { text, setText } = useSearchText(values, change);
  const q = values.q ?? '';
  const isExpiringSoon = values.pronto === '1';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery(lotsQuery({ q, near: isExpiringSoon }));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const lots = query.data?.pages.flatMap((page) => page.lots);
  const isFiltered = q !== '' || isExpiringSoon;
  return (
    <>
      <PageHead title="Lotes y retiros">Los que vencen primero, primero</PageHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <search className="relative block min-w-0 flex-1 basis-64">
          <Search
            size={20}
            strokeWidth={2.1}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-verde"
          />
          <TextInput
            type="search"
            aria-label="Busca por lote, producto o quien lo trajo"
            placeholder="Lote, producto o quien lo trajo"
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="pl-11"
          />
        </search>
        <Button
          variant={isExpiringSoon ? 'ink' : 'outline'}
          aria-pressed={isExpiringSoon}
          onClick={() => change({ pronto: isExpiringSoon ? undefined : '1' }, { replace: true })}
        >
          Vencen pronto
        </Button>
      </div>
      {query.isError && !lots ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !lots ? (
        <div role="status" aria-label="Cargando los lotes" className="breathes grid gap-2">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-24 w-full rounded-ficha bg-papel!" />
          ))}
        </div>
      ) : lots.length === 0 ? (
        <Block>
          {isFiltered ? (
            <EmptyState
              title="Ningún lote así"
              action={
                <Button
                  variant="outline"
                  onClick={() => change({ q: undefined, pronto: undefined }, { replace: true })}
                >
                  Quitar filtros
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="Todavía no hay lotes"
              action={
                <Link to="/admin/stock" className={buttonClass()}>
                  Ir al inventario
                </Link>
              }
            >
              Cuando recibas mercancía, su lote y su vencimiento salen aquí.
            </EmptyState>
          )}
        </Block>
      ) : (
        <Block>
          <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
            {lots.map((lot) => (
              <li key={lot.id} className="flex">
                {canWrite && lot.state !== 'retirado' ? (
                  <ChosenLot isChosen={chosen.has(lot.id)} onChoose={(is) => choose(lot.id, is)}>
                    <LotCard lot={lot} product="text" />
                  </ChosenLot>
                ) : (
                  <LotCard lot={lot} product="link" />
                )}
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="outline"
              wide
              className="mt-3"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Ver más lotes
            </Button>
          )}
        </Block>
      )}
      {chosen.size > 0 && <RecallBar lotIds={[...chosen]} onClear={() => setChosen(new Set())} />}
      {canWrite && <Recalls />}
    </>
  );
};

interface ChosenLotProps {
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: React.ReactNode;
}

const ChosenLot = ({ isChosen, onChoose, children }: ChosenLotProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-ficha has-focus-visible:outline-[3px] has-focus-visible:outline-tinta"
    >
      <span className="grid size-11 flex-none place-items-center">
        <TickBox id={id} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
      </span>
      {children}
    </label>
  );
};

const RecallBar = ({
  lotIds,
  onClear,
}: {
  readonly lotIds: readonly string[];
  readonly onClear: () => void;
}) => (
  <div className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-bloque bg-tinta p-3 pl-5 text-white shadow-3">
    <p className="min-w-0 flex-1 font-[650]">
      {lotIds.length === 1 ? '1 lote escogido' : `${lotIds.length} lotes escogidos`}
    </p>
    <Button variant="white" size="sm" onClick={onClear}>
      Ninguno
    </Button>
    <Link to={`/admin/lots/recall?lotes=${lotIds.join(',')}`} className={buttonClass('danger', 'sm')}>
      <TriangleAlert size={18} strokeWidth={2.2} aria-hidden="true" />
      Retirar
    </Link>
  </div>
);

const Recalls = () => {
  const { data } = useQuery(recallsQuery);
  if (!data || data.recalls.length === 0) return null;
  return (
    <Block aria-labelledby="retiros" className="mt-4">
      <h2 id="retiros">Retiros hechos</h2>
      <ul className="mt-2 divide-y divide-linea">
        {data.recalls.map((recall) => (
          <li key={recall.id}>
            <Link
              to={`/admin/lots/recalls/${recall.id}`}
              className="block min-h-11 rounded-control py-2.5 hover:bg-suelo"
            >
              <span className="block leading-snug font-[650] wrap-anywhere">{recall.reason}</span>
              <span className="block text-nota text-tinta-suave">
                {recall.lots.length === 1 ? 'Lote' : 'Lotes'} {recall.lots.join(', ')} ·{' '}
                {recall.order_count === 1 ? '1 pedido' : `${recall.order_count} pedidos`}, {recall.told_count}{' '}
                avisados · {recall.by ?? 'Alguien'} · {formatDayAndTime(recall.at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
};
