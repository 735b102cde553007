import { comparisonText, dayText, stepsOf, stepText } from '@nutricion/domain/reports/period';
import type { Report, ReportRow, ReportTable } from '@nutricion/domain/reports/report';
import { changeText, valueText } from '@nutricion/domain/reports/report-values';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { HorizontalScroll } from '../../kit/admin/horizontal-scroll.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { Counted } from './public/api.ts';
import { WIDER_DAYS } from './report-address.ts';
import { TimeChart } from './time-chart.tsx';

interface ReportTableBlockProps {
  readonly table: ReportTable;
  readonly report: Report;
  /** Shows more days; null if there are many already, or another table offers it. */
  readonly onWiden: (() => void) | null;
  readonly onOpen: (counted: Counted) => void;
  /** Actions for a row of a searched word. */
  readonly onSearched: ((query: string) => void) | null;
}

/** A table of a report, with a chart if it is over time; its rows link to what they consist of. */
export const ReportTableBlock = ({ table, report, onWiden, onOpen, onSearched }: ReportTableBlockProps) => {
  const id = `tabla-${table.id}`;
  const rows = <Rows table={table} report={report} onOpen={onOpen} onSearched={onSearched} labelledBy={id} />;
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{table.label}</h2>
      <p className="mt-0.5 mb-4 text-nota text-tinta-suave">{table.definition}</p>
      {table.rows.length === 0 ? (
        <NothingHere report={report} onWiden={onWiden} />
      ) : table.drawing === 'time' ? (
        <>
          {isAllNothing(table) ? (
            <NothingHere report={report} onWiden={onWiden} />
          ) : (
            <TimeChart table={table} earlierText={comparisonText(report.period, report.before)} />
          )}
          <details className="mt-3" open={table.rows.length <= 8 && !isAllNothing(table)}>
            <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-semibold text-verde">
              Verlo como tabla
            </summary>
            {rows}
          </details>
        </>
      ) : (
        rows
      )}
      {table.note && <p className="mt-3 text-nota text-tinta-suave">{table.note}</p>}
    </Block>
  );
};

/** Nothing was counted, or nothing is known. */
export const isAllNothing = ({ rows }: ReportTable): boolean =>
  rows.every(({ cells }) => (cells[0] ?? 0) === 0);

const NothingHere = ({ report, onWiden }: Pick<ReportTableBlockProps, 'report' | 'onWiden'>) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-suelo px-4 py-3 text-ui">
    <p className="min-w-0 flex-1 basis-60">
      {report.period.from === report.period.to
        ? `El ${dayText(report.period.from)} no hubo nada que contar aquí.`
        : 'En estos días no hubo nada que contar aquí.'}
    </p>
    {onWiden && (
      <Button variant="outline" size="sm" className="print:hidden" onClick={onWiden}>
        Ver los últimos {WIDER_DAYS} días
      </Button>
    )}
  </div>
);

type RowsProps = Omit<ReportTableBlockProps, 'onWiden'>;

const Rows = ({ table, report, labelledBy, ...links }: RowsProps & { readonly labelledBy: string }) => {
  const largest = Math.max(1, ...table.rows.map(({ cells }) => cells[0] ?? 0));
  const hasBefore = table.rows.some(({ before }) => before !== null);
  const specialDays = new Map(report.specialDays.map(({ day, text }) => [day, text]));
  // Rows over time are compared one by one, those of a single day with the day that the heading names.
  const isOverTime = table.rows[0]?.key === stepsOf(report.period)[0] && table.rows.length > 1;
  const earlierSteps = isOverTime ? stepsOf(report.before) : [];
  return (
    <HorizontalScroll labelledBy={labelledBy}>
      <table className="w-full text-left text-ui">
        <caption className="sr-only">{table.label}</caption>
        <thead className="text-nota text-tinta-suave">
          <tr className="border-b border-linea">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {table.heading}
            </th>
            {table.columns.map(({ id, label }) => (
              <th key={id} scope="col" className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
                {label}
              </th>
            ))}
            {hasBefore && (
              <th scope="col" className="py-2 pl-3 text-right font-semibold">
                {report.before.from === report.before.to
                  ? sentenceCase(comparisonText(report.period, report.before).replace(/^el /, ''))
                  : 'Antes'}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-linea">
          {table.rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row" className="max-w-72 min-w-36 py-2.5 pr-3 font-normal wrap-anywhere">
                <RowName table={table} row={row} {...links} />
                {specialDays.get(row.key) && (
                  <span className="block text-nota text-tinta-suave">{specialDays.get(row.key)}</span>
                )}
                {table.drawing === 'parts' && (
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1.5 rounded-full bg-verde"
                    style={{ width: `${Math.max(0, ((row.cells[0] ?? 0) / largest) * 100)}%` }}
                  />
                )}
              </th>
              {row.cells.map((value, index) => (
                <td
                  key={table.columns[index]?.id}
                  className={`py-2.5 pl-3 text-right whitespace-nowrap tabular-nums ${index === 0 ? 'font-[650]' : ''} ${value === null ? 'text-tinta-suave' : ''}`}
                >
                  {valueText(value, table.columns[index]?.unit ?? 'count')}
                </td>
              ))}
              {hasBefore && <Earlier table={table} row={row} step={earlierSteps[index]} />}
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  );
};

interface EarlierProps {
  readonly table: ReportTable;
  readonly row: ReportRow;
  /** The day or month that the row is compared with, if each has its own. */
  readonly step: string | undefined;
}

const Earlier = ({ table, row, step }: EarlierProps) => {
  const unit = table.columns[0]?.unit ?? 'count';
  const change = changeText(row.cells[0] ?? null, row.before, unit);
  return (
    <td className="py-2.5 pl-3 text-right whitespace-nowrap text-tinta-suave tabular-nums">
      {row.before === null ? '—' : valueText(row.before, unit)}
      {(change || step) && (
        <span className="block text-nota">
          {[change, step && stepText(step)].filter(Boolean).join(' · ')}
        </span>
      )}
    </td>
  );
};

const targets: Readonly<Record<string, (key: string) => string>> = {
  product: (key) => `/admin/products/${key}`,
  close: (key) => `/admin/payments/close?dia=${key}`,
};

const RowName = ({
  table,
  row,
  onOpen,
  onSearched,
}: Omit<RowsProps, 'report'> & { readonly row: ReportRow }): ReactNode => {
  const canOpen = usePermission()('orders.read');
  const address = row.target && row.key.length > 7 ? targets[row.target]?.(row.key) : undefined;
  const name = address ? (
    <Link to={address} className="font-semibold text-verde underline-offset-2 hover:underline">
      {row.label}
    </Link>
  ) : (
    row.label
  );
  if (row.target === 'search' && onSearched)
    return (
      <Button variant="quiet" size="sm" onClick={() => onSearched(row.key)}>
        {row.label}
      </Button>
    );
  return (
    <>
      {name}
      {row.hasOrders && canOpen && (row.cells[0] ?? 0) !== 0 && (
        <button
          type="button"
          className="-my-2 ml-2 inline-flex min-h-11 items-center rounded-control text-nota font-semibold text-verde underline-offset-2 hover:underline print:hidden"
          aria-label={`Ver los pedidos de ${row.label}`}
          onClick={() => onOpen({ of: table.id, key: row.key, label: `${table.label}: ${row.label}` })}
        >
          ver pedidos
        </button>
      )}
    </>
  );
};

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
