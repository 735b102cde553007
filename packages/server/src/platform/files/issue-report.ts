/** The most that is printed. */
const MAX_SHOWN_ISSUES = 50;

/**
 * All issues that a command or a start found in its input files, one on each line. `opening` gives the first line for
 * a count in words: "3 faltas".
 */
export const issueReport = (issues: readonly string[], opening: (count: string) => string): string => {
  const rest = issues.length - MAX_SHOWN_ISSUES;
  return [
    opening(`${issues.length} ${issues.length === 1 ? 'falta' : 'faltas'}`),
    ...issues.slice(0, MAX_SHOWN_ISSUES).map((issue) => `  ${issue}`),
    ...(rest > 0 ? [`  … y ${rest} más`] : []),
  ].join('\n');
};
