import { tidyLine, tidyNote } from '@nutricion/domain/kit/plain-text';
import { z } from 'zod';

/** One line of typed text: a name, a street. Tidied before its length is checked. */
export const line = (missing?: string) => z.string(missing).overwrite(tidyLine);

/** Several lines of typed text. */
export const note = (missing?: string) => z.string(missing).overwrite(tidyNote);
