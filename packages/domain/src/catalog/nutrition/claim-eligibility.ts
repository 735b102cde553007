import type { NamedFood } from './reference-amounts.ts';

/** Sweets, sodas and fried food don't get claims (in the spirit of 21 CFR 104.20(a)). */
const INELIGIBLE_SUBCATEGORIES: ReadonlySet<string> = new Set([
  ...['Dulces típicos', 'Postres criollos', 'Limbers', 'Mantecados', 'Chocolates', 'Chocolate', 'Repostería'],
  ...[
    'Galletas dulces',
    'Azúcar y edulcorantes',
    'Miel y siropes',
    'Refrescos',
    'Malta',
    'Energizantes',
    'Dulces',
  ],
  ...['Frituras', 'Frituras congeladas', 'Frituras y papitas', 'Empanadillas', 'Papas y batatas'],
  ...['Pollo y pescado empanado'],
]);

/** Sweets and fried food in other subcategories, and food for babies: 21 CFR 101.13(b)(3). */
const INELIGIBLE_TITLE =
  /chips|(?<!\p{L})frit[oa]s?(?!\p{L})|maíz con chocolate|tostones|amarillos|chicharr|jalea|mermelada|condensada|crema de coco|almíbar|azucarad|infantil|beb[eé]s?\b/iu;

export const canMakeClaims = ({ title, subcategory }: NamedFood): boolean =>
  !INELIGIBLE_SUBCATEGORIES.has(subcategory ?? '') && !INELIGIBLE_TITLE.test(`${title} ${subcategory ?? ''}`);
