import { z } from 'zod';

/** Inputs that a schema should refuse: nothing, wrong types, and for each field in turn missing, wrong and too much. */
export const invalidInputs = (schema: z.ZodType): readonly unknown[] => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape;
  return [undefined, ...variants(shape)];
};

interface JsonShape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly items?: JsonShape;
  readonly anyOf?: readonly JsonShape[];
  readonly oneOf?: readonly JsonShape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const WRONG: readonly unknown[] = [
  null,
  3.7,
  -1e9,
  1e300,
  true,
  '',
  'x'.repeat(20_000),
  [],
  {},
  { extra: 1 },
];

/** Wrong values of a shape; those of an object have one field spoilt and the others left as `sample` has them. */
const variants = (shape: JsonShape): readonly unknown[] => [
  ...WRONG,
  ...choicesOf(shape).flatMap((choice) => [
    ...Object.entries(choice.properties ?? {}).flatMap(([field, inner]) =>
      [undefined, ...variants(inner)].map((value) => ({ ...sampleObject(choice), [field]: value })),
    ),
    ...(choice.properties ? [{ ...sampleObject(choice), extra: 1 }] : []),
    ...(choice.items ? variants(choice.items).map((value) => [value]) : []),
    ...(choice.items ? [Array.from({ length: 1_000 }, () => sample(choice.items ?? {}))] : []),
  ]),
];

const choicesOf = (shape: JsonShape): readonly JsonShape[] => [
  shape,
  ...(shape.anyOf ?? shape.oneOf ?? []).flatMap(choicesOf),
];

/** A value of about the right shape; whether its letters are right doesn't matter here. */
const sample = (shape: JsonShape): unknown => {
  const [choice] = shape.anyOf ?? shape.oneOf ?? [];
  if (choice) return sample(choice);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.properties) return sampleObject(shape);
  if (shape.type === 'array') return [];
  if (shape.type === 'boolean') return true;
  return shape.type === 'number' || shape.type === 'integer' ? 1 : 'uno';
};

const sampleObject = (shape: JsonShape): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(shape.properties ?? {}).map(([field, inner]) => [field, sample(inner)]));
