import type { AllergenId } from '../catalog/allergen.ts';
import { fold } from './fold.ts';

/** What of 'sin X' can be proven of a product. */
export interface FreeFrom {
  /** "huevo", as the reason badge says it after 'Sin'. */
  readonly label: string;
  /** ' sin huevo ' and ' con huevo ', as they stand in a folded label. */
  readonly sin: string;
  readonly con: string;
  /** A product known to contain one of these, or possibly traces of it, is never listed. */
  readonly allergens: readonly AllergenId[];
  /** Tags that prove it. Without any, knowing the allergens and finding none of these proves it. */
  readonly provenBy: readonly string[];
  /** 'sin lactosa' on the label proves it although the product is made of milk; 'con sal' the contrary. */
  readonly isProvenByLabel: boolean;
}

const freeFrom = (label: string, rest: Partial<FreeFrom>): FreeFrom => ({
  label,
  sin: ` sin ${fold(label)} `,
  con: ` con ${fold(label)} `,
  allergens: [],
  provenBy: [],
  isProvenByLabel: false,
  ...rest,
});

const allergen = (label: string, ...allergens: AllergenId[]): FreeFrom => freeFrom(label, { allergens });

const tagged = (label: string, ...provenBy: string[]): FreeFrom =>
  freeFrom(label, { provenBy, isProvenByLabel: true });

const lactose = freeFrom('lactosa', { allergens: ['leche'], isProvenByLabel: true });
const milk = allergen('leche', 'leche');
const nuts = allergen('nueces', 'nueces');
const peanuts = allergen('maní', 'mani');
const soy = allergen('soya', 'soya');
const shellfish = allergen('mariscos', 'crustaceos');
const sesame = allergen('ajonjolí', 'ajonjoli');
const sugar = tagged('azúcar', 'low-sugar', 'sin-azucar-anadida');
const sodium = tagged('sal', 'bajo-en-sodio');

/** By the folded singular word after 'sin', or before 'free'. */
export const freeFromByWord: Readonly<Record<string, FreeFrom>> = {
  // No wheat is no proof: malta and oats have gluten too. Only the label's own statement is.
  gluten: freeFrom('gluten', { allergens: ['trigo'], provenBy: ['gluten-free'] }),
  trigo: allergen('trigo', 'trigo'),
  wheat: allergen('trigo', 'trigo'),
  leche: milk,
  lacteo: milk,
  dairy: milk,
  milk,
  lactosa: lactose,
  lactose,
  huevo: allergen('huevo', 'huevo'),
  egg: allergen('huevo', 'huevo'),
  pescado: allergen('pescado', 'pescado'),
  fish: allergen('pescado', 'pescado'),
  marisco: shellfish,
  crustaceo: shellfish,
  camaron: shellfish,
  shellfish,
  nuez: nuts,
  'frutos secos': nuts,
  almendra: nuts,
  nut: nuts,
  mani: peanuts,
  cacahuate: peanuts,
  cacahuete: peanuts,
  peanut: peanuts,
  soya: soy,
  soja: soy,
  soy,
  ajonjoli: sesame,
  sesamo: sesame,
  sesame,
  azucar: sugar,
  sugar,
  sal: sodium,
  sodio: sodium,
  sodium,
  colesterol: tagged('colesterol', 'zero-cholesterol'),
};

/** A tag that a search asks for, and what contradicts it. */
export interface DietTag {
  readonly tag: string;
  /** A product known to contain one of these can't have the tag, whatever else matches. */
  readonly ruledOutBy: readonly AllergenId[];
}

const diet = (tag: string, ...ruledOutBy: AllergenId[]): DietTag => ({ tag, ruledOutBy });
const vegan = diet('vegan', 'leche', 'huevo', 'pescado', 'crustaceos');

/** 'alto en X', 'rico en X', 'fuente de X'. */
export const highInByWord: Readonly<Record<string, DietTag>> = {
  fibra: diet('alto-en-fibra'),
  fiber: diet('alto-en-fibra'),
  proteina: diet('fuente-de-proteina'),
  protein: diet('fuente-de-proteina'),
  'vitamina c': diet('rico-en-vitamina-c'),
  calcio: diet('rico-en-calcio'),
  calcium: diet('rico-en-calcio'),
  'omega 3': diet('rico-en-omega-3'),
  omega: diet('rico-en-omega-3'),
};

/** 'bajo en X', 'poco X'. */
export const lowInByWord: Readonly<Record<string, DietTag>> = {
  sodio: diet('bajo-en-sodio'),
  sodium: diet('bajo-en-sodio'),
  sal: diet('bajo-en-sodio'),
  azucar: diet('low-sugar'),
  sugar: diet('low-sugar'),
  colesterol: diet('zero-cholesterol'),
  cholesterol: diet('zero-cholesterol'),
};

/** A single word that names a tag. */
export const dietByWord: Readonly<Record<string, DietTag>> = {
  vegano: vegan,
  vegana: vegan,
  vegan,
  organico: diet('organic'),
  organica: diet('organic'),
  organic: diet('organic'),
  hidratante: diet('hidratante'),
};
