/** What to do about a product that runs out while the order is packed: of the whole order, or of one line. */
export type Substitution = 'best-match' | 'call-me' | 'none';

/** As a customer picks it; the likeliest first. */
export const substitutionChoices: readonly {
  readonly id: Substitution;
  readonly title: string;
  readonly detail: string;
}[] = [
  { id: 'best-match', title: 'Cámbialo', detail: 'Por lo más parecido' },
  { id: 'call-me', title: 'Llámame', detail: 'Y decidimos' },
  { id: 'none', title: 'Déjalo fuera', detail: 'Y no lo pagas' },
];

export const isSubstitution = (value: unknown): value is Substitution =>
  substitutionChoices.some(({ id }) => id === value);

/** The promise about every substitute: a wrong allergen makes somebody ill. */
export const SUBSTITUTE_PROMISE = 'Nunca lo cambiamos por algo con un alérgeno de tu perfil.';

/** What the shop will do, after "Si algo falta," or "Si falta,". */
export const substitutionText = (wish: Substitution): string => {
  switch (wish) {
    case 'best-match':
      return 'lo cambiamos por lo más parecido';
    case 'call-me':
      return 'te llamamos';
    case 'none':
      return 'lo dejamos fuera y no lo pagas';
  }
};
