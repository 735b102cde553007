import { typedNumber } from '../../kit/typed-number.ts';

/** What people eat of a food at one go, by law: the amount that its claims are judged by. */
export interface ReferenceAmount {
  readonly amount: number;
  readonly unit: 'g' | 'ml';
  /** Where the law says so. */
  readonly source: string;
}

/** What the law needs to find a food in its table. */
export interface NamedFood {
  readonly title: string;
  readonly subcategory: string | null;
}

const FDA = '21 CFR 101.12(b)';
const FSIS_MEAT = '9 CFR 317.312(b)';
const FSIS_POULTRY = '9 CFR 381.412(b)';

const TABLESPOON_ML = 15;
const CUP_ML = 240;

type Row = readonly [amount: number, unit: 'g' | 'ml', subcategories: readonly string[], source?: string];

/** Foods that the table keeps apart from their shelf, by a word of the title; the first that fits holds. */
const byTitle: readonly (readonly [
  words: RegExp,
  amount: number,
  unit: 'g' | 'ml',
  subcategories: readonly string[],
  source?: string,
])[] = [
  [/cottage/iu, 110, 'g', ['Queso untable']],
  [/ricotta/iu, 55, 'g', ['Queso untable']],
  [/parmesano|romano/iu, 5, 'g', ['Queso rallado']],
  [/half and half|mitad y mitad/iu, 2 * TABLESPOON_ML, 'ml', ['Cremas']],
  [/agria/iu, 30, 'g', ['Cremas']],
  [/evaporada|condensada/iu, 2 * TABLESPOON_ML, 'ml', ['Leche evaporada y condensada', 'Leche UHT']],
  [/melón de agua/iu, 280, 'g', ['Melones', 'Frutas picadas']],
  [/limón/iu, 50, 'g', ['Cítricos']],
  [/aguacates?/iu, 50, 'g', ['Del país', 'Para ensalada']],
  // Chili peppers and green onions; what only flavors is less.
  [/ají|cebollines/iu, 30, 'g', ['Para el sofrito']],
  [/ajo\b|recao|cilantrillo|jengibre|perejil/iu, 4, 'g', ['Para el sofrito']],
  [/papas?\b|batatas?\b|ñame/iu, 110, 'g', ['Viandas', 'Viandas congeladas']],
  [/calabaza/iu, 130, 'g', ['Viandas', 'Viandas congeladas']],
  [/coco (?:seco|rallado)/iu, 15, 'g', ['Tropicales', 'Para hornear']],
  [/bagels?/iu, 110, 'g', ['Panes de desayuno']],
  [/tortillas?/iu, 55, 'g', ['Panes planos']],
  [/waffles?/iu, 85, 'g', ['Desayunos congelados']],
  [/panqueques?/iu, 110, 'g', ['Desayunos congelados']],
  [/tocineta/iu, 54, 'g', ['Embutidos']],
  [/jamón/iu, 85, 'g', ['Embutidos']],
  [/longaniza/iu, 75, 'g', ['Embutidos']],
  [/salami/iu, 30, 'g', ['Carnes frías']],
  [/pavo|pollo/iu, 55, 'g', ['Carnes frías'], FSIS_POULTRY],
  [/pollo asado/iu, 85, 'g', ['Listos para comer'], FSIS_POULTRY],
  [/ensalada de papa/iu, 140, 'g', ['Listos para comer']],
  [/ensalada/iu, 100, 'g', ['Listos para comer']],
  [/bacalao/iu, 30, 'g', ['Pescado y mariscos']],
  [/jueyes|cocid[oa]s/iu, 85, 'g', ['Pescado y mariscos']],
  [/de soda/iu, 15, 'g', ['Galletas', 'Galletas saladas']],
  [/instantánea|canela/iu, 55, 'g', ['Cereales calientes']],
  [/inflado/iu, 15, 'g', ['Cereales']],
  [/pasas|salvado|cuadritos|crujiente/iu, 60, 'g', ['Cereales']],
  [/morrones/iu, 4, 'g', ['Vegetales en lata']],
  [/maicena|almidón/iu, 10, 'g', ['Para hornear']],
  [/polvo de hornear|bicarbonato/iu, 0.6, 'g', ['Para hornear']],
  [/cacao/iu, TABLESPOON_ML, 'ml', ['Para hornear']],
  [/crema en polvo/iu, 2, 'g', ['Para el café']],
  [/pasta de tomate/iu, 30, 'g', ['Tomate']],
  [/salsa de tomate/iu, 60, 'g', ['Tomate']],
  [/mayonesa|mayoketchup/iu, 15, 'g', ['Salsas de mesa']],
  [/bbq|barbacoa/iu, 2 * TABLESPOON_ML, 'ml', ['Salsas de mesa']],
  [/mostaza|inglesa/iu, 5, 'ml', ['Salsas de mesa']],
  [/nachos/iu, 2 * TABLESPOON_ML, 'ml', ['Picantes']],
  [/jaleas?|mermeladas?/iu, TABLESPOON_ML, 'ml', ['Untables']],
  [/botella|frío/iu, 360, 'ml', ['Té']],
  [/burritos?/iu, 140, 'g', ['Platos listos']],
  [/albóndigas/iu, 85, 'g', ['Platos listos']],
  // Condensed: as much water comes to it before it is 245 g of soup.
  [/^sopa .*en lata/iu, 122.5, 'g', ['Sopas']],
];

