import { issueReport } from '../../platform/files/issue-report.ts';

/** An issue in the recipe files or the kitchen data. */
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

/** Every issue on its own line, under a sentence that nothing was loaded. */
export const recipeRefusalText = ({ issues }: RecipeRefusal): string =>
  issueReport(
    issues.map(({ file, field, message }) => `${file}, ${field}: ${message}`),
    (count) => `Las recetas de data/ tienen ${count} y no se cargó ninguna:`,
  );
