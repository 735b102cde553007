/** A wrong place in the recipes or in what they are measured with. */
export interface RecipeFault {
  /** Its path from the project's root. */
  readonly file: string;
  /** `arroz-con-gandules, ingredients[2].unit`, or `línea 12`. */
  readonly field: string;
  /** What is wrong, in Spanish. */
  readonly message: string;
}

export interface RecipeRefusal {
  readonly kind: 'bad-recipes';
  /** Every fault of every file, in their order. */
  readonly faults: readonly RecipeFault[];
}

const MAX_FAULTS_SHOWN = 50;

/** Every fault on its own line, under one sentence that says that nothing was loaded. */
export const recipeRefusalText = ({ faults }: RecipeRefusal): string => {
  const rest = faults.length - MAX_FAULTS_SHOWN;
  return [
    `Las recetas de data/ tienen ${faults.length} ${faults.length === 1 ? 'falta' : 'faltas'} y no se cargó ninguna:`,
    ...faults.slice(0, MAX_FAULTS_SHOWN).map(({ file, field, message }) => `  ${file}, ${field}: ${message}`),
    ...(rest > 0 ? [`  … y ${rest} más`] : []),
  ].join('\n');
};