/** Dry food whose reference amount is that of the dish made of it, which nobody has measured. */
const DRY_DISH = /instantáneos|cubitos|mezcla para|leche (?:\p{L}+ )?en polvo|gelatina|sobres?(?!\p{L})/iu;

/** 21 CFR 101.12(b), table 2, in the rule of 2016; meat and poultry by the tables of FSIS. */
const rows: readonly Row[] = [
  // Bakery and grains.
  [50, 'g', ['Pan criollo', 'Pan de sándwich', 'Pan de hamburger y hot dog', 'Panes planos']],
  [30, 'g', ['Galletas', 'Galletas saladas', 'Galletas dulces', 'Harinas', 'Mezclas']],
  [40, 'g', ['Barras', 'Cereales', 'Cereales calientes']],
  [60, 'g', ['Granolas']],
  [45, 'g', ['Arroces', 'Granos']],
  [55, 'g', ['Pastas']],
  // Drinks; 12 fl oz since 2016, juice and milk 8.
  [360, 'ml', ['Agua', 'Agua de coco', 'Refrescos', 'Malta', 'Energizantes', 'Hidratantes']],
  [
    CUP_ML,
    'ml',
    ['Jugos', 'Néctares', 'Bebidas vegetales', 'Leches vegetales', 'Leche fresca', 'Leche de sabores'],
  ],
  [CUP_ML, 'ml', ['Leche sin lactosa', 'Leche UHT', 'Yogurt para beber']],
  // Dairy and eggs.
  [170, 'g', ['Yogurt', 'Yogurt griego', 'Yogurt sin lácteos']],
  [30, 'g', ['Queso de papa', 'Queso rallado', 'Queso en lascas', 'Queso para merienda', 'Queso blanco']],
  [30, 'g', ['Queso untable', 'Queso de bola']],
  [TABLESPOON_ML, 'ml', ['Mantequilla', 'Margarina', 'Cremas', 'Aceites']],
  [50, 'g', ['Huevos']],
  [160, 'ml', ['Mantecados']],
  // Meat, fish and what stands in for them.
  [114, 'g', ['Pollo', 'Pavo'], FSIS_POULTRY],
  [114, 'g', ['Res', 'Cerdo'], FSIS_MEAT],
  [55, 'g', ['Embutidos', 'Carnes frías', 'Carnes en lata'], FSIS_MEAT],
  [110, 'g', ['Pescado y mariscos']],
  [85, 'g', ['Pescado en lata', 'Proteína vegetal']],
  // Fruit.
  [140, 'g', ['Guineos', 'Cítricos', 'Tropicales', 'Frutas picadas', 'Melones', 'Manzanas y peras']],
  [
    140,
    'g',
    ['Frutas de hueso', 'Uvas y bayas', 'Frutas congeladas', 'Pulpas de fruta', 'Frutas en lata', 'Compotas'],
  ],
  [40, 'g', ['Frutas secas']],
  // Vegetables and legumes.
  [85, 'g', ['Del país', 'Hojas y ensaladas', 'Para ensalada', 'Para cocinar', 'Para el sofrito']],
  [85, 'g', ['Vegetales congelados', 'Granos congelados', 'Viandas', 'Viandas congeladas']],
  [130, 'g', ['Vegetales en lata', 'Granos en lata']],
  [35, 'g', ['Granos secos']],
  [15, 'g', ['Aceitunas y alcaparras']],
  [30, 'g', ['Encurtidos']],
  [30, 'g', ['Sofrito y recaíto']],
  // Snacks, soups, sauces and what is used by the spoon.
  [30, 'g', ['Nueces y semillas', 'Popcorn', 'Frituras y papitas', 'Chocolates', 'Aderezos']],
  [245, 'g', ['Sopas']],
  [125, 'g', ['Tomate']],
  [TABLESPOON_ML, 'ml', ['Salsas de mesa', 'Salsas asiáticas', 'Vinagres']],
  [2 * TABLESPOON_ML, 'ml', ['Untables', 'Dips']],
  [5, 'ml', ['Picantes']],
  [1.25, 'ml', ['Especias', 'Hierbas secas', 'Sal', 'Sazonadores']],
  // Dishes that a cup measures, and those that it doesn't.
  [CUP_ML, 'ml', ['Platos listos', 'Platos criollos']],
  [140, 'g', ['Pizzas', 'Listos para comer', 'Pasteles']],
];

