import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { bagLabels } from '@nutricion/domain/fulfilment/bags';
import type { PrintKind } from '@nutricion/domain/fulfilment/printing';
import { BagLabel } from './bag-label.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { RouteSheet } from './route-sheet.tsx';
import './print.css';

interface PrintSheetsProps {
  /** The chosen documents and orders. */
  readonly of: Readonly<Record<PrintKind, readonly PrintedOrderJson[]>>;
  readonly hasPrices: boolean;
}

/** The documents, grouped by paper size, so that a tray is changed once. */
export const PrintSheets = ({ of, hasPrices }: PrintSheetsProps) => (
  <>
    {roundsOf(of.route).map((stops) => (
      <RouteSheet key={stops[0]?.id} stops={stops} />
    ))}
    {of.slip.map((order) => (
      <PackingSlip key={order.id} order={order} hasPrices={hasPrices} />
    ))}
    {of.label.flatMap((order) =>
      bagLabels(order.bags).map((label) => (
        <BagLabel key={`${order.id}-${label.number}`} order={order} label={label} />
      )),
    )}
  </>
);

/** A sheet for each hospital, day and window; orders stay in their order. */
const roundsOf = (orders: readonly PrintedOrderJson[]): readonly PrintedOrderJson[][] => {
  const rounds = new Map<string, PrintedOrderJson[]>();
  for (const order of orders) {
    const round = `${order.delivery_date} ${order.delivery_window} ${order.hospital}`;
    rounds.set(round, [...(rounds.get(round) ?? []), order]);
  }
  return [...rounds.values()];
};
