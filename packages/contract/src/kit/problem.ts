import { z } from 'zod';

/** RFC 9457 problem details; every error of the API has this shape, in Spanish. */
export const problemSchema = z.looseObject({
  /** Stable name of the kind of refusal, e.g. `/problemas/sin-permiso`. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** By field, where a form is at fault. */
  errors: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
