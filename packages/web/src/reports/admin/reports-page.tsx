import { endSentence } from '@nutricion/domain/kit/end-sentence';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { type Period, periodDays, periodText } from '@nutricion/domain/reports/period';
import { type Report, reportLabels, reportNames } from '@nutricion/domain/reports/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { readTextFile } from '../../kit/admin/sending/read-text-file.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { failureText } from '../../kit/api/failure-text.ts';
import { saveFile } from '../../kit/lib/save-file.ts';
import { showChosen } from '../../kit/lib/show-chosen.ts';
import { toastError } from '../../kit/lib/toast.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { TeachSheet } from '../../search/admin/public/teach-sheet.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { type Counted, reportQuery } from './public/api.ts';
import { FigureTiles } from './public/figure-tiles.tsx';
import { lastDays, paramsOf, useReportAddress, WIDER_DAYS } from './report-address.ts';
import { ReportOrdersSheet } from './report-orders-sheet.tsx';
import { ReportSummary } from './report-summary.tsx';
import { isAllNothing, ReportTableBlock } from './report-table-block.tsx';

/** /admin/reports?reporte=&desde=&hasta=: a report of a period, compared with the previous one. */
export const ReportsPage = () => {
  const { name, period, today, show } = useReportAddress();
  const canTeach = usePermission()('products.write');
  const query = useQuery({ ...reportQuery(name, period), placeholderData: keepPreviousData });
  const [counted, setCounted] = useState<Counted | null>(null);
  const [searched, setSearched] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const report = query.data?.name === name ? query.data : undefined;
  const firstEmpty = report?.tables.find(isAllNothing);
  const save = async () => {
    setSaving(true);
    try {
      const days = new URLSearchParams({ ...period });
      const text = await readTextFile(`/api/admin/reports/${name}.csv?${days}`);
      saveFile(`${name}-${period.from}-${period.to}.csv`, text, 'text/csv;charset=utf-8');
    } catch (error) {
      toastError('No se pudo bajar', failureText(error));
    }
    setSaving(false);
  };
  return (
    <>
      <PageHead
        title={reportLabels[name]}
        actions={
          <div className="flex flex-wrap gap-2.5 print:hidden">
            <Button variant="outline" onClick={() => window.print()}>
              <Printer size={20} strokeWidth={2.1} aria-hidden="true" />
              Imprimir
            </Button>
            <Button variant="outline" loading={isSaving} onClick={() => void save()}>
              <Download size={20} strokeWidth={2.1} aria-hidden="true" />
              CSV
            </Button>
          </div>
        }
      >
        {sentence(periodText(period))}
      </PageHead>
      <nav aria-label="Reportes" className="-mx-4 mb-4 overflow-x-auto px-4 md:mx-0 md:px-0 print:hidden">
        <ul className="flex gap-1.5">
          {reportNames.map((each) => (
            <li key={each}>
              <Link
                to={`?${new URLSearchParams(paramsOf(each, period))}`}
                replace
                aria-current={each === name ? 'page' : undefined}
                ref={each === name ? showChosen : undefined}
                className="inline-flex min-h-11 items-center rounded-control bg-papel px-4 text-ui font-semibold whitespace-nowrap hover:bg-rocio aria-[current=page]:bg-verde-hondo aria-[current=page]:text-papel"
              >
                {reportLabels[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PeriodPicker period={period} today={today} onPick={(next) => show({ period: next })} />
      {query.isError && !report ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !report ? (
        <div role="status" aria-label="Cargando el reporte" className="breathes grid gap-4">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-44 w-full rounded-bloque bg-papel!" />
          ))}
        </div>
      ) : (
        <div
          aria-busy={query.isPlaceholderData}
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <ReportSummary report={report} onOpen={setCounted} />
          <FigureTiles figures={report.figures} isRunning={isRunningDay(report)} onOpen={setCounted} />
          <p className="text-nota text-tinta-suave">{`${endSentence(`Contado hasta las ${clock(report.asOfMs)}`)} ${endSentence(`Antes: ${periodText(report.before)}`)}`}</p>
          {report.tables.map((table) => (
            <ReportTableBlock
              key={table.id}
              table={table}
              report={report}
              onWiden={
                table !== firstEmpty || isLong(period) ? null : () => show({ period: lastDays(today) })
              }
              onOpen={setCounted}
              onSearched={canTeach ? setSearched : null}
            />
          ))}
        </div>
      )}
      {counted && (
        <ReportOrdersSheet name={name} period={period} counted={counted} onClose={() => setCounted(null)} />
      )}
      {searched !== null && <TeachSheet query={searched} onClose={() => setSearched(null)} />}
    </>
  );
};

const isLong = (period: Period): boolean => periodDays(period) >= WIDER_DAYS;

/** Its figures aren't those of a whole day yet. */
const isRunningDay = ({ period, asOfMs }: Report): boolean =>
  period.from === period.to && period.to === puertoRicoDate(asOfMs);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const clockFormat = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'America/Puerto_Rico',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const clock = (ms: number): string => clockFormat.format(new Date(ms));
