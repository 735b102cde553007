import { allergens } from '@nutricion/domain/catalog/allergen';
import { pasteurizations } from '@nutricion/domain/catalog/pasteurization';
import { taxClasses } from '@nutricion/domain/catalog/product';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import { zones } from '@nutricion/domain/catalog/zone';
import { z } from 'zod';
import { line, note } from '../kit/plain-text.ts';

/** Nutrients in 100 g as sold. Null is unknown, never zero. Source: USDA SR28 by `usdaId`, or computed from its recipe (`computed-food.ts`). */
export const nutritionSchema = z.object({
  usdaId: z.string(),
  servingG: z.number().positive(),
  servingLabel: z.string(),
  per100g: z.object({
    kcal: z.number().nullable(),
    protein_g: z.number().nullable(),
    carbs_g: z.number().nullable(),
    fat_g: z.number().nullable(),
    saturated_fat_g: z.number().nullable(),
    fiber_g: z.number().nullable(),
    sugars_g: z.number().nullable(),
    sodium_mg: z.number().nullable(),
    calcium_mg: z.number().nullable(),
    iron_mg: z.number().nullable(),
    potassium_mg: z.number().nullable(),
    vitamin_c_mg: z.number().nullable(),
    vitamin_a_ug: z.number().nullable(),
    vitamin_d_ug: z.number().nullable(),
    cholesterol_mg: z.number().nullable(),
  }),
});
export type Nutrition = z.infer<typeof nutritionSchema>;

export const productPrice = z
  .number('Escribe el precio en dólares, por ejemplo 3.49.')
  .min(0.01, 'El precio es de 1 centavo o más.')
  .max(10_000, 'El precio es de $10,000 o menos.')
  .multipleOf(0.01, 'Usa centavos enteros, por ejemplo 3.49.');
/** Dollars that a unit costs the shop. */
export const productCost = z
  .number('Escribe el costo en dólares, por ejemplo 2.15.')
  .min(0.01, 'El costo es de 1 centavo o más. Si no lo sabes, déjalo en blanco.')
  .max(10_000, 'El costo es de $10,000 o menos.')
  .multipleOf(0.01, 'Usa centavos enteros, por ejemplo 2.15.');
const MAX_REORDERED = 100_000;
const allergenId = z.enum(
  allergens.map(({ id }) => id),
  'Ese alérgeno no es uno de los nueve.',
);
const pasteurization = z.enum(pasteurizations).nullable();

interface ProductFieldDeclaration {
  /** As it is read, on the wire and from its column. */
  readonly value: z.ZodType;
  /** As the administration may send it, with its limits and messages. */
  readonly typed: z.ZodType;
  /** The value of a new product that was created without it; absent if it is required. */
  readonly initial?: unknown;
  /** Left out of a product's JSON in the shop: only the administration, or the product's page too, reads it. */
  readonly onlyIn?: 'administration' | 'page';
}

/**
 * The fields of a product that staff edit, each declared once and in the order of an exported file. The wire's schemas, the columns that are read
 * and written, a new product and the file follow from it. A field's column has its name, except `price`, `cost` and `is_archived`. Stock isn't one of them:
 * it changes by receiving, counting and waste.
 */
