/** A wrong place in an article: which file, which field of its front matter or line of its text. */
export interface ArticleFault {
  readonly file: string;
  /** `quiz[0].answer`, or `texto, línea 12`. */
  readonly field: string;
  /** What is wrong, in Spanish. */
  readonly message: string;
}

export interface ArticleRefusal {
  readonly kind: 'bad-articles';
  /** Every fault of every file, in their order. */
  readonly faults: readonly ArticleFault[];
}

const MAX_FAULTS_SHOWN = 50;

/** Every fault on its own line, under one sentence that says that nothing opened. */
export const articleRefusalText = ({ faults }: ArticleRefusal): string => {
  const rest = faults.length - MAX_FAULTS_SHOWN;
  return [
    `Los artículos de data/articles tienen ${faults.length} ${faults.length === 1 ? 'falta' : 'faltas'} y la tienda no abre:`,
    ...faults.slice(0, MAX_FAULTS_SHOWN).map(({ file, field, message }) => `  ${file}, ${field}: ${message}`),
    ...(rest > 0 ? [`  … y ${rest} más`] : []),
  ].join('\n');
};
