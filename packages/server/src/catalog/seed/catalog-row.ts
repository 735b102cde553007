import { type AllergenId, allergens, isAllergenId } from '@nutricion/domain/catalog/allergen';
import { pasteurizations } from '@nutricion/domain/catalog/pasteurization';
import { taxClasses } from '@nutricion/domain/catalog/product';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import { z } from 'zod';

/** The columns of data/catalog/*.csv, in their order. */
export const catalogColumns = [
  'sku',
  'title',
  'category',
  'subcategory',
  'price',
  'net_content',
  'net_unit',
  'package',
  'stock',
  'tax_class',
  'contains',
  'may_contain',
  'declared',
  'pasteurization',
  'tags',
  'description',
  'usage',
  'usda_id',
  'serving_g',
  'serving_label',
  'art',
] as const;

/** Claims that a label may state and nutrients can't prove; all others are computed (`claims.ts`). */
export const declarableTags = ['vegan', 'gluten-free', 'sin-azucar-anadida', 'hidratante'] as const;

// Messages complete the sentence «… no sirve; se esperaba …».
const text = (what: string, max: number) =>
  z.string().min(1, what).max(max, `${what} de ${max} letras o menos`);

const patternField = (pattern: RegExp, what: string) => z.string().regex(pattern, what);

const positive = (what: string) =>
  patternField(/^\d+(\.\d+)?$/, what)
    .transform(Number)
    .refine((n) => n > 0, what);

const list = (column: string): string[] =>
  column === '' ? [] : column.split(';').map((item) => item.trim());

const listOf = <T extends string>(isMember: (item: string) => item is T, what: string) =>
  z
    .string()
    .transform(list)
    .refine((items): items is T[] => items.every(isMember), what)
    .refine((items) => new Set(items).size === items.length, `${what}, sin repetir`);

const allergenNames = allergens.map(({ id }) => id).join(', ');
const allergenList = listOf(isAllergenId, `alérgenos separados por punto y coma (${allergenNames})`);

/** A row's allergens: the complete list, or some while the rest is unknown. */
interface DeclaredAllergens {
  readonly all: readonly AllergenId[] | null;
  readonly atLeast: readonly AllergenId[];
}
const nothingDeclared: DeclaredAllergens = { all: null, atLeast: [] };

const isDeclarable = (item: string): item is (typeof declarableTags)[number] =>
  (declarableTags as readonly string[]).includes(item);

const sentences = z
  .string()
  .min(60, 'un texto de 60 a 180 letras')
  .max(180, 'un texto de 60 a 180 letras')
  .refine((value) => !value.includes('"'), 'un texto sin comillas dobles');

const tagList = z
  .string()
  .transform(list)
  .refine((tags) => tags.length >= 3 && tags.length <= 8, 'de 3 a 8 etiquetas separadas por punto y coma')
  .refine(
    (tags) => tags.every((tag) => tag !== '' && tag === tag.toLocaleLowerCase('es')),
    'etiquetas en minúsculas',
  )
  .refine((tags) => new Set(tags).size === tags.length, 'etiquetas sin repetir');

/** Schema of one row, column by column; rules between columns are in `row-issues.ts`. */
export const catalogRowSchema = z.object({
  sku: patternField(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'un código en minúsculas con guiones, como guineo-maduro'),
  title: text('un título', 60),
  category: text('una categoría', 60),
  subcategory: text('una subcategoría', 60),
  price: patternField(/^\d+\.\d{2}$/, 'dólares con dos decimales, como 1.99')
    .transform(Number)
    .refine((dollars) => dollars > 0, 'un precio mayor que 0.00'),
  net_content: positive('una cantidad mayor que 0, como 1.5'),
  net_unit: z.enum(netUnits, netUnits.join(', ')),
  package: text('lo que muestra la tarjeta, como ½ galón', 40),
  stock: patternField(/^\d{1,6}$/, 'un número entero desde 0').transform(Number),
  tax_class: z.enum(taxClasses, taxClasses.join(' o ')),
  contains: z.union(
    [
      z.literal('').transform(() => nothingDeclared),
      z.literal('ninguno').transform((): DeclaredAllergens => ({ all: [], atLeast: [] })),
      z
        .string()
        .regex(/;sin-datos$/)
        .transform((text) => text.replace(/;sin-datos$/, ''))
        .pipe(allergenList)
        .transform((atLeast): DeclaredAllergens => ({ all: null, atLeast })),
      allergenList.transform((all): DeclaredAllergens => ({ all, atLeast: [] })),
    ],
    `nada (sin datos), ninguno, o alérgenos separados por punto y coma (${allergenNames}); al final, sin-datos si del resto no se sabe`,
  ),
  may_contain: allergenList,
  declared: listOf(isDeclarable, `declaraciones separadas por punto y coma (${declarableTags.join(', ')})`),
  pasteurization: z.union(
    [z.literal('').transform(() => null), z.enum(pasteurizations)],
    `nada o ${pasteurizations.join(', ')}`,
  ),
  tags: tagList,
  description: sentences,
  usage: sentences,
  usda_id: patternField(
    /^(\d{5}|mezcla-[a-z-]+)?$/,
    'nada, los cinco dígitos de un alimento de USDA SR28 o una mezcla de data/nutrients/composites.csv',
  ),
  serving_g: positive('los gramos de una porción'),
  serving_label: text('una porción, como 1 taza (240 ml)', 60),
  art: patternField(
    /^((single|heap):[a-z0-9-]+|[a-z]+(-[a-z]+)?:[a-z]+:[a-z0-9-]+(:[a-z0-9-]+)?)$/,
    'un dibujo, como carton:cielo:glass-of-milk (o con su marca, :gota-50), single:mango o heap:tangerine',
  ),
});
export type CatalogRow = z.output<typeof catalogRowSchema>;
