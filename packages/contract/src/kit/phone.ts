import { PHONE_MESSAGE, phoneDigits } from '@nutricion/domain/kit/contact';
import { z } from 'zod';

/** A telephone as people type it; what stands around its digits is dropped. */
export const phone = z.string(PHONE_MESSAGE).transform(phoneDigits);
