import { formatUsd } from '@nutricion/domain/kit/money';
import { numberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { NumberKind } from '@nutricion/language';
import { formatLongDay } from '../../lib/format-time.ts';

/** What a field holds while it is edited; null is sin datos. */
export type FieldValue = string | boolean | readonly string[] | null;

interface Choice {
  readonly value: string;
  readonly label: string;
}

export type FieldKind =
  | {
      readonly kind: 'text';
      /** The text is a number of this kind. */
      readonly number?: NumberKind;
      /** The telephone's keyboard, if it isn't the one of `number`. */
      readonly mode?: 'tel';
      readonly maxLength: number;
      readonly placeholder?: string;
    }
  /** Of the calendar, YYYY-MM-DD. */
  | { readonly kind: 'day' }
  | { readonly kind: 'long'; readonly maxLength: number }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'flag'; readonly on: string; readonly off: string }
  /** Words of one's own, each once. */
  | { readonly kind: 'words'; readonly maxLength: number }
  /** Several of a few; with `unknown` it may be that nobody knows, which is not `none`. */
  | {
      readonly kind: 'several';
      readonly choices: readonly Choice[];
      readonly unknown?: string;
      readonly none?: string;
    };

/** What a page declares of a field. */
export type RecordField<Name extends string = string> = FieldKind & {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Takes the whole width. */
  readonly isWide?: boolean;
};

/** What is wrong with the numbers of a draft, by field; a blank field has no fault. */
export const numberIssues = <Name extends string>(
  fields: readonly RecordField<Name>[],
  draft: Readonly<Record<Name, FieldValue>>,
): { readonly [Field in Name]?: string } =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = draft[field.name];
      if (field.kind !== 'text' || !field.number || typeof value !== 'string') return [];
      const issue = numberIssue(value, field.number, numberMissing(field.number));
      return issue === null ? [] : [[field.name, issue] as const];
    }),
  ) as { readonly [Field in Name]?: string };

const numberMissing = (kind: NumberKind): string =>
  kind === 'units' ? 'Escribe un número entero.' : 'Escribe un número, por ejemplo 3.49.';

export const UNKNOWN = 'Sin datos';

/** A value as a person says it; empty where there is none. */
export const formatFieldValue = (field: FieldKind, value: FieldValue): string => {
  if (value === null) return UNKNOWN;
  if (field.kind === 'flag') return value ? field.on : field.off;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const labelOf = (word: string): string =>
    'choices' in field ? (field.choices.find((choice) => choice.value === word)?.label ?? word) : word;
  return typeof value === 'string' ? labelOf(value) : value.map(labelOf).join(', ') || 'Ninguno';
};

/** A value where it is only read: money and days as everywhere in the shop; blank where there is none. */
export const shownFieldValue = (field: FieldKind, value: FieldValue): string => {
  if (field.kind === 'several' && value === null) return field.unknown ?? UNKNOWN;
  if (field.kind === 'several' && Array.isArray(value) && value.length === 0) return field.none ?? 'Ninguno';
  if (typeof value !== 'string' || value === '') return value === '' ? '' : formatFieldValue(field, value);
  // At noon, since a day alone would be read as midnight in London.
  if (field.kind === 'day') return formatLongDay(`${value}T12:00:00Z`);
  const amount = field.kind === 'text' && field.number ? typedNumber(value, field.number) : null;
  if (amount === null || field.kind !== 'text') return formatFieldValue(field, value);
  if (field.number === 'dollars') return formatUsd(Math.round(amount * 100));
  return amount.toLocaleString('es-PR', { maximumFractionDigits: 4 });
};
