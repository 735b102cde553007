import type { z } from 'zod';

/**
 * The message for an input whose schema has none: always our own Spanish text, so that no library's message reaches
 * a screen. Passed to zod with each parse.
 */
export const inputMessage = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? MISSING : (byType[issue.expected] ?? WRONG);
    case 'too_small':
      return tooSmall[issue.origin]?.(String(issue.minimum)) ?? WRONG;
    case 'too_big':
      return tooBig[issue.origin]?.(String(issue.maximum)) ?? WRONG;
    case 'invalid_format':
      return byFormat[issue.format] ?? 'Eso no tiene la forma que hace falta. Revísalo.';
    case 'invalid_value':
      return issue.input === undefined ? MISSING : 'Escoge una de las opciones que hay.';
    case 'unrecognized_keys':
      return 'Sobra un dato que la tienda no conoce. Vuelve a cargar la página e intenta de nuevo.';
    default:
      return WRONG;
  }
};

const MISSING = 'Falta este dato. Complétalo.';
const WRONG = 'Este dato no es válido. Revísalo.';

const byType: Readonly<Record<string, string>> = {
  string: 'Escribe un texto.',
  number: 'Escribe un número.',
  int: 'Escribe un número entero.',
  boolean: 'Di sí o no.',
  array: 'Manda una lista.',
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: 'Eso ya no está en la tienda. Vuelve a cargar la página.',
  email: 'Escribe un email válido.',
  date: 'Escoge una fecha válida.',
  datetime: 'Escoge una fecha y hora válidas.',
};

type LimitText = (limit: string) => string;

const tooSmall: Readonly<Record<string, LimitText>> = {
  string: (limit) => (limit === '1' ? MISSING : `Usa ${limit} letras o más.`),
  number: (limit) => `Escribe ${limit} o más.`,
  array: (limit) => (limit === '1' ? MISSING : `Pon ${limit} o más.`),
};

const tooBig: Readonly<Record<string, LimitText>> = {
  string: (limit) => `Usa ${limit} letras o menos.`,
  number: (limit) => `Escribe ${limit} o menos.`,
  array: (limit) => `Pon ${limit} o menos.`,
};
