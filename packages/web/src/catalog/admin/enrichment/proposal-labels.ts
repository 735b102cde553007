import { allergens } from '@nutricion/domain/catalog/allergen';
import type { ProposedField } from '@nutricion/domain/catalog/enrichment/proposal';
import { isObject } from '@nutricion/domain/kit/is-object';

export const fieldLabels: Record<ProposedField, string> = {
  nutrition: 'Nutrición',
  detected_subcategory: 'Subcategoría',
  tags: 'Etiquetas',
  allergen_info: 'Alérgenos',
  price: 'Precio',
  pasteurization: 'Pasteurización',
  description: 'Descripción',
  barcode: 'Código de barras',
};

/** The section of the product's form in which each field is edited. */
export const fieldSections: Record<ProposedField, string> = {
  nutrition: 'nutricion',
  detected_subcategory: 'datos',
  tags: 'datos',
  allergen_info: 'nutricion',
  price: 'precio',
  pasteurization: 'nutricion',
  description: 'datos',
  barcode: 'inventario',
};

const allergenLabels = new Map<string, string>(allergens.map(({ id, label }) => [id, label]));

/** A proposed or current value as text; "Sin datos" for null. */
export const proposedText = (field: ProposedField, value: unknown): string => {
  if (value === null || value === undefined) return 'Sin datos';
  if (field === 'price' && typeof value === 'number') return `$${value.toFixed(2)}`;
  if (field === 'nutrition') return nutritionText(value);
  if (Array.isArray(value)) {
    const words = value.map((each) => allergenLabels.get(String(each)) ?? String(each));
    return words.join(', ') || 'Ninguno';
  }
  return String(value) || 'Vacío';
};

const nutritionText = (value: unknown): string => {
  if (!isObject(value) || !isObject(value.per100g)) return 'Sin datos';
  const { kcal, protein_g: protein, sodium_mg: sodium } = value.per100g;
  const filledIn = [
    typeof kcal === 'number' && `${Math.round(kcal)} calorías`,
    typeof protein === 'number' && `${protein} g de proteína`,
    typeof sodium === 'number' && `${Math.round(sodium)} mg de sodio`,
  ].filter(Boolean);
  return `${filledIn.join(', ')} en 100 g`;
};

/** A confidence from 0 to 1 as a word and a percentage: "Casi seguro, 90 %". */
export const confidenceText = (confidence: number): string => {
  const percent = Math.round(confidence * 100);
  const word = percent >= 85 ? 'Casi seguro' : percent >= 60 ? 'Probable' : 'Dudoso';
  return `${word}, ${percent} %`;
};
