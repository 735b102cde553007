/** Errors are stored in memory only, the last hundred, and logged to the console (specification, section 8). */
const LIMIT = 100;
const lastErrors: { readonly at: string; readonly message: string; readonly error: unknown }[] = [];

export const logError = (message: string, error: unknown): void => {
  lastErrors.push({ at: new Date().toISOString(), message, error });
  if (lastErrors.length > LIMIT) lastErrors.shift();
  // biome-ignore lint/suspicious/noConsole: the specification wants it in the console, and nowhere else
  console.error(message, error);
};

/** Global errors and unhandled rejections; called once, when the app starts. */
export const logGlobalErrors = (): void => {
  window.addEventListener('error', ({ message, error }) => logError(message, error));
  window.addEventListener('unhandledrejection', ({ reason }) => logError('Unhandled rejection', reason));
};
