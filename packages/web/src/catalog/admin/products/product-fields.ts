import type { ProductChanges } from '@nutricion/contract/catalog/product-fields';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { nutrientNames, nutrientUnit } from '@nutricion/domain/catalog/nutrition/daily-values';
import { taxClasses } from '@nutricion/domain/catalog/product';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';
import type { FieldValue, RecordField } from '../../../kit/admin/record/record-field.ts';
import { categoryChoices } from './category-choices.ts';

export type NutrientId = 'kcal' | keyof typeof nutrientNames;
export const nutrientIds: readonly NutrientId[] = [
  'kcal',
  ...(Object.keys(nutrientNames) as (keyof typeof nutrientNames)[]),
];
export type NutritionField = 'serving_label' | 'serving_g' | NutrientId;

export type ProductField = Exclude<keyof ProductChanges, 'is_archived' | 'nutrition'> | NutritionField;

/** A field of the form. */
type ProductFormField = RecordField<ProductField> & {
  /** An empty value is stored as null. */
  readonly isNullable?: true;
};

export type ProductDraft = Readonly<Record<ProductField, FieldValue>>;

const taxLabels: Record<(typeof taxClasses)[number], string> = {
  exento: 'Exento (alimento sin preparar)',
  gravado: 'Gravado, 11.5 %',
};

const allergenChoices = allergens.map(({ id, label }) => ({ value: id, label }));

export const dataFields: readonly ProductFormField[] = [
  { name: 'title', label: 'Nombre', kind: 'text', maxLength: 120, isWide: true },
  {
    name: 'description',
    label: 'Descripción',
    kind: 'long',
    maxLength: 2000,
    isWide: true,
    isOptional: true,
  },
  {
    name: 'category',
    label: 'Categoría',
    kind: 'choice',
    choices: categoryChoices,
  },
  {
    name: 'detected_subcategory',
    label: 'Subcategoría',
    kind: 'text',
    maxLength: 80,
    isOptional: true,
    isNullable: true,
  },
  {
    name: 'net_content',
    label: 'Contenido',
    hint: 'Con esto se calcula el precio por unidad.',
    kind: 'text',
    number: 'amount',
    maxLength: 12,
  },
  {
    name: 'net_unit',
    label: 'Unidad del contenido',
    kind: 'choice',
    choices: netUnits.map((unit) => ({ value: unit, label: unit })),
  },
  {
    name: 'package_label',
    label: 'Como lo dice el empaque',
    hint: 'Por ejemplo: ½ galón, Docena, Bolsa de 3 lb.',
    kind: 'text',
    maxLength: 80,
    isWide: true,
  },
  {
    name: 'zone',
    label: 'Zona',
    hint: 'Dónde se guarda y en qué orden se prepara.',
    kind: 'choice',
    choices: zones.map((zone) => ({ value: zone, label: zoneLabels[zone] })),
  },
  { name: 'aisle', label: 'Pasillo', kind: 'text', maxLength: 12, isOptional: true, isNullable: true },
  {
    name: 'tags',
    label: 'Etiquetas',
    hint: 'Por estas palabras también se encuentra. Las de nutrición se calculan solas.',
    kind: 'words',
    maxLength: 60,
    isWide: true,
    isOptional: true,
  },
  {
    name: 'usage_suggestions',
    label: 'Cómo se usa',
    kind: 'long',
    maxLength: 1000,
    isWide: true,
    isOptional: true,
  },
  { name: 'is_active', label: 'A la venta', kind: 'flag', on: 'Se ve en la tienda', off: 'Oculto' },
];

export const priceFields: readonly ProductFormField[] = [
  {
    name: 'price',
    label: 'Precio regular, $',
    hint: 'El de las ofertas se calcula de este. Si cambia más de 25 %, te preguntamos por qué.',
    kind: 'text',
    number: 'dollars',
    maxLength: 12,
  },
  {
    name: 'cost',
    label: 'Costo, $',
    hint: 'Lo que cuesta la unidad. Cada vez que recibes mercancía con su costo, queda el último. En blanco: no se sabe.',
    kind: 'text',
    number: 'dollars',
    maxLength: 12,
    isOptional: true,
  },
  {
    name: 'tax_class',
    label: 'IVU',
    kind: 'choice',
    choices: taxClasses.map((value) => ({ value, label: taxLabels[value] })),
  },
];

