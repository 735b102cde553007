import { PHONE_MESSAGE, phoneDigits } from '@nutricion/domain/kit/contact';
import { z } from 'zod';

/** A telephone number as typed; other characters than digits are dropped. */
export const phone = z.string(PHONE_MESSAGE).transform(phoneDigits);