export const productFields = {
  title: {
    value: z.string(),
    typed: line('Ponle un nombre.').min(1, 'Ponle un nombre.').max(120, 'Usa 120 letras o menos.'),
  },
  category: {
    value: z.string(),
    typed: line('Escoge la categoría.').min(1, 'Escoge la categoría.').max(80, 'Usa 80 letras o menos.'),
  },
  detected_subcategory: {
    value: z.string().nullable(),
    typed: line().max(80, 'Usa 80 letras o menos.').nullable(),
    initial: null,
  },
  /** Dollars, without promotion. Its column is `price_cents`. */
  price: { value: z.number().positive(), typed: productPrice },
  net_content: {
    value: z.number().positive(),
    typed: z
      .number('Escribe el contenido.')
      .positive('Escribe más de 0.')
      .max(100_000, 'Revisa el contenido.'),
    initial: 1,
  },
  net_unit: { value: z.enum(netUnits), typed: z.enum(netUnits), initial: 'unidad' },
  package_label: {
    value: z.string(),
    typed: line('Escribe lo que dice el empaque.').max(80, 'Usa 80 letras o menos.'),
    initial: 'Unidad',
  },
  tax_class: { value: z.enum(taxClasses), typed: z.enum(taxClasses), initial: 'exento' },
  /** The storage zone; a new product gets its kind's. */
  zone: { value: z.enum(zones), typed: z.enum(zones), initial: 'seco', onlyIn: 'administration' },
  aisle: {
    value: z.string().nullable(),
    typed: line('Escribe el pasillo.')
      .min(1, 'Escribe el pasillo.')
      .max(12, 'Usa 12 letras o menos.')
      .nullable(),
    initial: null,
    onlyIn: 'administration',
  },
  /** Who sells it to the shop. */
  supplier_id: {
    value: z.uuid().nullable(),
    typed: z.uuid('Escoge un suplidor de la lista.').nullable(),
    initial: null,
    onlyIn: 'administration',
  },
  /** The supplier's own code of it, of one product alone. */
  supplier_code: {
    value: z.string().nullable(),
    typed: line().min(1, 'Escribe el código del suplidor.').max(60, 'Usa 60 letras o menos.').nullable(),
    initial: null,
    onlyIn: 'administration',
  },
  /** Dollars that a unit last cost; null: nobody knows. Its column is `cost_cents`. */
  cost: {
    value: z.number().positive().nullable(),
    typed: productCost.nullable(),
    initial: null,
    onlyIn: 'administration',
  },
  /** With that many units or fewer it is to be ordered; null: never by itself. */
  reorder_point: {
    value: z.number().nullable(),
    typed: z
      .number('Escribe un número entero.')
      .int('Escribe un número entero.')
      .min(0, 'Escribe 0 o más.')
      .max(MAX_REORDERED, 'Revisa el número.')
      .nullable(),
    initial: null,
    onlyIn: 'administration',
  },
  /** How many are ordered at a time; null: what lacks to twice the reorder point. */
  reorder_units: {
    value: z.number().nullable(),
    typed: z
      .number('Escribe un número entero.')
      .int('Escribe un número entero.')
      .min(1, 'Escribe 1 o más.')
      .max(MAX_REORDERED, 'Revisa el número.')
      .nullable(),
    initial: null,
    onlyIn: 'administration',
  },
  is_active: { value: z.boolean(), typed: z.boolean(), initial: false },
  /** Its column is the time `archived_at`, which the administration reads. */
  is_archived: { value: z.boolean(), typed: z.boolean(), initial: false, onlyIn: 'administration' },
  tags: {
    value: z.array(z.string()),
    typed: z.array(line().max(60, 'Usa 60 letras o menos.')).max(60, 'Usa 60 etiquetas o menos.'),
    initial: [],
  },
  description: { value: z.string(), typed: note().max(2000, 'Usa 2,000 letras o menos.'), initial: '' },
  usage_suggestions: {
    value: z.string(),
    typed: note().max(1000, 'Usa 1,000 letras o menos.'),
    initial: '',
  },
  /** Null: unknown (sin datos). */
  allergen_info: {
    value: z.array(z.string()).nullable(),
    typed: z.array(allergenId).nullable(),
    initial: null,
  },
  may_contain: { value: z.array(z.string()), typed: z.array(allergenId), initial: [] },
  /** Null if pasteurization doesn't matter for this kind. */
  pasteurization: { value: pasteurization, typed: pasteurization, initial: null },
  /** The list on its label, "Maíz, azúcar, sal."; '' where its name says all, or nobody has told us. */
  ingredients: {
    value: z.string(),
    typed: line().max(1500, 'Usa 1,500 letras o menos.'),
    initial: '',
    onlyIn: 'page',
  },
  nutrition: {
    value: nutritionSchema.nullable(),
    typed: nutritionSchema
      .extend({
        // A computed food has the ids of what it is made of in one.
        usdaId: line().max(120, 'Usa 120 letras o menos.'),
        servingLabel: line().max(60, 'Usa 60 letras o menos.'),
      })
      .nullable(),
    initial: null,
    onlyIn: 'page',
  },
} as const satisfies Record<string, ProductFieldDeclaration>;

type Declared = typeof productFields;
export type ProductField = keyof Declared;
export const productFieldNames = Object.keys(productFields) as ProductField[];

type PublicField = {
  [Field in ProductField]: Declared[Field] extends { readonly onlyIn: unknown } ? never : Field;
}[ProductField];
/** The fields of a product's JSON in the shop. */
export const publicFieldNames = productFieldNames.filter(
  (name): name is PublicField => !('onlyIn' in productFields[name]),
);

/** The `value` or `typed` schemas of fields, by name. */
export const fieldSchemas = <Field extends ProductField, Kind extends 'value' | 'typed'>(
  names: readonly Field[],
  kind: Kind,
) =>
  Object.fromEntries(names.map((name) => [name, productFields[name][kind]])) as {
    [Name in Field]: Declared[Name][Kind];
  };

/** The fields as the administration may send them, each optional. */
export const someFieldsSchema = z.strictObject(fieldSchemas(productFieldNames, 'typed')).partial();
export type ProductChanges = z.infer<typeof someFieldsSchema>;
