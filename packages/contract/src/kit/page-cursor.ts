import { z } from 'zod';

export const REOPEN_LIST = 'Vuelve a abrir la lista desde el principio.';

/**
 * Where a page of a list ends: what the list is ordered by and the id of its last row, joined by `_`, as the answer before it gave them.
 * @param parts what each of them has to be
 */
export const pageCursor = (parts: readonly z.ZodType[], refusal: string) =>
  z
    .string()
    .max(120, refusal)
    .refine((text) => {
      const values = text.split('_');
      return (
        values.length === parts.length && parts.every((part, index) => part.safeParse(values[index]).success)
      );
    }, refusal);