/** Of whom it is bought and when; the page adds the choices of suppliers. */
export const purchaseFields: readonly ProductFormField[] = [
  { name: 'supplier_id', label: 'Suplidor', kind: 'choice', choices: [], isOptional: true, isNullable: true },
  {
    name: 'supplier_code',
    label: 'Código del suplidor',
    hint: 'El que sale en su factura.',
    kind: 'text',
    maxLength: 60,
    isOptional: true,
    isNullable: true,
  },
  {
    name: 'reorder_point',
    label: 'Pedir cuando queden',
    hint: 'Con esas unidades o menos entra en la próxima orden de compra. En blanco: nunca solo.',
    kind: 'text',
    number: 'units',
    maxLength: 6,
    isOptional: true,
  },
  {
    name: 'reorder_units',
    label: 'Cuántas se piden',
    hint: 'En blanco: las que falten para el doble de lo anterior.',
    kind: 'text',
    number: 'units',
    maxLength: 6,
    isOptional: true,
  },
];

export const allergenFields: readonly ProductFormField[] = [
  {
    name: 'allergen_info',
    label: 'Contiene',
    hint: '«Sin datos» es que nadie ha leído la etiqueta entera. «Ninguno» lo dice la etiqueta.',
    kind: 'several',
    choices: allergenChoices,
    unknown: 'Sin datos',
    none: 'Ninguno',
    isWide: true,
  },
  {
    name: 'ingredients',
    label: 'Ingredientes',
    hint: 'Como los dice la etiqueta, el que más pesa primero.',
    kind: 'long',
    maxLength: 1500,
    isWide: true,
    isOptional: true,
  },
  {
    name: 'may_contain',
    label: 'Puede contener',
    hint: 'Lo que la etiqueta dice de trazas o de la planta.',
    kind: 'several',
    choices: allergenChoices,
    isWide: true,
  },
  {
    name: 'pasteurization',
    label: 'Pasteurización',
    isNullable: true,
    kind: 'choice',
    choices: [
      { value: '', label: 'No aplica' },
      { value: 'pasteurizado', label: 'Pasteurizado' },
      { value: 'sin-pasteurizar', label: 'Sin pasteurizar' },
      { value: 'sin-datos', label: 'Sin datos' },
    ],
  },
];

export const servingFields: readonly ProductFormField[] = [
  {
    name: 'serving_label',
    label: 'Una porción',
    hint: 'Como la dice la etiqueta: 1 taza, 2 rebanadas.',
    kind: 'text',
    maxLength: 60,
    isOptional: true,
  },
  {
    name: 'serving_g',
    label: 'Gramos de una porción',
    hint: 'Con esto se calculan las porciones y lo que el producto puede decir de sí.',
    kind: 'text',
    number: 'amount',
    maxLength: 10,
    isOptional: true,
  },
];

export const nutrientFields: readonly ProductFormField[] = nutrientIds.map((id) => ({
  name: id,
  label: id === 'kcal' ? 'Calorías, kcal' : `${nutrientNames[id]}, ${nutrientUnit(id)}`,
  kind: 'text',
  number: 'amount',
  maxLength: 10,
  placeholder: 'Sin datos',
}));

/** The fields that a product has by their own names, not within its nutrition. */
export const plainFields = [...dataFields, ...priceFields, ...purchaseFields, ...allergenFields];
export const allFields = [...plainFields, ...servingFields, ...nutrientFields];
const byName = new Map<string, ProductFormField>(allFields.map((field) => [field.name, field]));

export const fieldNamed = (name: string): ProductFormField | undefined => byName.get(name);
export const labelOfField = (name: string): string => byName.get(name)?.label ?? name;
