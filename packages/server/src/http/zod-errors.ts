import { z } from 'zod';
import { es } from 'zod/locales';

// Messages that a schema doesn't give itself come in Spanish.
z.config(es());

/** The first message for each field, by its dotted path: `{ 'contact.phone': 'Escribe…' }`. */
export const zodErrors = (error: z.ZodError): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
    errors[path.join('.') || 'body'] ??= issue.message;
  }
  return errors;
};
