import { issueReport } from '../platform/files/issue-report.ts';

/** A wrong place in an article: which file, which field of its front matter or line of its text. */
export interface ArticleIssue {
  readonly file: string;
  /** `quiz[0].answer`, or `texto, línea 12`. */
  readonly field: string;
  /** What is wrong, in Spanish. */
  readonly message: string;
}

export interface ArticleRefusal {
  readonly kind: 'bad-articles';
  /** Every fault of every file, in their order. */
  readonly issues: readonly ArticleIssue[];
}

/** Every issue on its own line, under a sentence that nothing was loaded. */
export const articleRefusalText = ({ issues }: ArticleRefusal): string =>
  issueReport(
    issues.map(({ file, field, message }) => `${file}, ${field}: ${message}`),
    (count) => `Los artículos de data/articles tienen ${count} y la tienda no abre:`,
  );
