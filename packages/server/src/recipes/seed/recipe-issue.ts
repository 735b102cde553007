import { issueReport } from '../../platform/files/issue-report.ts';

/** A wrong place in the recipes or in what they are measured with. */
export interface RecipeIssue {
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
  readonly issues: readonly RecipeIssue[];
}

/** Every fault on its own line, under one sentence that says that nothing was loaded. */
export const recipeRefusalText = ({ issues }: RecipeRefusal): string =>
  issueReport(
    issues.map(({ file, field, message }) => `${file}, ${field}: ${message}`),
    (count) => `Las recetas de data/ tienen ${count} y no se cargó ninguna:`,
  );
