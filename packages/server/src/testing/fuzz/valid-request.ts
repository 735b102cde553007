import type { Random } from '@nutricion/domain/kit/random';
import type { Sender } from '../whole-shop.ts';
import type { Operation, Schema } from './operations.ts';

/** Values of this shop by field name, for what a schema can't express. */
export type SampleValues = Readonly<Record<string, readonly unknown[]>>;

export interface ValidRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Sent as it is in place of a body of JSON. */
  readonly file: SentFile | undefined;
  readonly as: Sender;
}

export interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Parts of a request that depend on the state. A field given as undefined is omitted. */
export type FixedRequest = Partial<ValidRequest>;

/** A request by the operation's schema; optional fields are included half of the time. */
export const sampleRequest = (operation: Operation, samples: SampleValues, random: Random): ValidRequest => {
  const sampleValue = drawsFrom({ ...samples, ...valuesNamed(samples, lastWord(operation.path)) }, random);
  const part = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      operation.parameters
        .filter((each) => each.in === place && (each.required || random() < 0.5))
        .map(({ name, schema }) => [name, sampleValue(schema, nameInPath(operation.path, name))])
        .filter(([, value]) => value !== undefined),
    );
  return {
    params: part('path'),
    query: part('query'),
    headers: part('header'),
    body: operation.body && sampleValue(operation.body, ''),
    file: undefined,
    as: operation.path.startsWith('/api/admin/') ? 'admin' : 'customer',
  };
};

/** The random request with the fixed parts over it; for a union, all of the fixed one. */
export const withFixedValues = (
  { body }: Operation,
  sample: ValidRequest,
  given: FixedRequest,
): ValidRequest => ({
  ...sample,
  ...given,
  params: { ...sample.params, ...given.params },
  query: without({ ...sample.query, ...given.query }),
  headers: without({ ...sample.headers, ...given.headers }),
  body:
    body?.type === 'object'
      ? without({ ...(sample.body as object), ...(given.body as object) })
      : (given.body ?? sample.body),
});

const without = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
/** `{id}` of /api/orders/{id} is known as `orders.id`. */
const nameInPath = (path: string, name: string): string => {
  const parts = path.split('/');
  const at = parts.indexOf(`{${name}}`);
  return name === 'id' && at > 0 ? `${parts[at - 1]}.id` : name;
};

/** Values of `cancel.lines` apply to `lines` under /api/admin/orders/{id}/cancel. */
const valuesNamed = (samples: SampleValues, word: string): SampleValues =>
  Object.fromEntries(
    Object.entries(samples)
      .filter(([name]) => name.startsWith(`${word}.`))
      .map(([name, values]) => [name.slice(word.length + 1), values]),
  );

/** `movements` of /api/admin/stock/{id}/movements. */
const lastWord = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const drawsFrom = (samples: SampleValues, random: Random) => {
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const sampleValue = (schema: Schema, name: string): unknown => {
    const values = Object.hasOwn(samples, name) ? samples[name] : undefined;
    if (values) return pick(values);
    if ('const' in schema) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return sampleValue(pick(choices), name);
    switch (schema.type) {
      case 'object':
        return objectOf(schema);
      case 'array':
        return arrayOf(schema, name);
      case 'integer':
        return whole(schema.minimum ?? 0, Math.min(schema.maximum ?? 9, (schema.minimum ?? 0) + 9));
      case 'number':
        return whole(Math.max(1, schema.minimum ?? 1), Math.min(schema.maximum ?? 90, 90));
      case 'boolean':
        return random() < 0.5;
      case 'null':
        return null;
      default:
        return textOf(schema);
    }
  };
  const objectOf = ({ properties = {}, required = [] }: Schema) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random() < 0.5)
        .map(([name, schema]) => [name, sampleValue(schema, name)]),
    );
  /** Distinct items, because most lists here are sets. */
  const arrayOf = ({ items = {}, minItems = 0, maxItems = 3 }: Schema, name: string) => {
    const many = Array.from({ length: whole(minItems, Math.min(maxItems, minItems + 2)) }, () =>
      sampleValue(items, `${name}[]`),
    );
    return [...new Map(many.map((item) => [JSON.stringify(item), item])).values()];
  };
  const textOf = ({ format, minLength = 1 }: Schema): string => {
    const digits = Array.from({ length: 12 }, () => whole(0, 9)).join('');
    if (format === 'uuid') return `3f2b8c1e-4d5a-4b6c-8d7e-${digits}`;
    if (format === 'date') return pick(['2026-11-25', '2026-12-31', '2028-02-29']);
    return `texto ${digits}`.slice(0, Math.max(minLength, 9));
  };
  return sampleValue;
};
