/** More than a person reads at once. */
const MAX_SHOWN_ISSUES = 50;

/**
 * Everything that is wrong with the files that a command or a start reads, each fault on its own line.
 * @param opening says what follows from it, with the count in words: "3 faltas"
 */
export const issueReport = (issues: readonly string[], opening: (count: string) => string): string => {
  const rest = issues.length - MAX_SHOWN_ISSUES;
  return [
    opening(`${issues.length} ${issues.length === 1 ? 'falta' : 'faltas'}`),
    ...issues.slice(0, MAX_SHOWN_ISSUES).map((issue) => `  ${issue}`),
    ...(rest > 0 ? [`  … y ${rest} más`] : []),
  ].join('\n');
};
