import { endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as accountForms from '../../accounts/account-input.ts';
import { invalidInputs } from '../../testing/invalid-inputs.builders.ts';
import { checkInput } from './check-input.ts';

const OF_THE_LIBRARY = 'texto de la biblioteca';

/** Replaces zod's default texts by one that the test can recognize. */
beforeAll(() => void z.config({ localeError: () => OF_THE_LIBRARY }));
afterAll(() => void z.config({ localeError: undefined }));

const declared: Readonly<Record<string, Endpoint>> = endpoints;
const schemas: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ...Object.entries(declared).flatMap(([key, endpoint]) =>
    (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [[`${part} of ${key}`, schema] as const] : [];
    }),
  ),
  ...Object.entries(accountForms).flatMap(([name, form]) =>
    form instanceof z.ZodType ? [[name, form] as const] : [],
  ),
];

const messagesFor = (schema: z.ZodType): readonly string[] =>
  invalidInputs(schema).flatMap((input) => {
    const checked = checkInput(schema, input);
    return checked.ok ? [] : Object.values(checked.refusal);
  });

/** A Spanish sentence of ours, and none of zod's default texts. */
const isOurs = (message: string): boolean =>
  message !== OF_THE_LIBRARY &&
  !/Entrada inválida|Invalid|expected|se esperaba|Opción inválida|Demasiado/.test(message) &&
  /^[A-ZÁÉÍÓÚÑ«¿¡]/.test(message);

describe('error texts of zod', () => {
  it('never reach a screen, from any part of a request that a schema refuses', () => {
    const messages = schemas.map(([name, schema]) => [name, messagesFor(schema)] as const);
    expect(messages.length).toBeGreaterThan(200);
    expect(messages.filter(([, each]) => each.length === 0)).toEqual([]);
    const foreign = messages.flatMap(([name, each]) =>
      each.filter((message) => !isOurs(message)).map((message) => `${name}: ${message}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are recognized by this test', () => {
    const parsed = z.strictObject({ name: z.string() }).safeParse({ name: 3, more: 1 });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([OF_THE_LIBRARY, OF_THE_LIBRARY]);
  });
});
