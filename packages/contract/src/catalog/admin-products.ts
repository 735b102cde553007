import { allergens } from '@nutricion/domain/catalog/allergen';
import { zones } from '@nutricion/domain/catalog/zone';
import { z } from 'zod';
import { line, note } from '../kit/plain-text.ts';
import { nutritionSchema, productSchema } from './catalog.ts';

export const productVersion = z.number('Vuelve a cargar.').int('Vuelve a cargar.').min(1, 'Vuelve a cargar.');
export const productPrice = z
  .number('Escribe el precio en dólares, por ejemplo 3.49.')
  .min(0.01, 'El precio es de 1 centavo o más.')
  .max(10_000, 'El precio es de $10,000 o menos.')
  .multipleOf(0.01, 'Usa centavos enteros, por ejemplo 3.49.');
const allergenId = z.enum(
  allergens.map(({ id }) => id),
  'Ese alérgeno no es uno de los nueve.',
);

/** A product in the administration's list. */
export const adminProductRowSchema = productSchema
  .pick({
    id: true,
    title: true,
    package_label: true,
    category: true,
    price: true,
    current_price: true,
    stock: true,
    is_active: true,
  })
  .extend({
    sku: z.string(),
    image_url: z.string().nullable(),
    zone: z.enum(zones),
    aisle: z.string().nullable(),
    version: productVersion,
    archived_at: z.iso.datetime().nullable(),
    /** Whole percent of the optional fields that are filled in. */
    completeness: z.number().int().min(0).max(100),
    /** Why it isn't sold, short Spanish labels; empty if it is sold. */
    why_not: z.array(z.string()),
  });
export type AdminProductRowJson = z.infer<typeof adminProductRowSchema>;

/** A product with all editable fields. */
export const adminProductSchema = adminProductRowSchema.extend({
  ...productSchema.pick({
    description: true,
    tags: true,
    usage_suggestions: true,
    detected_subcategory: true,
    net_content: true,
    net_unit: true,
    tax_class: true,
    allergen_info: true,
    may_contain: true,
  }).shape,
  pasteurization: productSchema.shape.pasteurization.unwrap(),
  nutrition: nutritionSchema.nullable(),
});
export type AdminProductJson = z.infer<typeof adminProductSchema>;

/** The fields that a form may change. Stock isn't one of them: it changes by receiving, counting and waste. */
const productFieldsSchema = z.strictObject({
  title: line('Ponle un nombre.').min(1, 'Ponle un nombre.').max(120, 'Usa 120 letras o menos.'),
  description: note().max(2000, 'Usa 2,000 letras o menos.'),
  category: line('Escoge la categoría.').min(1, 'Escoge la categoría.').max(80, 'Usa 80 letras o menos.'),
  detected_subcategory: line().max(80, 'Usa 80 letras o menos.').nullable(),
  tags: z.array(line().max(60, 'Usa 60 letras o menos.')).max(60, 'Usa 60 etiquetas o menos.'),
  usage_suggestions: note().max(1000, 'Usa 1,000 letras o menos.'),
  net_content: z
    .number('Escribe el contenido.')
    .positive('Escribe más de 0.')
    .max(100_000, 'Revisa el contenido.'),
  net_unit: productSchema.shape.net_unit,
  package_label: line('Escribe lo que dice el empaque.').max(80, 'Usa 80 letras o menos.'),
  tax_class: productSchema.shape.tax_class,
  zone: z.enum(zones),
  aisle: line('Escribe el pasillo.')
    .min(1, 'Escribe el pasillo.')
    .max(12, 'Usa 12 letras o menos.')
    .nullable(),
  is_active: z.boolean(),
  is_archived: z.boolean(),
  price: productPrice,
  allergen_info: z.array(allergenId).nullable(),
  may_contain: z.array(allergenId),
  pasteurization: adminProductSchema.shape.pasteurization,
  nutrition: nutritionSchema
    .extend({
      usdaId: line().max(20, 'Usa 20 letras o menos.'),
      servingLabel: line().max(60, 'Usa 60 letras o menos.'),
    })
    .nullable(),
});
export const someFieldsSchema = productFieldsSchema.partial();
export type ProductChanges = z.infer<typeof someFieldsSchema>;

/** The 409 response if somebody else has saved a newer version. */
export const staleProductProblemSchema = z.object({
  current: adminProductSchema,
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type StaleProductJson = z.infer<typeof staleProductProblemSchema>;
