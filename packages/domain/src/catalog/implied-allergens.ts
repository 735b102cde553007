import type { AllergenId } from './allergen.ts';

/** A word in a product's title or description that implies an allergen. */
export interface ImpliedAllergen {
  /** As written in the text. */
  readonly word: string;
  readonly allergen: AllergenId;
}

/** Matched before single words and removed: "leche de coco" isn't milk. */
const phrases: readonly (readonly [RegExp, readonly AllergenId[]])[] = [
  [/mantequillas? de man[ií]/giu, ['mani']],
  [/(?:mantequilla|leche vegetal|leche|bebida) de (?:almendras?|nuez)/giu, ['nueces']],
  [/(?:leche vegetal|leche|bebida) de soya/giu, ['soya']],
  [/(?:leche vegetal|leche|crema|yogurt|bebida) de (?:coco|avena|arroz|ma[ií]z)/giu, []],
  [/harinas? de (?:arroz|ma[ií]z|yuca)/giu, []],
  [/masa de (?:guineo|yuca|yaut[ií]a|pl[aá]tano)/giu, []],
  [/fruta de pan|queso de soya|nuez moscada|(?:a|dejo a|sabor a) nuez/giu, []],
  [
    /(?:sin|no lleva|hech[oa] sin) (?:leche ni suero|l[aá]cteos|leche|trigo|gluten|huevos?|soya|man[ií])/giu,
    [],
  ],
];

/** Patterns of words with optional accents; `\p{L}` prevents matches inside words ("pan" in "panapén"). */
const words: readonly (readonly [string, AllergenId])[] = [
  [
    'leche|quesos?|quesitos?|yogurt|mantequilla|mantecado|crema de leche|suero de leche|mozzarella|cheddar|ricotta|parmesano|cottage|flan|l[aá]cteos',
    'leche',
  ],
  ['huevos?|mayonesa|mayoketchup|yemas?|claras? de huevo|merengue', 'huevo'],
  ['pescados?|bacalao|bacala[ií]tos|at[uú]n|salm[oó]n|sardinas?|tilapia|merluza|anchoas?|chillo', 'pescado'],
  ['camarones|camar[oó]n|jueyes|juey|langostas?|langostinos?|cangrejos?', 'crustaceos'],
  ['nueces|nuez|almendras?|pistachos?|avellanas?|pacanas?', 'nueces'],
  ['man[ií]|cacahuates?', 'mani'],
  [
    'trigo|harina|pan|panes|bizcochos?|biscuit|galletas?|galletitas|espaguetis?|coditos|macarrones|fideos|lasaña|s[eé]mola|cusc[uú]s|empanad[oa]s?|empanadillas?|hojaldre|croissants?|bagels?|waffles?|panqueques|pretzels?|crutones|mallorcas?|farina',
    'trigo',
  ],
  ['soya|soja|tofu|tempeh|edamame', 'soya'],
  ['ajonjol[ií]|s[eé]samo|tahini', 'ajonjoli'],
];
const patterns = words.map(
  ([fragment, allergen]) => [new RegExp(`(?<!\\p{L})(?:${fragment})(?!\\p{L})`, 'iu'), allergen] as const,
);

/**
 * The allergens that a text implies: "Arepa de harina de trigo con leche de coco" implies only wheat. Each allergen once, with the first word that
 * implies it.
 */
export const impliedAllergens = (text: string): readonly ImpliedAllergen[] => {
  const named = phrases.flatMap(([pattern, allergens]) =>
    [...text.matchAll(pattern)].flatMap(([word]) => allergens.map((allergen) => ({ word, allergen }))),
  );
  const rest = phrases.reduce((text, [pattern]) => text.replace(pattern, ' '), text);
  const read = patterns.flatMap(([pattern, allergen]) => {
    const word = pattern.exec(rest)?.[0];
    return word === undefined ? [] : [{ word, allergen }];
  });
  const seen = new Set<AllergenId>();
  return [...named, ...read].filter(({ allergen }) => !seen.has(allergen) && seen.add(allergen));
};
