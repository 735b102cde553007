import { tidyLine, tidyNote } from '@nutricion/domain/kit/plain-text';
import { z } from 'zod';

/** What somebody types in one line: a name, a street. Tidied before its length counts. */
export const line = (missing?: string) => z.string(missing).overwrite(tidyLine);

/** What somebody types in several lines. */
export const note = (missing?: string) => z.string(missing).overwrite(tidyNote);
