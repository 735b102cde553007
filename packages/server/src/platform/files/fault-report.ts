/** More than a person reads at once. */
const MOST_SHOWN = 50;

/**
 * Everything that is wrong with the files that a command or a start reads, each fault on its own line.
 * @param opening says what follows from it, with the count in words: "3 faltas"
 */
export const faultReport = (faults: readonly string[], opening: (count: string) => string): string => {
  const rest = faults.length - MOST_SHOWN;
  return [
    opening(`${faults.length} ${faults.length === 1 ? 'falta' : 'faltas'}`),
    ...faults.slice(0, MOST_SHOWN).map((fault) => `  ${fault}`),
    ...(rest > 0 ? [`  … y ${rest} más`] : []),
  ].join('\n');
};
