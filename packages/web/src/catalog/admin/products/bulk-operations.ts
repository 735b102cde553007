import { taxClasses } from '@nutricion/domain/catalog/product';
import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';
import { requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import { categoryChoices } from './category-choices.ts';

/** Fields that can be changed for many products at once. */
export type BulkField = 'price' | 'is_active' | 'aisle' | 'zone' | 'category' | 'tax_class' | 'tags';
export type BulkOperation = 'set' | 'add' | 'percent' | 'add-tag' | 'remove-tag';

/** One line of the bulk panel, as typed. */
export interface BulkLine {
  readonly field: BulkField;
  readonly operation: BulkOperation;
  readonly text: string;
}

interface BulkFieldDeclaration {
  readonly label: string;
  readonly operations: readonly { readonly id: BulkOperation; readonly label: string }[];
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

const set = { id: 'set', label: 'Poner' } as const;

export const bulkFields: Readonly<Record<BulkField, BulkFieldDeclaration>> = {
  price: {
    label: 'Precio',
    operations: [
      { id: 'percent', label: 'Subir o bajar, %' },
      { id: 'add', label: 'Sumar o restar, $' },
      { id: 'set', label: 'Poner, $' },
    ],
  },
  is_active: {
    label: 'A la venta',
    operations: [set],
    choices: [
      { value: 'si', label: 'Sí' },
      { value: 'no', label: 'No (oculto)' },
    ],
  },
  aisle: { label: 'Pasillo', operations: [set] },
  zone: {
    label: 'Zona',
    operations: [set],
    choices: zones.map((zone) => ({ value: zone, label: zoneLabels[zone] })),
  },
  category: {
    label: 'Categoría',
    operations: [set],
    choices: categoryChoices,
  },
  tax_class: {
    label: 'IVU',
    operations: [set],
    choices: taxClasses.map((value) => ({ value, label: value === 'exento' ? 'Exento' : 'Gravado' })),
  },
  tags: {
    label: 'Etiquetas',
    operations: [
      { id: 'add-tag', label: 'Agregar' },
      { id: 'remove-tag', label: 'Quitar' },
    ],
  },
};

export const firstLine = (field: BulkField): BulkLine => ({
  field,
  operation: bulkFields[field].operations[0]?.id ?? 'set',
  text: bulkFields[field].choices?.[0]?.value ?? '',
});

/** Why a line can't be sent yet; null if it can. */
export const lineIssue = ({ field, operation, text }: BulkLine): string | null => {
  if (field === 'price') {
    const otherwise =
      operation === 'percent' ? 'Escribe cuánto, por ejemplo −10.' : 'Escribe cuánto, en dólares.';
    const issue = requiredNumberIssue(text, kindOf(operation), otherwise);
    if (issue !== null) return issue;
    return typedNumber(text, kindOf(operation)) === 0 && operation !== 'set' ? 'Con 0 no cambia nada.' : null;
  }
  if (text.trim() === '' && field !== 'aisle') return 'Escribe qué.';
  return null;
};

/** The value that is sent for a line: dollars, percent, boolean or text; null for blank text. */
export const lineValue = ({ field, operation, text }: BulkLine): string | number | boolean | null => {
  if (field === 'price') return typedNumber(text, kindOf(operation));
  if (field === 'is_active') return text === 'si';
  return text.trim() === '' ? null : text.trim();
};

const kindOf = (operation: BulkOperation) => (operation === 'percent' ? 'percent' : 'dollars');
