import type {
  PurchaseLineForm,
  PurchaseLineJson,
  PurchaseOrderJson,
} from '@nutricion/contract/stock/purchase-orders';
import { isObject } from '@nutricion/domain/kit/is-object';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import type { RecordField } from '../../../kit/admin/record/record-field.ts';
import { costIssue, unitsIssue } from '../typed-units.ts';

/** A line as typed. */
export interface LineDraft
  extends Pick<PurchaseLineJson, 'product_id' | 'title' | 'package_label' | 'supplier_code' | 'stock'> {
  readonly units: string;
  readonly cost: string;
}

export interface PurchaseDraft {
  readonly lines: readonly LineDraft[];
  readonly expected_on: string;
  readonly note: string;
}

export const factFields: readonly RecordField<'expected_on' | 'note'>[] = [
  { name: 'expected_on', label: 'Para el', kind: 'day', isOptional: true },
  {
    name: 'note',
    label: 'Nota para el suplidor',
    hint: 'Sale en la orden.',
    kind: 'long',
    maxLength: 1000,
    isOptional: true,
    isWide: true,
  },
];

export const labelOfField = (name: string): string =>
  name === 'lines' ? 'Productos' : (factFields.find((field) => field.name === name)?.label ?? name);

export const draftOfOrder = ({ lines, expected_on, note }: PurchaseOrderJson): PurchaseDraft => ({
  lines: lines.map(({ product_id, title, package_label, supplier_code, stock, units, cost }) => ({
    ...{ product_id, title, package_label, supplier_code, stock },
    units: String(units),
    cost: cost?.toFixed(2) ?? '',
  })),
  expected_on: expected_on ?? '',
  note,
});

/** Another count for sale is no change of the order. */
export const isSameField = (
  field: keyof PurchaseDraft & string,
  one: PurchaseDraft,
  other: PurchaseDraft,
): boolean =>
  field === 'lines' ? linesText(one.lines) === linesText(other.lines) : one[field] === other[field];

const linesText = (lines: readonly LineDraft[]): string =>
  JSON.stringify(lines.map(({ product_id, units, cost }) => [product_id, units, cost]));

export const isPurchaseDraft = (value: unknown): value is PurchaseDraft =>
  isObject(value) &&
  Array.isArray(value.lines) &&
  typeof value.expected_on === 'string' &&
  typeof value.note === 'string';

export const lineIssues = ({
  units,
  cost,
}: LineDraft): { readonly units?: string; readonly cost?: string } => {
  const issue = unitsIssue(units);
  return { ...(issue && { units: issue }), ...costIssue(cost) };
};

export const purchaseIssues = ({ lines }: PurchaseDraft): { lines?: string } =>
  lines.some((line) => Object.keys(lineIssues(line)).length > 0)
    ? { lines: 'Revisa las cantidades y los costos marcados.' }
    : {};

export const linesToSend = (lines: readonly LineDraft[]): PurchaseLineForm[] =>
  lines.map(({ product_id, units, cost }) => ({
    product_id,
    units: typedNumber(units, 'units') ?? 0,
    cost: typedNumber(cost, 'dollars'),
  }));

/** Cents of the lines whose cost is known, and how many aren't. */
export const draftTotal = (
  lines: readonly LineDraft[],
): { readonly cents: number; readonly unpriced: number } => {
  const known = linesToSend(lines).filter(({ cost }) => cost !== null);
  return {
    cents: known.reduce((sum, { units, cost }) => sum + units * Math.round((cost ?? 0) * 100), 0),
    unpriced: lines.length - known.length,
  };
};

export const linesInWords = (lines: readonly LineDraft[]): string =>
  lines.map(({ title, units, cost }) => `${units} × ${title}${cost ? ` a $${cost}` : ''}`).join(', ') ||
  'Ninguno';
