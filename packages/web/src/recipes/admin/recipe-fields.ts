import {
  difficulties,
  recipeCategories,
  recipeEquipment,
  recipeMeals,
  type recipeUnits,
} from '@nutricion/domain/recipes/recipe';
import { recipeLimits as limits } from '@nutricion/domain/recipes/recipe-limits';
import type { DraftDiff } from '../../kit/admin/record/record-changes.ts';
import { formatFieldValue, type RecordField } from '../../kit/admin/record/record-field.ts';
import type { IngredientDraft, PlainField, RecipeDraft } from './recipe-draft.ts';

type Name = PlainField;

const choices = (options: readonly { readonly id: string; readonly label: string }[]) =>
  options.map(({ id, label }) => ({ value: id, label }));

const count = (name: Name, label: string, hint?: string): RecordField<Name> => ({
  name,
  label,
  ...(hint && { hint }),
  kind: 'text',
  number: 'units',
  maxLength: 3,
});

/** What the dish is. */
export const dishFields: readonly RecordField<Name>[] = [
  { name: 'title', label: 'Título', kind: 'text', maxLength: limits.title, isWide: true },
  {
    name: 'emoji',
    label: 'Emoji',
    hint: 'Va en el calendario. El dibujo sale del título.',
    kind: 'text',
    maxLength: 20,
  },
  { name: 'meal', label: 'Comida', kind: 'choice', choices: choices(recipeMeals) },
  { name: 'category', label: 'Momento del turno', kind: 'choice', choices: choices(recipeCategories) },
  { name: 'equipment', label: 'Con qué se cocina', kind: 'choice', choices: choices(recipeEquipment) },
  { name: 'difficulty', label: 'Dificultad', kind: 'choice', choices: choices(difficulties) },
  count('servings', 'Porciones'),
  count('prep_time', 'Minutos de preparación'),
  count('cook_time', 'Minutos de cocción'),
  {
    name: 'description',
    label: 'Consejo de nutrición',
    hint: 'Va después de lo que la tienda calcula: en qué es rica y si lleva mucho sodio.',
    kind: 'long',
    maxLength: limits.tip,
    isWide: true,
  },
  { name: 'tags', label: 'Etiquetas', kind: 'words', maxLength: limits.tag, isWide: true },
];

/** Storage of the cooked dish. */
export const storageFields: readonly RecordField<Name>[] = [
  {
    name: 'meal_prep_friendly',
    label: 'Se prepara por adelantado',
    kind: 'flag',
    on: 'Sale entre las que se cocinan para varios días',
    off: 'Para comerla el mismo día',
    isWide: true,
  },
  { ...count('shelf_life_days', 'Días que dura', 'Vacío: para comerla fresca.'), isOptional: true },
  {
    name: 'kept_in',
    label: 'Dónde se guarda',
    kind: 'choice',
    choices: [
      { value: 'nevera', label: 'En la nevera' },
      { value: 'congelador', label: 'En el congelador' },
      { value: 'despensa', label: 'En la despensa' },
    ],
  },
  {
    name: 'keeps_longer_because',
    label: 'Fuente de que dure más de cuatro días',
    hint: 'Sin ella, en la nevera son cuatro días o menos.',
    kind: 'text',
    maxLength: limits.source,
    isOptional: true,
    isWide: true,
  },
];

export const unitLabels: Record<(typeof recipeUnits)[number], string> = {
  g: 'gramos',
  ml: 'mililitros',
  oz: 'onzas',
  lb: 'libras',
  taza: 'tazas',
  cda: 'cucharadas',
  cdita: 'cucharaditas',
  pizca: 'pizcas',
  unidad: 'unidades',
  diente: 'dientes',
  rebanada: 'rebanadas',
  lata: 'latas',
};

export const preparedLabels = {
  peeled: 'Ya sin cáscara',
  desalted: 'Desalado',
  rinsed: 'Escurrido y enjuagado',
} as const;

export const fields = [...dishFields, ...storageFields];

export const labelOfField = (name: string): string => {
  if (name === 'ingredients') return 'Ingredientes';
  if (name === 'instructions') return 'Pasos';
  return fields.find((field) => field.name === name)?.label ?? name;
};

/** A field's value as text; of a list, a line for each entry. */
const linesOf = (name: keyof RecipeDraft, draft: RecipeDraft): readonly string[] => {
  if (name === 'ingredients') return draft.ingredients.map(ingredientText);
  if (name === 'instructions') return draft.instructions;
  const field = fields.find((each) => each.name === name);
  return field ? [formatFieldValue(field, draft[field.name])] : [];
};

/** Labels and lines of a draft for its diffs. */
export const recipeDiff: DraftDiff<RecipeDraft> = { labelOf: labelOfField, linesOf };

const ingredientText = ({ label, amount, unit, optional, prepared, substitutes }: IngredientDraft): string =>
  [
    label || 'Sin texto',
    `se cuenta como ${amount || '—'} ${unitLabels[unit]}`,
    prepared && preparedLabels[prepared].toLocaleLowerCase('es'),
    optional && 'opcional',
    substitutes.length > 0 && (substitutes.length === 1 ? '1 sustituto' : `${substitutes.length} sustitutos`),
  ]
    .filter(Boolean)
    .join(', ');
