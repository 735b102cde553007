import type { ReportRow, ReportTable } from '@nutricion/domain/reports/report';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { HorizontalScroll } from '../../kit/admin/horizontal-scroll.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { Counted } from './public/api.ts';
import { changeText, valueText } from './report-values.ts';
import { TimeChart } from './time-chart.tsx';

interface ReportTableBlockProps {
  readonly table: ReportTable;
  readonly onOpen: (counted: Counted) => void;
  /** Actions for a row of a searched word. */
  readonly onSearched: ((query: string) => void) | null;
}

/** A table of a report, with a chart if it is over time; its rows link to what they consist of. */
export const ReportTableBlock = ({ table, onOpen, onSearched }: ReportTableBlockProps) => {
  const id = `tabla-${table.id}`;
  const rows = <Rows table={table} onOpen={onOpen} onSearched={onSearched} labelledBy={id} />;
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{table.label}</h2>
      <p className="mt-0.5 mb-4 text-nota text-tinta-suave">{table.definition}</p>
      {table.rows.length === 0 ? (
        <p className="text-ui text-tinta-suave">Nada en estos días.</p>
      ) : table.drawing === 'time' ? (
        <>
          <TimeChart table={table} />
          <details className="mt-3" open={table.rows.length <= 8}>
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

const Rows = ({ table, labelledBy, ...links }: ReportTableBlockProps & { readonly labelledBy: string }) => {
  const largest = Math.max(1, ...table.rows.map(({ cells }) => cells[0] ?? 0));
  const hasBefore = table.rows.some(({ before }) => before !== null);
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
                Antes
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-linea">
          {table.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="max-w-72 min-w-36 py-2.5 pr-3 font-normal wrap-anywhere">
                <RowName table={table} row={row} {...links} />
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
              {hasBefore && <Earlier table={table} row={row} />}
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  );
};

const Earlier = ({ table, row }: { readonly table: ReportTable; readonly row: ReportRow }) => {
  const unit = table.columns[0]?.unit ?? 'count';
  const change = changeText(row.cells[0] ?? null, row.before, unit);
  return (
    <td className="py-2.5 pl-3 text-right whitespace-nowrap text-tinta-suave tabular-nums">
      {row.before === null ? '—' : valueText(row.before, unit)}
      {change && <span className="block text-nota">{change}</span>}
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
}: ReportTableBlockProps & { readonly row: ReportRow }): ReactNode => {
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
