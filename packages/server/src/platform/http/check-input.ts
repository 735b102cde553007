import { inputMessage } from '@nutricion/contract/kit/input-message';
import { hasHarmfulCharacter, isUnstorable } from '@nutricion/domain/kit/plain-text';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { z } from 'zod';

/** One message for each field, by its dotted path: `{ 'contact.phone': 'Escribe…' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates input with a schema. Refuses with the first message of each field. */
export const checkInput = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, FieldErrors> => {
  const parsed = schema.safeParse(value, { error: inputMessage });
  if (!parsed.success) return refuse(firstOfEach(parsed.error.issues.map(issueOf)));
  const issues = harmfulTexts(parsed.data, []);
  return issues.length === 0 ? accept(parsed.data) : refuse(firstOfEach(issues));
};

type FieldIssue = readonly [field: string, message: string];

const issueOf = (issue: z.core.$ZodIssue): FieldIssue => {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
  return [path.join('.') || 'body', issue.message];
};

/** `fromEntries`, because assigning to a field that somebody called `__proto__` would be lost. */
const firstOfEach = (issues: readonly FieldIssue[]): FieldErrors => {
  const first = new Map<string, string>();
  for (const [field, message] of issues) if (!first.has(field)) first.set(field, message);
  return Object.fromEntries(first);
};

/**
 * PostgreSQL can store neither NUL nor half of a UTF-16 surrogate pair, and its error would become a 500. Control
 * characters are refused too, except in passwords, which nobody reads.
 */
const harmfulTexts = (value: unknown, path: readonly string[]): readonly FieldIssue[] => {
  if (typeof value === 'string') {
    const isHarmful = /password/i.test(path.at(-1) ?? '') ? isUnstorable(value) : hasHarmfulCharacter(value);
    return isHarmful ? [[path.join('.'), HARMFUL]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => harmfulTexts(inner, [...path, field]));
};

const HARMFUL = 'Ese texto tiene un carácter que no se puede guardar. Bórralo y escríbelo de nuevo.';
