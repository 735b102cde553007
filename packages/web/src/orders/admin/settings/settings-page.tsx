import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { HistorySheet, type HistorySubject } from '../../../kit/admin/audit/history-sheet.tsx';
import { PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { orderLimitsQuery, shopParticularsQuery } from '../api.ts';
import { LimitsForm } from './limits-form.tsx';
import { ParticularsForm } from './particulars-form.tsx';

/** /admin/settings: the shop's data, and how much one user may have on order. */
export const SettingsPage = () => {
  const shop = useQuery(shopParticularsQuery);
  const limits = useQuery(orderLimitsQuery);
  const [history, setHistory] = useState<HistorySubject | null>(null);
  const hasPermission = usePermission();
  return (
    <>
      <PageHead title="Ajustes">
        {hasPermission('settings.write')
          ? 'Cada cambio queda escrito: quién, qué y por qué'
          : 'Tu rol los ve y no los cambia'}
      </PageHead>
      <div className="grid gap-5">
        <Loaded query={shop} label="Cargando los datos de la tienda">
          {(data) => (
            <ParticularsForm
              {...data}
              onHistory={() => setHistory({ id: 'shop', name: 'Datos de la tienda' })}
            />
          )}
        </Loaded>
        <Loaded query={limits} label="Cargando los límites">
          {(data) => (
            <LimitsForm
              {...data}
              onHistory={() => setHistory({ id: 'order-limits', name: 'Límites contra abuso' })}
            />
          )}
        </Loaded>
      </div>
      <HistorySheet subject={history} onClose={() => setHistory(null)} />
    </>
  );
};

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly label: string;
  readonly children: (data: Data) => ReactNode;
}

const Loaded = <Data,>({ query, label, children }: LoadedProps<Data>) => {
  const { data, error, isError, isFetching, refetch } = query;
  if (data) return children(data);
  return (
    <Block {...(!isError && { role: 'status', 'aria-label': label })}>
      {isError ? (
        <FailedLoad query={{ error, isFetching, refetch }} />
      ) : (
        <>
          <Skeleton className="h-7 w-56" />
          <Skeleton className="mt-6 h-72 w-full rounded-[16px]" />
        </>
      )}
    </Block>
  );
};
