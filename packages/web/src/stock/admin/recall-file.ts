import type { RecallJson, RecallLineJson } from '@nutricion/contract/stock/recalls';
import { adminStatusLabels } from '@nutricion/domain/orders/order-status';
import type { ListColumn } from '../../kit/admin/list/list-types.ts';

interface FileRow {
  readonly lot: RecallJson['lots'][number];
  /** Null if no order has units of the lot. */
  readonly line: RecallLineJson | null;
}

/** A row per order line, and one for each lot without orders. */
export const recallFileRows = ({ lots, lines }: RecallJson): readonly FileRow[] =>
  lots.flatMap((lot): FileRow[] => {
    const own = lines.filter(({ lot_id }) => lot_id === lot.id);
    return own.length === 0 ? [{ lot, line: null }] : own.map((line) => ({ lot, line }));
  });

const column = (label: string, text: (row: FileRow) => string | number): ListColumn<FileRow> => ({
  id: label,
  label,
  cell: text,
  text,
});

/** Columns from lot to order to customer, as health authorities require. */
export const recallColumns: readonly ListColumn<FileRow>[] = [
  column('Producto', ({ lot }) => lot.product),
  column('Lote', ({ lot }) => lot.code),
  column('Suplidor', ({ lot }) => lot.supplier),
  column('Recibido', ({ lot }) => lot.received_at),
  column('Unidades recibidas', ({ lot }) => lot.received_units),
  column('Vence', ({ lot }) => lot.expires_on ?? ''),
  column('Unidades retiradas del inventario', ({ lot }) => lot.withdrawn_units),
  column('Pedido', ({ line }) => line?.order ?? ''),
  column('Estado', ({ line }) => (line ? adminStatusLabels[line.status] : '')),
  column('Entrega', ({ line }) => line?.delivery_date ?? ''),
  column('Unidades', ({ line }) => line?.units ?? ''),
  column('Certeza', ({ line }) => (line ? certainties[line.certainty] : '')),
  column('Persona', ({ line }) => line?.person ?? ''),
  column('Hospital', ({ line }) => line?.hospital ?? ''),
  column('Correo', ({ line }) => line?.email ?? ''),
  column('Teléfono', ({ line }) => line?.phone ?? ''),
  column('Avisado', ({ line }) => line?.told_at ?? ''),
  column('Devolución pedida', ({ line }) => line?.refund_asked_at ?? ''),
];

const certainties = { lote: 'Lote anotado', producto: 'Mismo producto, lote sin anotar' } as const;
