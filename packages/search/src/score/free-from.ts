import { type AllergenDeclaration, definitelyContained } from '@nutricion/domain/catalog/allergen';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { FreeFrom, FreeFromNutrient } from '@nutricion/domain/catalog/words/word-tables';
import { fold, negatedWord } from '@nutricion/language';
import { fields, nameFields } from './read-product.ts';

/** What a product declares that 'sin X' depends on. */
type Declarations = AllergenDeclaration &
  Pick<SearchableProduct, 'highlights' | 'nutrients' | 'normalizedCategory' | 'category'>;

/** What the words of a product say of the X in 'sin X'; several may hold. */
export const SAYS_WITHOUT = 1;
export const SAYS_WITH = 2;
/** They name what usually holds it, as ham does pork; of what may be made otherwise: "jamón de pavo". */
const IMPLIES_IT = 4;
const EXCUSES_IT = 8;

/** Words that say something of an X, in every form, and the fields in which they count. */
interface LabelRule {
  readonly says: number;
  readonly forms: readonly string[];
  readonly fields: number;
}

/** Which words of a product say that it is without X, and which that it contains X. */
export const labelRulesOf = ({
  words,
  provenByWords,
  excusedByWords,
  contradictedBy,
  allergens,
}: FreeFrom): readonly LabelRule[] => {
  // What is no allergen is never declared, so its description counts too.
  const held = allergens.length > 0 ? nameFields : nameFields | fields.description;
  return [
    { says: SAYS_WITHOUT, forms: [...words.map(negatedWord), ...provenByWords], fields: nameFields },
    { says: SAYS_WITH, forms: words, fields: held },
    { says: IMPLIES_IT, forms: contradictedBy, fields: held },
    { says: EXCUSES_IT, forms: excusedByWords, fields: nameFields },
  ];
};

/**
 * Whether a product is free of an X. Without data it is unknown, never free; likely where a diet that the label declares has
 * none, or the amount of a nutrient is low: still unknown, but listed before the others.
 */
export type FreeFromStatus = 'contains' | 'unknown' | 'likely' | 'free';

/**
 * A product is free of something when its label or a highlight proves it, or when its allergens are declared and
 * these aren't among them. Traces count as containing it.
 * @param label bits of `LabelRule.says`
 * @param isItself whether it holds nothing beside what its words say
 */
export const freeFromStatusOf = (
  freeFrom: FreeFrom,
  product: Declarations,
  label: number,
  isItself = false,
): FreeFromStatus => {
  const { contains, containsAtLeast, mayContain, highlights } = product;
  const saysWithout = (label & SAYS_WITHOUT) !== 0;
  if (saysWithout && freeFrom.isProvenByLabel) return 'free';
  if (includesAny(definitelyContained({ contains, containsAtLeast }), freeFrom.allergens)) return 'contains';
  // Traces of fish don't make a vegan dish one of meat: who avoids meat avoids no allergen.
  const isVegan = provingHighlight(freeFrom, highlights) === 'vegan';
  if (!isVegan && includesAny(mayContain, freeFrom.allergens)) return 'contains';
  const isAllergen = freeFrom.allergens.length > 0;
  if (provingHighlight(freeFrom, highlights) !== null) return 'free';
  const isDeclared = isAllergen && contains !== null;
  if (saysWith(label) && !saysWithout && !isDeclared) return 'contains';
  if (isItself) return 'free';
  if (isAllergen && !isDeclared) return isRuledOutByDiet(freeFrom, highlights) ? 'likely' : 'unknown';
  if (freeFrom.nutrient && !saysWithout) return nutrientStatusOf(freeFrom.nutrient, product);
  const needsProof = freeFrom.provenByHighlights.length > 0 || !isAllergen;
  return needsProof && !saysWithout ? 'unknown' : 'free';
};

const saysWith = (label: number): boolean =>
  (label & SAYS_WITH) !== 0 || ((label & IMPLIES_IT) !== 0 && (label & EXCUSES_IT) === 0);

/** Of a nutrient the amount in a serving decides, where it is known. */
const nutrientStatusOf = (
  { name, freeBelow, heldFrom, naturalIn }: FreeFromNutrient,
  { nutrients, normalizedCategory, category }: Declarations,
): FreeFromStatus => {
  const amount = nutrients?.[name] ?? null;
  if (amount === null) return 'unknown';
  if (amount < freeBelow) return 'free';
  const isNatural = naturalIn.some((id) => id === normalizedCategory || id === fold(category));
  return amount < heldFrom || isNatural ? 'likely' : 'contains';
};

/** What vegan food doesn't have. Neither this label nor "gluten free" declares traces, so they prove nothing. */
const NOT_VEGAN: ReadonlySet<string> = new Set(['leche', 'huevo', 'pescado', 'crustaceos']);

const isRuledOutByDiet = ({ allergens }: FreeFrom, highlights: readonly string[]): boolean =>
  allergens.every(
    (id) =>
      (NOT_VEGAN.has(id) && highlights.includes('vegan')) ||
      (id === 'trigo' && highlights.includes('gluten-free')),
  );

/** The highlight of a product that proves it free of X; null where none does. */
export const provingHighlight = (freeFrom: FreeFrom, highlights: readonly string[]): string | null =>
  freeFrom.provenByHighlights.find((tag) => highlights.includes(tag)) ?? null;

/** True when a list has one of the wanted items. */
export const includesAny = (list: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && list.some((item) => wanted.includes(item));
