import { taxClasses } from '@nutricion/domain/catalog/product';
import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';
import { requiredNumberFault, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { Answer } from '../../../kit/api/api.ts';
import { categoryChoices } from './category-choices.ts';

export type BulkAnswer = Answer<'POST /api/admin/products/bulk'>;

/** What can be done to many products at once, by field. */
export type BulkField = 'price' | 'is_active' | 'aisle' | 'zone' | 'category' | 'tax_class' | 'tags';
export type BulkDeed = 'set' | 'add' | 'percent' | 'add-tag' | 'remove-tag';

/** One line of the panel, as it is filled in. */
export interface BulkLine {
  readonly field: BulkField;
  readonly deed: BulkDeed;
  readonly text: string;
}

interface BulkFieldDeclaration {
  readonly label: string;
  readonly deeds: readonly { readonly id: BulkDeed; readonly label: string }[];
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

const set = { id: 'set', label: 'Poner' } as const;

export const bulkFields: Readonly<Record<BulkField, BulkFieldDeclaration>> = {
  price: {
    label: 'Precio',
    deeds: [
      { id: 'percent', label: 'Subir o bajar, %' },
      { id: 'add', label: 'Sumar o restar, $' },
      { id: 'set', label: 'Poner, $' },
    ],
  },
  is_active: {
    label: 'A la venta',
    deeds: [set],
    choices: [
      { value: 'si', label: 'Sí' },
      { value: 'no', label: 'No (oculto)' },
    ],
  },
  aisle: { label: 'Pasillo', deeds: [set] },
  zone: {
    label: 'Zona',
    deeds: [set],
    choices: zones.map((zone) => ({ value: zone, label: zoneLabels[zone] })),
  },
  category: {
    label: 'Categoría',
    deeds: [set],
    choices: categoryChoices,
  },
  tax_class: {
    label: 'IVU',
    deeds: [set],
    choices: taxClasses.map((value) => ({ value, label: value === 'exento' ? 'Exento' : 'Gravado' })),
  },
  tags: {
    label: 'Etiquetas',
    deeds: [
      { id: 'add-tag', label: 'Agregar' },
      { id: 'remove-tag', label: 'Quitar' },
    ],
  },
};

export const firstLine = (field: BulkField): BulkLine => ({
  field,
  deed: bulkFields[field].deeds[0]?.id ?? 'set',
  text: bulkFields[field].choices?.[0]?.value ?? '',
});

/** Why a line can't be tried yet; null where it can. */
export const lineFault = ({ field, deed, text }: BulkLine): string | null => {
  if (field === 'price') {
    const otherwise = deed === 'percent' ? 'Escribe cuánto, por ejemplo −10.' : 'Escribe cuánto, en dólares.';
    const fault = requiredNumberFault(text, kindOf(deed), otherwise);
    if (fault !== null) return fault;
    return typedNumber(text, kindOf(deed)) === 0 && deed !== 'set' ? 'Con 0 no cambia nada.' : null;
  }
  if (text.trim() === '' && field !== 'aisle') return 'Escribe qué.';
  return null;
};

/** A line's value as the server takes it. */
export const lineValue = ({ field, deed, text }: BulkLine): string | number | boolean | null => {
  if (field === 'price') return typedNumber(text, kindOf(deed));
  if (field === 'is_active') return text === 'si';
  return text.trim() === '' ? null : text.trim();
};

const kindOf = (deed: BulkDeed) => (deed === 'percent' ? 'percent' : 'dollars');
