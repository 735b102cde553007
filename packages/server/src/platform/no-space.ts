/** Whose disk is full by this error: that of a file of ours, or the database's; null for every other error. */
export const noSpace = (error: unknown): 'file' | 'database' | null => {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'file';
  if (code === '53100') return 'database';
  return noSpace(error.cause);
};
