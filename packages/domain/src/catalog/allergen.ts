/** The nine major allergens of US law (FALCPA and the FASTER Act), with their Spanish labels. */
export const allergens = [
  { id: 'leche', label: 'Leche' },
  { id: 'huevo', label: 'Huevo' },
  { id: 'pescado', label: 'Pescado' },
  { id: 'crustaceos', label: 'Crustáceos' },
  { id: 'nueces', label: 'Nueces' },
  { id: 'mani', label: 'Maní' },
  { id: 'trigo', label: 'Trigo' },
  { id: 'soya', label: 'Soya' },
  { id: 'ajonjoli', label: 'Ajonjolí' },
] as const;

export type AllergenId = (typeof allergens)[number]['id'];

/** Those that come from an animal: what contains one isn't vegan. */
export const animalAllergens: readonly AllergenId[] = ['leche', 'huevo', 'pescado', 'crustaceos'];

const ids: ReadonlySet<string> = new Set(allergens.map(({ id }) => id));

export const isAllergenId = (text: string): text is AllergenId => ids.has(text);

/** What a declaration says of an allergen. An undeclared allergen is never reported as "no contiene". */
export type AllergenFact = 'contiene' | 'puede-contener' | 'no-declarado' | 'sin-datos';

export interface AllergenDeclaration {
  /** All contained allergens; null if the complete list is unknown. */
  readonly contains: readonly AllergenId[] | null;
  readonly mayContain: readonly AllergenId[];
  /**
   * Allergens that are certain while `contains` is null: the name implies them, but the label with the rest is missing. A field of its own, so that
   * code which ignores it treats the product as unknown, never as safe.
   */
  readonly containsAtLeast?: readonly AllergenId[] | undefined;
}

/** The allergens that are certain, whether or not the list is complete. */
export const definitelyContained = ({
  contains,
  containsAtLeast,
}: Pick<AllergenDeclaration, 'contains' | 'containsAtLeast'>): readonly AllergenId[] =>
  contains ?? containsAtLeast ?? [];

export const allergenFact = (declared: AllergenDeclaration, allergen: AllergenId): AllergenFact => {
  if (definitelyContained(declared).includes(allergen)) return 'contiene';
  if (declared.mayContain.includes(allergen)) return 'puede-contener';
  return declared.contains === null ? 'sin-datos' : 'no-declarado';
};
