import type { AdminProductRowJson } from '@nutricion/contract/catalog/admin-products';
import { productMoney } from '@nutricion/contract/kit/money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import type { QueryClient } from '@tanstack/react-query';
import type { CellEdit } from '../../../kit/admin/list/list-types.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastMessage } from '../../../kit/lib/toast.ts';
import { conflictOf, rowOf, saveProduct } from '../api.ts';
import { priceIssue } from './price-issue.ts';
import type { ProductEdits } from './product-columns.tsx';

type Row = AdminProductRowJson;
type Field = 'price' | 'aisle' | 'is_active';

/** Price, aisle and visibility, editable in the list; each change can be undone from its toast. */
export const productEdits = (queryClient: QueryClient): ProductEdits => {
  const save = async (
    row: Row,
    field: Field,
    value: Row[Field],
    reason: string,
    onLater: (row: Row) => void,
  ): Promise<Row> => {
    const saved = await saveProduct(queryClient, row, { [field]: value }, reason);
    const undo = async () => {
      try {
        // The undo can need a reason though the change needed none: 25 % down is 33 % up, over the limit for a price jump.
        const why = reason ? `Deshecho: ${reason}` : 'Deshecho';
        onLater(rowOf(row, await saveProduct(queryClient, saved, { [field]: row[field] }, why)));
        toastMessage({ kind: 'success', title: 'Como estaba', description: row.title });
      } catch (error) {
        toastMessage({ kind: 'error', title: 'No se pudo deshacer', description: failureText(error) });
      }
    };
    toastMessage({
      kind: 'success',
      title: `${row.title}: ${fieldText[field](rowOf(row, saved))}`,
      durationMs: 10_000,
      action: { label: 'Deshacer', act: () => void undo() },
    });
    return rowOf(row, saved);
  };
  const ofText = (
    field: 'price' | 'aisle',
    label: string,
    parts: Pick<Extract<CellEdit<Row>, { kind: 'text' }>, 'textOf' | 'inputMode' | 'issueOf'>,
    typedValue: (text: string) => Row[Field],
  ): CellEdit<Row> => ({
    kind: 'text',
    labelOf: ({ title }) => `${label} de ${title}`,
    isFor: ({ archived_at }) => archived_at === null,
    ...parts,
    save: (row, text, reason, onLater) => save(row, field, typedValue(text), reason, onLater),
    conflictOf: (error, row) => {
      const conflict = conflictOf(error);
      if (!conflict) return null;
      const now = rowOf(row, conflict.current);
      return { row: now, text: `${conflict.by ?? 'Otra persona'} lo dejó en ${fieldText[field](now)}.` };
    },
  });
  return {
    precio: ofText(
      'price',
      'Precio',
      {
        inputMode: 'decimal',
        textOf: ({ price }) => price.toFixed(2),
        issueOf: (text) => priceIssue(text).price ?? null,
      },
      (text) => typedNumber(text, 'dollars') as number,
    ),
    lugar: ofText(
      'aisle',
      'Pasillo',
      { inputMode: 'text', textOf: ({ aisle }) => aisle ?? '' },
      (text) => text || null,
    ),
    activo: {
      kind: 'switch',
      labelOf: ({ title }) => `${title}: a la venta`,
      isFor: ({ archived_at }) => archived_at === null,
      isOn: ({ is_active }) => is_active,
      save: (row, isOn, onLater) => save(row, 'is_active', isOn, '', onLater),
    },
  };
};

const fieldText: Readonly<Record<Field, (row: Row) => string>> = {
  price: (row) => formatUsd(productMoney.fromJson(row).regularPriceCents),
  aisle: ({ aisle }) => (aisle ? `pasillo ${aisle}` : 'sin pasillo'),
  is_active: ({ is_active }) => (is_active ? 'a la venta' : 'oculto'),
};
