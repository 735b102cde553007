import { expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import type { Endpoint } from './endpoint.ts';

/** Fields without free text: ids, enums, secrets, search terms, notes. */
const noLines = new Set([
  'user_id',
  'said',
  'food',
  'words',
  'unless',
  'query',
  'text',
  'message',
  'description',
  'usage_suggestions',
  'note',
  'email',
  'line',
  'phone',
  'whatsapp',
  'merchantNumber',
  'zip',
  'password',
  'code',
  'backupCode',
  'email_domain',
  'slug',
  'url',
  'body',
]);

/** What a body's schema has for its own texts: neither a format, nor a set of words. */
const textsIn = (schema: z.core.$ZodType, name: string): readonly [string, z.ZodType][] => {
  const { def } = schema._zod as unknown as { def: { type: string; [part: string]: unknown } };
  const inner = (part: unknown, as = name) => textsIn(part as z.core.$ZodType, as);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as object).flatMap(([field, part]) => inner(part, field));
    case 'array':
      return inner(def.element);
    case 'union':
      return (def.options as unknown[]).flatMap((option) => inner(option));
    case 'pipe':
      return inner(def.in);
    case 'optional':
    case 'nullable':
    case 'readonly':
      return inner(def.innerType);
    case 'string':
      return 'format' in def || noLines.has(name) ? [] : [[name, schema as z.ZodType]];
    default:
      return [];
  }
};

const texts = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([key, { body }]) =>
  body ? textsIn(body, '').map(([name, schema]) => ({ key, name, schema })) : [],
);

it('finds texts in the contract to tidy', () => expect(texts.length).toBeGreaterThan(12));

it('every text of a request is kept without what nobody sees', () => {
  const untidy = texts.filter(
    ({ schema }) => schema.safeParse(' Jose\u0301\u200B de\u00A0la\tO ').data !== 'José de la O',
  );
  expect(untidy.map(({ key, name }) => `${key}: ${name}`)).toEqual([]);
});
