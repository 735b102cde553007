/** The nine major allergens of US law (FALCPA and the FASTER Act), as their labels here read. */
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

const ids: ReadonlySet<string> = new Set(allergens.map(({ id }) => id));

export const isAllergenId = (text: string): text is AllergenId => ids.has(text);

/** What is known of an allergen in a product. Silence is never "no contiene". */
export type AllergenFact = 'contiene' | 'puede-contener' | 'no-declarado' | 'sin-datos';

export interface AllergenDeclaration {
  /** Everything the product contains; null when nobody has told us the whole of it. */
  readonly contains: readonly AllergenId[] | null;
  readonly mayContain: readonly AllergenId[];
  /**
   * What it surely contains where `contains` is null: its name says so, and its label, that would tell the
   * rest, we haven't got. Kept apart, so that whoever overlooks it takes the product for unknown, never for safe.
   */
  readonly containsAtLeast?: readonly AllergenId[] | undefined;
}

/** What is known to be in it, be that everything or not. */
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
