import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useParams } from 'react-router';
import { csvOf } from '../../kit/admin/list/csv.ts';
import { COUNT_LOADING, PageHead } from '../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { saveFile } from '../../kit/lib/save-file.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { recallQuery } from './api.ts';
import { recallColumns, recallFileRows } from './recall-file.ts';
import { BackToLots, RecallSkeleton } from './recall-page.tsx';
import { RecallPreview } from './recall-preview.tsx';

/** /admin/lots/recalls/:id: what was recalled, who was notified, and a file for health authorities. */
export const RecallDetailsPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(recallQuery(id));
  const { data, isError } = query;
  return (
    <>
      <BackToLots />
      <PageHead
        title="Retiro"
        actions={
          data && (
            <Button
              variant="outline"
              onClick={() =>
                saveFile(
                  `retiro-${data.at.slice(0, 10)}.csv`,
                  csvOf(recallColumns, recallFileRows(data)),
                  'text/csv;charset=utf-8',
                )
              }
            >
              <Download size={20} strokeWidth={2.1} aria-hidden="true" />
              Exportar para Salud
            </Button>
          )
        }
      >
        {data ? `${data.by ?? 'Alguien'} · ${formatDayAndTime(data.at)}` : COUNT_LOADING}
      </PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <RecallSkeleton />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <RecallPreview lots={data.lots} lines={data.lines} />
          <Block aria-labelledby="aviso">
            <h2 id="aviso">El aviso</h2>
            <h3 className="mt-3 text-ui text-tinta-suave">Por qué</h3>
            <p className="wrap-anywhere">{data.reason}</p>
            <h3 className="mt-3 text-ui text-tinta-suave">Qué debe hacer quien lo tenga</h3>
            <p className="wrap-anywhere whitespace-pre-line">{data.message}</p>
          </Block>
        </div>
      )}
    </>
  );
};