const bySubcategory: ReadonlyMap<string, ReferenceAmount> = new Map(
  rows.flatMap(([amount, unit, subcategories, source = FDA]) =>
    subcategories.map((subcategory) => [subcategory, { amount, unit, source }] as const),
  ),
);

/** Null where the table has no such food, as ground coffee: then nothing may be claimed of it. */
export const referenceAmountOf = ({ title, subcategory }: NamedFood): ReferenceAmount | null => {
  if (subcategory === null || DRY_DISH.test(title)) return null;
  const special = byTitle.find(([words, , , shelves]) => shelves.includes(subcategory) && words.test(title));
  const general = bySubcategory.get(subcategory);
  if (!special) return general ?? null;
  return { amount: special[1], unit: special[2], source: special[4] ?? general?.source ?? FDA };
};

/** 'Low' must hold of 50 g too where the reference amount is 30 g or 2 tablespoons, or less. */
export const isSmall = ({ amount, unit }: ReferenceAmount): boolean =>
  unit === 'g' ? amount <= 30 : amount <= 2 * TABLESPOON_ML;

const millilitres: readonly (readonly [measure: RegExp, ml: number])[] = [
  [/ml\b/, 1],
  [/tazas?\b/, CUP_ML],
  [/cucharadas?\b/, TABLESPOON_ML],
  [/cucharaditas?\b/, 5],
];
const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '⅓': 1 / 3,
  '½': 0.5,
  '⅔': 2 / 3,
  '¾': 0.75,
};

/**
 * Grams of a reference amount. A volume is weighed as the food's own serving weighs ("1 cucharada (14 g)"),
 * or as water where the serving isn't told in a volume.
 */
export const referenceGrams = (
  { amount, unit }: ReferenceAmount,
  serving: { readonly servingG: number; readonly servingLabel: string },
): number => {
  if (unit === 'g') return amount;
  for (const [measure, ml] of millilitres) {
    const told = new RegExp(`([\\d.,]*)\\s*([¼⅓½⅔¾]?)\\s*${measure.source}`, 'u').exec(serving.servingLabel);
    const count = told ? (typedNumber(told[1] ?? '', 'amount') ?? 0) + (fractions[told[2] ?? ''] ?? 0) : 0;
    if (count > 0) return (amount * serving.servingG) / (count * ml);
  }
  return amount;
};
